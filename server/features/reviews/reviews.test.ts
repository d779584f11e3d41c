import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { list } from '#tests/listing.ts'
import { as, db, make, runJobs } from '#tests/world.ts'
import {
  five,
  fromNow,
  noticesTo,
  ratingOf,
  shop,
  someone,
  insertBooking,
  written,
} from './reviews.test.kit.ts'

const admin = await make.person('admin')

test('a completed booking is written about once, and is no longer to be written about', async () => {
  const at = await list('First Shop')
  const { person, api } = await someone()
  const bookingId = await insertBooking(person, { at })
  const [waiting] = await api.reviews.toWrite()
  expect(waiting).toMatchObject({
    bookingId,
    barber: { id: at.id, shopName: 'First Shop' },
    services: ['Haircut'],
  })
  const left = Date.parse(waiting!.deadline) - Date.now()
  expect(Math.round(left / 86_400_000)).toBe(29)

  const form = { rating: 4, text: '  Good cut.  ', cut: 5, cleanliness: 4, value: null }
  const review = await api.reviews.write({ bookingId, ...form })
  expect(review).toMatchObject({
    rating: 4,
    text: 'Good cut.',
    cut: 5,
    cleanliness: 4,
    punctuality: null,
    value: null,
    status: 'published',
    photos: [],
    editedAt: null,
  })
  expect(await api.reviews.toWrite()).toEqual([])
  expect(await api.reviews.mine({})).toEqual({ reviews: [review], total: 1, pages: 1 })
  expect(await ratingOf(at)).toEqual({ averageRating: 4, totalReviews: 1 })
  await expect(api.reviews.write({ bookingId, ...five })).rejects.toMatchObject({
    code: 'REVIEW_EXISTS',
  })
})

test('of two reviews of one booking at the same moment one is kept', async () => {
  const { person, api } = await someone()
  const bookingId = await insertBooking(person)
  const answers = await Promise.allSettled(
    [1, 2].map(() => api.reviews.write({ bookingId, ...five })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'REVIEW_EXISTS' },
  })
})

// On days of their own: a chair holds one booking at a time.
test.each([
  ['confirmed', 2],
  ['checked_in', 3],
  ['awaiting_confirmation', 4],
  ['cancelled', 5],
  ['no_show', 6],
] as const)('a booking that is %s cannot be written about', async (status, daysAgo) => {
  const { person, api } = await someone()
  const bookingId = await insertBooking(person, { status, daysAgo })
  expect(await api.reviews.toWrite()).toEqual([])
  await expect(api.reviews.write({ bookingId, ...five })).rejects.toMatchObject({
    code: 'REVIEW_NOT_OPEN',
  })
})

test('thirty days, and not one more', async () => {
  const { person, api } = await someone()
  const within = await insertBooking(person, { daysAgo: 29.9 })
  const beyond = await insertBooking(person, { daysAgo: 31 })
  expect((await api.reviews.toWrite()).map(({ bookingId }) => bookingId)).toEqual([within])
  await expect(api.reviews.write({ bookingId: beyond, ...five })).rejects.toMatchObject({
    code: 'REVIEW_CLOSED',
  })
  await api.reviews.write({ bookingId: within, ...five })
})

test('a booking that is argued about waits until that is over', async () => {
  const { person, api } = await someone()
  const bookingId = await insertBooking(person)
  const dispute = (disputeStatus: string) =>
    db.updateTable('bookings').set({ disputeStatus }).where('id', '=', bookingId).execute()
  await dispute('open')
  expect(await api.reviews.toWrite()).toEqual([])
  await expect(api.reviews.write({ bookingId, ...five })).rejects.toMatchObject({
    code: 'REVIEW_NOT_OPEN',
  })
  await dispute('closed')
  await api.reviews.write({ bookingId, ...five })
})

test('a client cannot review another client’s booking, or learn that it exists', async () => {
  const { bookingId, review } = await written()
  const { api: stranger } = await someone()
  const attempts = [
    () => stranger.reviews.write({ bookingId, ...five }),
    () => stranger.reviews.edit({ id: review.id, ...five }),
    () => stranger.reviews.remove({ id: review.id }),
    () => stranger.reviews.removePhoto({ id: review.id, photoId: crypto.randomUUID() }),
    () => as(shop.barber).reviews.remove({ id: review.id }),
    () => as(admin).reviews.edit({ id: review.id, ...five }),
  ]
  for (const attempt of attempts)
    await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await stranger.reviews.mine({})).total).toBe(0)
  await expect(as(null).reviews.toWrite()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})

test.each([
  ['the owner', async () => shop.barber],
  ['the team', async () => join(await make.person('client', 'employee'))],
  ['a member of the team at that time', async () => join(await make.person('client'), -0.5)],
  ['a client with the phone of the owner', async () => withPhoneOf(shop.barber)],
  [
    'a client with the phone of a team member',
    async () => withPhoneOf(await join(await make.person('employee'))),
  ],
])('%s cannot', async (_, make) => {
  const person = await make()
  const bookingId = await insertBooking(person)
  expect(await as(person).reviews.toWrite()).toEqual([])
  await expect(as(person).reviews.write({ bookingId, ...five })).rejects.toMatchObject({
    code: 'REVIEW_OF_OWN_SHOP',
  })
})

test('a booking booked with the phone of the owner cannot be written about', async () => {
  const { person, api } = await someone()
  const bookingId = await insertBooking(person)
  const phone = '+17135550999'
  const savePhone = (given: string | null, phoneVerifiedAt: string | null) =>
    db
      .updateTable('profiles')
      .set({ phone: given, phoneVerifiedAt })
      .where('userId', '=', shop.barber.id)
      .execute()
  await db.updateTable('bookings').set({ guestPhone: phone }).where('id', '=', bookingId).execute()
  await savePhone(phone, fromNow(0))
  await expect(api.reviews.write({ bookingId, ...five })).rejects.toMatchObject({
    code: 'REVIEW_OF_OWN_SHOP',
  })
  // An unverified number on the owner's profile does not block the review.
  await savePhone(phone, null)
  await api.reviews.write({ bookingId, ...five })
  await savePhone(null, null)
})

test('who left the team before the booking can', async () => {
  const person = await join(await make.person('client'), -3)
  await as(person).reviews.write({ bookingId: await insertBooking(person), ...five })
})

let lastPhone = 7135550200

async function withPhoneOf({ id }: Actor) {
  const person = await make.person('client')
  const phone = `+1${lastPhone++}`
  const phoneVerifiedAt = fromNow(0)
  await db
    .updateTable('profiles')
    .set({ phone, phoneVerifiedAt })
    .where('userId', '=', id)
    .execute()
  await db.updateTable('profiles').set({ phone }).where('userId', '=', person.id).execute()
  return person
}

async function join(person: Actor, leftDaysAgo?: number) {
  const left = leftDaysAgo === undefined ? null : fromNow(leftDaysAgo * 1440)
  await db
    .insertInto('employees')
    .values({
      userId: person.id,
      barberId: shop.barber.id,
      isActive: left === null,
      leftAt: left,
    })
    .execute()
  return person
}

test.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 4.5 },
  { rating: 5, text: 'x'.repeat(1001) },
  { rating: 5, cut: 6 },
])('%j is refused', async (form) => {
  const { person, api } = await someone()
  const bookingId = await insertBooking(person)
  await expect(api.reviews.write({ bookingId, ...form })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  await api.reviews.write({ bookingId, rating: 1, text: 'x'.repeat(1000) })
})

test('the barber and who cut are told, and everyone who looks sees it', async () => {
  const { person, api } = await someone()
  await db
    .updateTable('profiles')
    .set({ name: 'Ana María Ruiz' })
    .where('userId', '=', person.id)
    .execute()
  const cutter = await make.person('employee')
  await db.deleteFrom('outbox').execute()
  await api.reviews.write({
    bookingId: await insertBooking(person, { providerId: cutter.id }),
    ...five,
  })
  const [notice] = await noticesTo(shop.barber)
  expect(notice).toMatchObject({
    type: 'review_received',
    title: 'New review',
    message: 'Ana R. gave 5 stars.',
    actionUrl: '/barber/dashboard?tab=reviews',
    data: { event: 'review' },
  })
  expect((await noticesTo(cutter))[0]?.actionUrl).toBe('/employee/dashboard?tab=profile')
  const told = await db.selectFrom('outbox').select('name').where('kind', '=', 'live').execute()
  const topics = told.map(({ name }) => name)
  expect(topics).toContain('barber')
  await runJobs()
})

test('a review with a blocked word waits: not shown, not counted, administrators know', async () => {
  const at = await list('Rude Shop')
  const { person, api } = await someone()
  const bookingId = await insertBooking(person, { at })
  const review = await api.reviews.write({ bookingId, rating: 1, text: 'What a PENDEJO' })
  expect(review.status).toBe('flagged')
  expect((await api.reviews.mine({})).reviews[0]?.status).toBe('flagged')
  expect(await ratingOf(at)).toEqual({ averageRating: 0, totalReviews: 0 })
  expect(await noticesTo(at.barber)).toEqual([])
  expect((await noticesTo(admin))[0]).toMatchObject({ type: 'other', data: { event: 'review' } })

  const better = await api.reviews.edit({ id: review.id, rating: 1, text: 'Not good' })
  expect(better.status).toBe('flagged')
})
