// A guest proves their email with a code before they confirm.
import type { Actor } from '#contract/access.ts'
import { holdMinutes } from '#contract/bookings/holds.ts'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/database/db.ts'
import { isKnownGuest, sendGuestCode } from '#server/features/guests/service.ts'
import type { RequestInfo } from '#server/http/request-info.ts'
import { isHolder, requireBooking } from '#server/features/bookings/booking-view.ts'
import { extendHold } from './hold-limits-queries.ts'
import { lostHold } from './slot-taken.ts'

type Who = { actor: Actor | null; request: RequestInfo }

export async function askGuestCode(db: Db, who: Who, { id, email }: { id: string; email: string }) {
  const row = await requireBooking(db, id)
  if (!isHolder(row, who.actor, who.request)) fail('NOT_FOUND')
  if (row.status !== 'held') throw await lostHold(db, row)
  const isKnown = await isKnownGuest(db, who.request, email)
  if (!isKnown) await sendGuestCode(db, who.request, email)
  const keptSeconds = await extendHold(db, id, holdMinutes)
  if (keptSeconds === undefined) throw await lostHold(db, row)
  return { isKnown, keptSeconds }
}
