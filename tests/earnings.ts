// Bookings of a business that were completed at a given moment, posted as the moves post them.
import type { Actor } from '#contract/access.ts'
import { completionPosting } from '#server/features/booking-money/ending.ts'
import { postHistory } from '#server/features/ledger/service.ts'
import type { Bookings } from '#server/database/tables.ts'
import { bookingAt } from './bookings.ts'
import type { Listed } from './listing.ts'
import { db } from './world.ts'
import type { Insertable } from 'kysely'

type Done = { at: string; cents?: number } & Partial<Insertable<Bookings>>

export async function completedAt(client: Actor, shop: Listed, done: Done) {
  const { at, cents = 4000, ...more } = done
  const isFound = (more.source ?? 'marketplace') === 'marketplace'
  const commissionPercent = more.commissionPercent ?? (isFound ? 10 : 0)
  const commissionCents = (cents * Number(commissionPercent)) / 100
  const id = await bookingAt(client, shop, more.startsAt ?? at, {
    status: 'completed',
    source: 'marketplace',
    completedAt: at,
    paymentStatus: 'paid_at_shop',
    subtotalCents: cents,
    totalCents: cents,
    commissionPercent,
    commissionCents,
    ...more,
  })
  const booking = { id, barberId: shop.barber.id, totalCents: cents, commissionCents }
  await postHistory(db, [
    {
      ...completionPosting(booking, { clearing: 0, completedMs: Date.parse(at) }),
      key: `completed:${id}:1`,
      at,
    },
  ])
  await db
    .insertInto('bookingEvents')
    .values({ bookingId: id, event: 'completed', data: '{}', createdAt: at })
    .execute()
  return id
}
