// Test kit of reviews: completed bookings and their clients.
import type { Actor } from '#contract/access.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

export const shop = await list('Review Shop')
export const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export const five = { rating: 5, text: 'Sharp fade, on time.' }

type Booking = { daysAgo?: number; status?: Status; at?: Listed; providerId?: string }

export async function insertBooking(
  client: Actor,
  { daysAgo = 1, status = 'completed', ...rest }: Booking = {},
) {
  const { barber } = rest.at ?? shop
  const startsAt = fromNow(-daysAgo * 1440)
  const endsAt = fromNow(-daysAgo * 1440 + 30)
  const { id } = await db
    .insertInto('bookings')
    .values({
      clientId: client.id,
      barberId: barber.id,
      providerId: rest.providerId ?? barber.id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status,
      completedAt: status === 'completed' ? endsAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookingItems')
    .values({ bookingId: id, position: 0, name: 'Haircut', priceCents: 3000, durationMinutes: 30 })
    .execute()
  return id
}

export async function someone() {
  const person = await make.person('client')
  return { person, api: as(person) }
}

export async function written(changes: object = {}) {
  const { person, api } = await someone()
  const bookingId = await insertBooking(person)
  const review = await api.reviews.write({ bookingId, ...five, ...changes })
  return { person, api, bookingId, review }
}

export const editsOf = (bookingId: string) =>
  db
    .selectFrom('reviewEdits')
    .select(['event', 'review'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute()

export const ratingOf = (at: Listed) =>
  db
    .selectFrom('barberProfiles')
    .select(['averageRating', 'totalReviews'])
    .where('id', '=', at.id)
    .executeTakeFirstOrThrow()

export const noticesTo = ({ id }: Actor) =>
  db
    .selectFrom('notifications')
    .select(['type', 'title', 'message', 'actionUrl', 'notificationData as data'])
    .where('userId', '=', id)
    .orderBy('createdAt', 'desc')
    .execute()
