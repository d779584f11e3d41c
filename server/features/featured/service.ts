// Featured pins: at most eight on one day. The landing page shows them before the best rated.
import { mostPins, type PinOrder, type Unpinning } from '#contract/admin/featured.ts'
import { errors, fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { writeDown } from '#server/features/audit/service.ts'
import {
  countFullest,
  deletePin,
  findListing,
  findPin,
  listPinnedIds,
  listPins,
  lockPins,
  upsertPin,
} from './queries.ts'

const dayOver = errors.DAY_OVER.message

export function readPins({ db }: SignedInCaller) {
  return listPins(db)
}

// Those of today, in the order they are shown.
export function readPinnedIds(db: Db) {
  return listPinnedIds(db)
}

export function pin(caller: SignedInCaller, order: PinOrder) {
  const { id, startsOn, endsOn, reason } = order
  return inTransaction(caller.db, async (db) => {
    await lockPins(db)
    const { barberId, status, today } = (await findListing(db, id)) ?? fail('NOT_FOUND')
    await requireOthersCase({ ...caller, db }, barberId)
    if (status !== 'approved') fail('NOT_APPROVED')
    const before = await findPin(db, barberId)
    if (endsOn < today) fail('INVALID_INPUT', { endsOn: dayOver })
    // One that has begun keeps its first day while its last one changes.
    if (startsOn < today && startsOn !== before?.startsOn)
      fail('INVALID_INPUT', { startsOn: dayOver })
    if (before?.startsOn === startsOn && before.endsOn === endsOn) fail('NOTHING_CHANGED')
    if ((await countFullest(db, barberId, order)) >= mostPins) fail('TOO_MANY_PINS')
    const after = { startsOn, endsOn }
    await upsertPin(db, { barberId, ...after, pinnedBy: caller.actor.id })
    const deed = { action: 'feature', entity: 'barber_profiles', entityId: id, reason }
    await writeDown({ ...caller, db }, { ...deed, ...(before && { before }), after })
  })
}

export function unpin(caller: SignedInCaller, { id, reason }: Unpinning) {
  return inTransaction(caller.db, async (db) => {
    await lockPins(db)
    const { barberId, today } = (await findListing(db, id)) ?? fail('NOT_FOUND')
    const before = (await findPin(db, barberId)) ?? fail('NOT_FOUND')
    // One that is over is not listed anymore.
    if (before.endsOn < today) fail('NOT_FOUND')
    await dropPin(db, barberId)
    const deed = { action: 'unfeature', entity: 'barber_profiles', entityId: id, reason }
    const after = { startsOn: null, endsOn: null }
    await writeDown({ ...caller, db }, { ...deed, before, after })
  })
}

export function dropPin(db: Db, barberId: BarberId) {
  return deletePin(db, barberId)
}
