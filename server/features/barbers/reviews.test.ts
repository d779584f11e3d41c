import { expect, test } from 'vitest'
import { as, db } from '#tests/world.ts'
import { openShop, person, review } from './barbers.test.kit.ts'

const guest = as(null)

test('reviews: ten a page, counted by stars, without the removed and the flagged', async () => {
  const { id, userId } = await openShop('Reviewed')
  for (let day = 1; day <= 12; day++)
    await review(userId, {
      rating: day === 3 ? 2 : 5,
      createdAt: `2026-03-${String(day).padStart(2, '0')}T12:00:00Z`,
    })
  await review(userId, { rating: 1, status: 'removed' })
  await review(userId, { rating: 1, status: 'flagged' })

  const first = await guest.barbers.reviews({ id })
  expect(first).toMatchObject({ averageRating: 4.8, totalReviews: 12, page: 1, pages: 2 })
  expect(first.histogram.map(({ count }) => count)).toEqual([11, 0, 0, 1, 0])
  expect(first.reviews.map(({ createdAt }) => createdAt.slice(8, 10))).toEqual([
    '12',
    '11',
    '10',
    '09',
    '08',
    '07',
    '06',
    '05',
    '04',
    '03',
  ])
  expect((await guest.barbers.reviews({ id, page: 2 })).reviews).toHaveLength(2)
})

test('reviews by stars, and the best or the worst first', async () => {
  const { id, userId } = await openShop('Reviewed')
  for (const rating of [3, 5, 1, 4]) await review(userId, { rating })
  const ratings = async (wanted: object) =>
    (await guest.barbers.reviews({ id, ...wanted })).reviews.map(({ rating }) => rating)

  expect(await ratings({ sort: 'highest' })).toEqual([5, 4, 3, 1])
  expect(await ratings({ sort: 'lowest' })).toEqual([1, 3, 4, 5])
  expect(await guest.barbers.reviews({ id, stars: 4 })).toMatchObject({
    totalReviews: 4,
    pages: 1,
    reviews: [{ rating: 4 }],
  })
  expect(await guest.barbers.reviews({ id, stars: 2 })).toMatchObject({ pages: 0, reviews: [] })
})

test('a reviewer is shown as first name and initial, and without a name once the account is gone', async () => {
  const { id, userId } = await openShop('Reviewed')
  const ana = await person('client', 'Ana María Ruiz')
  const reply = { reply: 'See you soon.', repliedAt: '2026-04-04T12:00:00Z' }
  const reviewId = await review(userId, { clientId: ana, body: 'Clean.', ...reply })
  await review(userId, { createdAt: '2026-01-01T12:00:00Z' })
  await db.insertInto('reviewPhotos').values({ reviewId, url: '/media/fade.webp' }).execute()

  const { reviews } = await guest.barbers.reviews({ id })
  expect(reviews[0]).toEqual({
    id: reviewId,
    rating: 5,
    body: 'Clean.',
    author: 'Ana R.',
    providerName: 'barber',
    createdAt: '2026-04-01T12:00:00Z',
    ...reply,
    photos: ['/media/fade.webp'],
    isPinned: false,
  })
  expect(reviews[1]?.author).toBeNull()

  await db
    .updateTable('profiles')
    .set({ deactivationReason: 'deleted' })
    .where('userId', '=', ana)
    .execute()
  expect((await guest.barbers.reviews({ id })).reviews[0]?.author).toBeNull()
})
