import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { ana, at, book, bookAsGuest, browser, fromNow, shift, sweep } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

const title = 'How did it go?'
let shop: Listed
let client: Actor
let email: string

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  email = user.email
})

const set = (id: string, change: object) =>
  db.updateTable('bookings').set(change).where('id', '=', id).execute()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

async function asked() {
  const { notifications } = await as(client).notifications.list({})
  return notifications.filter((each) => each.title === title)
}

const mailsOf = (to: string) =>
  db
    .selectFrom('mails')
    .select('id')
    .where('toAddress', '=', to)
    .where('subject', 'like', `${title}%`)
    .execute()

async function completedByClock(id: string) {
  await shift(id, fromNow(-49 * 60))
  await sweep()
  expect(await as(shop.barber).bookings.read({ id })).toMatchObject({ completedBy: 'auto' })
}

test('a booking that the clock completed asks two hours later, once, in the app and by mail', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await completedByClock(id)
  await set(id, { completedAt: hoursAgo(1.9) })
  await sweep()
  expect(await asked()).toEqual([])
  await set(id, { completedAt: hoursAgo(2.1) })
  await Promise.all([sweep(), sweep(), sweep()])
  expect(await asked()).toMatchObject([{ actionUrl: `/client/dashboard?tab=reviews&write=${id}` }])
  expect(await mailsOf(email)).toHaveLength(1)
})

test('never twice, also when it was a no-show in between', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await completedByClock(id)
  await set(id, { completedAt: hoursAgo(3) })
  await sweep()
  await set(id, { status: 'no_show', completedAt: null })
  await sweep()
  await set(id, { status: 'completed', completedAt: hoursAgo(3) })
  await sweep()
  expect(await asked()).toHaveLength(1)
})

test('a guest gets a link that takes their stars, also after the week for questions', async () => {
  const guest = { ...ana, email: 'stars@example.com', phone: '(713) 555-0177' }
  const { id } = await bookAsGuest(browser(), shop, at(2, 600), guest)
  await completedByClock(id)
  await set(id, { completedAt: hoursAgo(3) })
  await sweep()
  expect(await mailsOf(guest.email)).toHaveLength(1)
  const token = (await mailTo(guest.email, 'booking')).token('token')
  await shift(id, fromNow(-20 * 1440))
  const api = browser().api()
  expect(await api.completion.read({ token })).toMatchObject({ open: [], mayRate: true })
  expect(await api.completion.rate({ token, rating: 5 })).toMatchObject({ rating: 5 })
})

test('no review request after a review, during a dispute, or with the mail switched off', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await completedByClock(id)
  await set(id, { completedAt: hoursAgo(3), disputeStatus: 'contested' })
  await sweep()
  expect(await asked()).toEqual([])
  await set(id, { disputeStatus: 'closed' })
  await as(client).notifications.savePreference({
    event: 'review',
    channel: 'email',
    isEnabled: false,
  })
  await sweep()
  expect(await asked()).toHaveLength(1)
  expect(await mailsOf(email)).toEqual([])

  const { id: written } = await book(client, shop, at(3, 600))
  await completedByClock(written)
  await set(written, { completedAt: hoursAgo(3) })
  await as(client).reviews.write({ bookingId: written, rating: 5, text: '' })
  await sweep()
  expect(await asked()).toHaveLength(1)
})
