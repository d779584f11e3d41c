// The money that an administrator's move would give back or charge: the move itself, taken back.
import type { MoveQuery } from '#contract/admin/booking-desk.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { dryRun } from '#server/database/dry-run.ts'
import { watchMoney } from '#server/features/booking-money/moved.ts'
import { lockCurrent, readAs } from '#server/features/bookings/booking-view.ts'
import { moveLocked } from '#server/features/bookings/moves/moves.ts'

export function previewMove(caller: SignedInCaller, { id, move }: MoveQuery) {
  return dryRun(caller.db, async (db) => {
    const { parts } = await readAs({ ...caller, db }, { id })
    await lockCurrent(db, id)
    const by = {
      parts: parts.filter((part) => part !== 'system'),
      actorId: caller.actor.id,
      reason: 'preview',
      isQuiet: true,
    } as const
    const { money } = await watchMoney(db, id, () => moveLocked(db, id, move, by))
    return money
  })
}
