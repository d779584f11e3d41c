// A barber's rating and count match the published reviews after every change.
import { expect, test } from 'vitest'
import type { BarberId } from '#contract/ids.ts'
import { db, make } from '#tests/world.ts'

const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()
const client = await make.person('client')

test('written, changed, flagged, published again, deleted', async () => {
  const barber = await makeBarber()
  expect(await ratingOf(barber)).toEqual({ averageRating: 0, totalReviews: 0 })
  const [first, second, third] = [
    await review(barber, 5),
    await review(barber, 4),
    await review(barber, 4),
  ]
  expect(await ratingOf(barber)).toEqual({ averageRating: 4.3, totalReviews: 3 })

  await db.updateTable('reviews').set({ rating: 1 }).where('id', '=', first).execute()
  expect(await ratingOf(barber)).toEqual({ averageRating: 3, totalReviews: 3 })

  const setStatus = (status: 'flagged' | 'published' | 'removed') =>
    db.updateTable('reviews').set({ status }).where('id', '=', first).execute()
  await setStatus('flagged')
  expect(await ratingOf(barber)).toEqual({ averageRating: 4, totalReviews: 2 })
  await setStatus('published')
  expect(await ratingOf(barber)).toEqual({ averageRating: 3, totalReviews: 3 })
  await setStatus('removed')
  expect(await ratingOf(barber)).toEqual({ averageRating: 4, totalReviews: 2 })

  await db.deleteFrom('reviews').where('id', 'in', [second, third]).execute()
  expect(await ratingOf(barber)).toEqual({ averageRating: 0, totalReviews: 0 })
})

test('a review that moves changes both barbers', async () => {
  const [from, to] = [await makeBarber(), await makeBarber()]
  await review(from, 5)
  const moving = await review(from, 1)
  await review(to, 3)
  await db.updateTable('reviews').set({ barberId: to }).where('id', '=', moving).execute()
  expect(await ratingOf(from)).toEqual({ averageRating: 5, totalReviews: 1 })
  expect(await ratingOf(to)).toEqual({ averageRating: 2, totalReviews: 2 })
})

test('two written at the same moment are both counted', async () => {
  const barber = await makeBarber()
  const bookings = await Promise.all([1, 2].map(() => book(barber)))
  const [written, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = db.transaction().execute(async (db) => {
    await insertReview(db, barber, { bookingId: bookings[0]!, rating: 5 })
    written.resolve()
    await allowed.promise
  })
  await written.promise
  const other = insertReview(db, barber, { bookingId: bookings[1]!, rating: 3 })
  // Gives the second transaction time to start and wait for the first.
  await new Promise((over) => setTimeout(over, 200))
  allowed.resolve()
  await Promise.all([late, other])
  expect(await ratingOf(barber)).toEqual({ averageRating: 4, totalReviews: 2 })
})

async function makeBarber() {
  const { id: userId } = await make.person('barber')
  await db.insertInto('barberProfiles').values({ userId, cityId, shopName: 'Rated' }).execute()
  return userId
}

function ratingOf(userId: BarberId) {
  return db
    .selectFrom('barberProfiles')
    .select(['averageRating', 'totalReviews'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
}

async function review(barberId: BarberId, rating: number) {
  return insertReview(db, barberId, { bookingId: await book(barberId), rating })
}

type Given = { bookingId: string; rating: number }

async function insertReview(on: typeof db, barberId: BarberId, given: Given) {
  const { id } = await on
    .insertInto('reviews')
    .values({ ...given, barberId, providerId: barberId, clientId: client.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function book(barberId: BarberId) {
  const [startsAt, endsAt] = ['2026-03-02T16:00:00Z', '2026-03-02T16:30:00Z']
  const { id } = await db
    .insertInto('bookings')
    .values({
      barberId,
      providerId: barberId,
      clientId: client.id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: 'completed',
      completedAt: endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
