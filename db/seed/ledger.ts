// The books of the demo city: what each completed booking posted when it was completed, and barbers
// who ask for a commission back.
import { barberIdOf } from '#server/ids.ts'
import type { Db } from '#server/database/db.ts'
import { completionPosting } from '#server/features/booking-money/ending.ts'
import { postHistory } from '#server/features/ledger/service.ts'
import { dayMs, type Clock } from './clock.ts'
import { personId } from './people.ts'
import { insertRows } from './rows.ts'

// Few enough that a slow machine answers within the query timeout.
const atOnce = 500

export async function writeLedger(db: Db) {
  const done = await db
    .selectFrom('bookings as k')
    .leftJoin('payments as p', (join) =>
      join
        .onRef('p.bookingId', '=', 'k.id')
        .on('p.purpose', '=', 'prepay')
        .on('p.state', '=', 'succeeded'),
    )
    .leftJoin('promotions as o', 'o.id', 'k.promotionId')
    .select(['k.id', 'k.barberId', 'k.totalCents', 'k.creditCents', 'k.commissionCents'])
    .select(['k.completedAt', 'p.amountCents as paidCents', 'k.discountCents', 'o.fundedBy'])
    .where('k.status', '=', 'completed')
    .where((eb) =>
      eb.or([
        eb('k.commissionCents', '>', 0),
        eb('k.creditCents', '>', 0),
        eb('p.id', 'is not', null),
        eb('o.fundedBy', '=', 'platform'),
      ]),
    )
    .orderBy('k.completedAt')
    .orderBy('k.id')
    .execute()
  const past = done.map(({ completedAt, paidCents, fundedBy, ...booking }) => {
    const at = completedAt ?? ''
    // Nearly all of them were paid at the shop.
    const clearing = (paidCents ?? 0) + booking.creditCents
    const promotion = fundedBy === null ? null : { fundedBy }
    const posting = completionPosting(
      { ...booking, promotion },
      { clearing, completedMs: Date.parse(at) },
    )
    return { ...posting, key: `completed:${booking.id}:1`, at }
  })
  for (let from = 0; from < past.length; from += atOnce)
    await postHistory(db, past.slice(from, from + atOnce))
}

const reasons = [
  'Marcus has been in my chair since I rented on Almeda. He only used the app to pick a time.',
  'She is my neighbor. I gave her my card in March, and she typed my name into the search.',
  'Es mi primo, lo atiendo desde hace años. Buscó la barbería por su nombre.',
] as const

export async function writeClaims(db: Db, { nowMs }: Clock) {
  const own = barberIdOf(personId('barber@kempt.example'))
  const mine = await listClaimable(db, nowMs).where('barberId', '=', own).limit(1).execute()
  const others = await listClaimable(db, nowMs).where('barberId', '<>', own).limit(2).execute()
  const claims = [...others, ...mine].map((booking, index) => ({
    bookingId: booking.id,
    why: reasons[index] ?? reasons[0],
    percent: booking.commissionPercent,
    commissionCents: booking.commissionCents,
    createdAt: new Date(nowMs - (index * 0.8 + 0.3) * dayMs).toISOString(),
  }))
  await insertRows(db, 'commissionClaims', claims)
}

function listClaimable(db: Db, nowMs: number) {
  return db
    .selectFrom('bookings')
    .select(['id', 'commissionPercent', 'commissionCents'])
    .where('status', '=', 'completed')
    .where('disputeStatus', 'is', null)
    .where('commissionCents', '>', 0)
    .where('completedAt', '<', new Date(nowMs - 4 * dayMs).toISOString())
    .where('startsAt', '>', new Date(nowMs - 20 * dayMs).toISOString())
    .orderBy('startsAt', 'desc')
    .orderBy('id')
}
