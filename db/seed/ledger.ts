// The books of the demo city: what each completed booking posted when it was completed, and barbers
// who ask for a commission back.
import { barberIdOf } from '#server/ids.ts'
import type { Db } from '#server/database/db.ts'
import { completionPosting } from '#server/features/booking-money/service.ts'
import { postHistory } from '#server/features/ledger/service.ts'
import { dayMs, type Clock } from './clock.ts'
import { personId } from './people.ts'
import { insertRows } from './rows.ts'

// Few enough that a slow machine answers within the query timeout.
const atOnce = 500

export async function writeLedger(db: Db) {
  const done = await db
    .selectFrom('bookings')
    .select(['id', 'barberId', 'totalCents', 'creditCents', 'commissionCents', 'completedAt'])
    .where('status', '=', 'completed')
    .where((eb) => eb.or([eb('commissionCents', '>', 0), eb('creditCents', '>', 0)]))
    .orderBy('completedAt')
    .orderBy('id')
    .execute()
  const past = done.map(({ completedAt, ...booking }) => {
    const at = completedAt ?? ''
    // All of them were paid at the shop, but for credit.
    const posting = completionPosting(booking, booking.creditCents, Date.parse(at))
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
