import { expect, test } from 'vitest'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { noticesTo, shop, someone, insertBooking, written } from './reviews.test.kit.ts'

const place = 'barber' as const
const owner = as(shop.barber).reviews
const rival = await list('Rival Reviews')
const notFound = { code: 'NOT_FOUND' }

async function hire(seat: object = {}) {
  const person = await make.person('employee')
  await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: shop.barber.id, ...seat })
    .execute()
  return person
}

async function about(providerId: string) {
  const { person, api } = await someone()
  const bookingId = await insertBooking(person, { providerId })
  return api.reviews.write({ bookingId, rating: 4, text: 'Good cut' })
}

test('the unanswered come first, with average, histogram and months', async () => {
  const { review: answered } = await written({ rating: 5 })
  const { review: open } = await written({ rating: 2 })
  await owner.reply({ place, id: answered.id, reply: 'Thank you!' })
  const page = await owner.received({ place })
  expect(page.reviews.map(({ id }) => id)).toEqual([open.id, answered.id])
  expect(page).toMatchObject({ averageRating: 3.5, total: 2, unanswered: 1, mayPin: true })
  expect(page.profileId).toBe(shop.id)
  expect(page.histogram.map(({ count }) => count)).toEqual([1, 0, 0, 1, 0])
  expect(page.months).toMatchObject([{ average: 3.5, count: 2 }])
  const unanswered = await owner.received({ place, filter: 'unanswered' })
  expect(unanswered.reviews.map(({ id }) => id)).toEqual([open.id])
  expect((await owner.received({ place, stars: 5 })).matching).toBe(1)
})

test('a reply is public, the client hears of it once, and it can be put better for 30 days', async () => {
  const { person, review } = await written()
  await owner.reply({ place, id: review.id, reply: 'Thanks!' })
  await owner.reply({ place, id: review.id, reply: 'Thanks, see you soon!' })
  const { reviews } = await as(null).barbers.reviews({ id: shop.id })
  expect(reviews.find(({ id }) => id === review.id)?.reply).toBe('Thanks, see you soon!')
  const notices = (await noticesTo(person)).filter(
    ({ title }) => title === 'A reply to your review',
  )
  expect(notices).toHaveLength(1)

  await expect(owner.reply({ place, id: review.id, reply: 'you bastard' })).rejects.toMatchObject({
    fields: { reply: 'Please reply without insults' },
  })
  const repliedAt = new Date(Date.now() - 31 * 86_400_000).toISOString()
  await db.updateTable('reviews').set({ repliedAt }).where('id', '=', review.id).execute()
  await expect(owner.reply({ place, id: review.id, reply: 'Later' })).rejects.toMatchObject({
    code: 'REPLY_CLOSED',
  })
})

test('a reported review stays where it is, admins are told, and once is enough', async () => {
  const admin = await make.person('admin')
  const { review } = await written({ rating: 1 })
  await owner.report({ place, id: review.id, reason: 'no_visit', note: 'Never here' })
  const { reviews } = await as(null).barbers.reviews({ id: shop.id })
  expect(reviews.some(({ id }) => id === review.id)).toBe(true)
  expect(await noticesTo(admin)).toMatchObject([{ title: 'A review was reported' }])
  await expect(owner.report({ place, id: review.id, reason: 'spam' })).rejects.toMatchObject({
    code: 'REVIEW_REPORTED',
  })
  const reported = await owner.received({ place, filter: 'reported' })
  expect(reported.reviews).toMatchObject([
    { id: review.id, report: { reason: 'no_visit', status: 'open' } },
  ])
})

test('one review is pinned at a time and stands first on the public page', async () => {
  const { review: first } = await written({ rating: 3 })
  const { review: second } = await written()
  await owner.pin({ place, id: first.id, isPinned: true })
  const top = async () => (await as(null).barbers.reviews({ id: shop.id })).reviews[0]
  expect(await top()).toMatchObject({ id: first.id, isPinned: true })
  await Promise.all([
    owner.pin({ place, id: second.id, isPinned: true }),
    owner.pin({ place, id: second.id, isPinned: true }),
  ])
  const { reviews } = await as(null).barbers.reviews({ id: shop.id })
  expect(reviews.filter(({ isPinned }) => isPinned)).toMatchObject([{ id: second.id }])
  await owner.pin({ place, id: first.id, isPinned: false })
  expect(await top()).toMatchObject({ id: second.id })
  await owner.pin({ place, id: second.id, isPinned: false })
  expect((await top())?.isPinned).toBe(false)

  const { review: hidden } = await written({ text: 'what a bastard' })
  await expect(owner.pin({ place, id: hidden.id, isPinned: true })).rejects.toMatchObject(notFound)
})

test('a member answers what is said of them, and not of others; a manager answers all', async () => {
  const member = await hire()
  const at = { place: 'employee' as const }
  const own = await about(member.id)
  const { review: others } = await written()
  const theirs = as(member).reviews
  const page = await theirs.received(at)
  expect(page.reviews.map(({ id }) => id)).toEqual([own.id])
  expect(page).toMatchObject({ total: 1, averageRating: 4, mayPin: false })
  await theirs.reply({ ...at, id: own.id, reply: 'My pleasure' })
  for (const tried of [
    () => theirs.reply({ ...at, id: others.id, reply: 'Not mine' }),
    () => theirs.report({ ...at, id: others.id, reason: 'spam' }),
    () => theirs.pin({ ...at, id: own.id, isPinned: true }),
  ])
    await expect(tried()).rejects.toMatchObject(notFound)

  const manager = as(await hire({ permissionLevel: 'manager' })).reviews
  expect((await manager.received(at)).total).toBeGreaterThan(1)
  await manager.reply({ ...at, id: others.id, reply: 'From the shop' })
})

test('another business’s review answers like a missing one', async () => {
  const { review } = await written()
  const theirs = as(rival.barber).reviews
  for (const tried of [
    () => theirs.reply({ place, id: review.id, reply: 'Hello' }),
    () => theirs.report({ place, id: review.id, reason: 'spam' }),
    () => theirs.pin({ place, id: review.id, isPinned: true }),
  ])
    await expect(tried()).rejects.toMatchObject(notFound)
  expect((await theirs.received({ place })).total).toBe(0)
})

test('staff get a live event for a new review', async () => {
  await db.deleteFrom('outbox').execute()
  await written()
  const told = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'live')
    .where('name', '=', `user:${shop.barber.id}`)
    .execute()
  expect(told.map(({ payload }) => payload)).toContainEqual({ type: 'review' })
})
