// A request waits for a day, or until the barber's minimum notice begins; both sides see the
// deadline.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { ana, at, book, bookAsGuest, browser, hold, sweep } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { whenOf } from '#server/formats.ts'

const hourMs = 3_600_000
let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts')
})

const askFirst = (minNoticeHours: number) =>
  db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, autoConfirm: false, minNoticeHours })
    .execute()

const emailOf = async ({ id }: Actor) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email

// The first slot at least this many hours away.
async function slotIn(hours: number) {
  const { days } = await as(null).bookings.slots({
    profileId: shop.id,
    services: shop.services.join(','),
    days: 14,
  })
  const earliest = Date.now() + hours * hourMs
  return days.flatMap(({ starts }) => starts).find((start) => Date.parse(start) >= earliest)!
}

test('far ahead: 24 hours after the request', async () => {
  await askFirst(2)
  const startsAt = at(5, 600)
  const held = await hold(client, shop, startsAt)
  expect(Math.abs(Date.parse(held.answerBy) - Date.now() - 24 * hourMs)).toBeLessThan(60_000)
  const { answerBy } = await as(client).bookings.confirm({ id: held.id })
  expect(Math.abs(Date.parse(answerBy!) - Date.now() - 24 * hourMs)).toBeLessThan(60_000)
})

test('soon: when the notice of the barber begins, in every text', async () => {
  await askFirst(6)
  const startsAt = await slotIn(10)
  const expected = new Date(Date.parse(startsAt) - 6 * hourMs).toISOString()
  const held = await hold(client, shop, startsAt)
  expect(Date.parse(held.answerBy)).toBe(Date.parse(expected))
  const { id, answerBy } = await as(client).bookings.confirm({ id: held.id })
  expect(Date.parse(answerBy!)).toBe(Date.parse(expected))
  const when = whenOf(expected, 'America/Chicago', 'en')
  expect((await mailTo(await emailOf(client), 'booking')).body).toContain(when)
  expect((await mailTo(await emailOf(shop.barber), 'booking')).body).toContain(when)
  const { notifications } = await as(shop.barber).notifications.list({})
  expect(notifications[0]?.message).toContain(when)
  const { requests } = await as(shop.barber).overview.shop()
  expect(requests).toMatchObject([{ booking: { id } }])
  expect(Date.parse(requests[0]!.answerBy)).toBe(Date.parse(expected))
})

test('a guest in Spanish reads the same', async () => {
  await askFirst(6)
  const startsAt = await slotIn(10)
  const chrome = browser()
  chrome.request.language = 'es'
  const guest = { ...ana, email: 'pide@example.com', phone: '(713) 555-0178' }
  const { answerBy } = await bookAsGuest(chrome, shop, startsAt, guest)
  expect((await mailTo(guest.email, 'booking')).body).toContain(
    whenOf(answerBy!, 'America/Chicago', 'es'),
  )
})

test('at the edge of the notice a barber still has a quarter of an hour', async () => {
  await askFirst(2)
  const startsAt = await slotIn(2)
  const { answerBy } = await book(client, shop, startsAt)
  expect(Date.parse(answerBy!)).toBeGreaterThan(Date.now() + 14 * 60_000)
  expect(Date.parse(answerBy!)).toBeLessThan(Date.parse(startsAt))
})

test('after the deadline a request cannot be accepted, and the sweep ends it', async () => {
  await askFirst(2)
  const { id, version } = await book(client, shop, at(5, 600))
  const passed = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('bookings').set({ answerBy: passed }).where('id', '=', id).execute()
  await expect(
    as(shop.barber).bookings.move({ id, version, move: 'accept' }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await sweep()
  expect(await as(client).bookings.read({ id })).toMatchObject({ status: 'expired' })
})
