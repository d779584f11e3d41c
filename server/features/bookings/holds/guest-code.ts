// A guest proves their email with a code before they confirm.
import type { bookings } from '#contract/bookings/bookings.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import { isKnownGuest, sendGuestCode } from '#server/features/guests/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { isHolder, requireBooking } from '#server/features/bookings/booking-view.ts'
import { extendHold } from './hold-limits-queries.ts'
import { lostHold } from './slot-taken.ts'

type Asked = Received<typeof bookings.guestCode>

export async function askGuestCode(caller: Caller, { id, email }: Asked) {
  const { db } = caller
  const row = await requireBooking(db, id)
  if (!isHolder(row, caller)) fail('NOT_FOUND')
  if (row.status !== 'held') throw await lostHold(db, row)
  const isKnown = await isKnownGuest(caller, email)
  if (!isKnown) await sendGuestCode(caller, email)
  const { holdMinutes } = await readSettings(db)
  const keptSeconds = await extendHold(db, id, holdMinutes)
  if (keptSeconds === undefined) throw await lostHold(db, row)
  return { isKnown, keptSeconds }
}
