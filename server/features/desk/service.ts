// Desk functions for staff.
import { commissionReasonOf, type BookingDetails, type desk } from '#contract/bookings/desk.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import {
  givesDiscounts,
  givesRefunds,
  mayInShop,
  seesContacts,
} from '#contract/business/team-rights.ts'
import { isTold } from '#contract/bookings/reach.ts'
import { mayBeLate } from '#contract/bookings/after-booking/after-booking-rules.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { netOf } from '#server/features/booking-money/ending.ts'
import { bookForClient } from '#server/features/bookings/book-for-client.ts'
import { partsOf, reachOf, requireBooking, viewOf } from '#server/features/bookings/booking-view.ts'
import { finishWith } from '#server/features/bookings/final-price.ts'
import { announceLate } from '#server/features/bookings/service.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { readRecordOf } from '#server/features/clients/service.ts'
import { hairFor } from '#server/features/hair-profile/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { leftInTill } from '#server/features/refunds/till.ts'

const bookingsShown = 5

type Asked = Received<typeof desk.visit>

export async function readBooking(caller: SignedInCaller, asked: Asked): Promise<BookingDetails> {
  const { db, actor } = caller
  const { row, business, see } = await readAsStaff(caller, asked)
  const { history, record } = await readRecordOf(db, business, row.clientRecordId)
  const others = history.last.filter(({ id }) => id !== row.id)
  return {
    booking: see(row),
    price: {
      subtotalCents: row.subtotalCents,
      discountCents: row.discountCents,
      creditCents: row.creditCents,
      tipCents: row.tipCents,
      totalCents: row.totalCents,
      commission:
        mayInShop(business.seat, 'reports') && !unearned.includes(row.status)
          ? {
              percent: row.commissionPercent,
              cents: row.commissionCents,
              netCents: netOf(row),
              reason: commissionReasonOf({
                source: row.source,
                percent: row.commissionPercent,
                rate: row.commissionRate,
              }),
              rate: row.commissionRate,
            }
          : null,
      tillCents: givesRefunds(business.seat) ? await leftInTill(db, row) : 0,
    },
    record,
    hair: await hairFor(db, actor, row),
    history: { ...history, last: others.slice(0, bookingsShown) },
  }
}

// Bookings in these states earn nothing.
const unearned: Status[] = ['cancelled', 'declined', 'expired', 'no_show']

// A booking of the caller's business, if they may see it.
export async function readAsStaff(caller: SignedInCaller, { place, id }: Asked) {
  const business = await businessOf(caller, place)
  const row = await requireBooking(caller.db, id)
  if (row.barberId !== business.barberId || row.status === 'held') fail('NOT_FOUND')
  const employment = place === 'employee' ? business : undefined
  const parts = partsOf(row, caller, employment).filter((part) => part !== 'client')
  if (!parts.includes('owner') && !parts.includes('provider')) fail('NOT_FOUND')
  const see = (after: typeof row) => viewOf(after, parts, seesContacts(business.seat))
  return { row, business, parts, see }
}

export async function createBooking(caller: SignedInCaller, asked: Received<typeof desk.create>) {
  const { place } = asked
  const business = await businessOf(caller, place)
  const id = await bookForClient(caller, business, asked)
  const { row, see } = await readAsStaff(caller, { place, id })
  return see(row)
}

export async function finishBooking(caller: SignedInCaller, asked: Received<typeof desk.finish>) {
  const { business, parts, see } = await readAsStaff(caller, asked)
  return inTransaction(caller.db, async (db) => {
    const by = { parts, givesDiscounts: givesDiscounts(business.seat) }
    await finishWith({ ...caller, db }, asked, by)
    return see(await requireBooking(db, asked.id))
  })
}

export async function tellLate(caller: SignedInCaller, asked: Received<typeof desk.late>) {
  const { db } = caller
  const { row } = await readAsStaff(caller, asked)
  if (!mayBeLate(row, Date.now())) fail('MOVE_NOT_OPEN')
  if (!isTold(reachOf(row), 'late')) fail('CLIENT_UNREACHABLE')
  await limit(db, [{ key: `late:${row.id}`, points: 3, seconds: 3600 }])
  await inTransaction(db, (db) => announceLate({ ...caller, db }, row, asked.minutes))
}
