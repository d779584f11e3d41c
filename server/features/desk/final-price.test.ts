import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { ana, at, book, bookAsGuest, browser, fromNow, shift, sweep } from '#tests/bookings.ts'
import { as, db, mailTo, sendMessages } from '#tests/world.ts'
import { client, desk, hire, shop } from './desk.test.kit.ts'

let beard: string
let haircut: string

beforeEach(async () => {
  haircut = shop.services[0]!
  const row = {
    barberId: shop.barber.id,
    category: 'Beard' as const,
    durationMinutes: 15,
    position: 1,
  }
  const { id } = await db
    .insertInto('services')
    .values({ ...row, name: 'Beard trim', priceCents: 1500 })
    .returning('id')
    .executeTakeFirstOrThrow()
  beard = id
})

async function underWay() {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(-30))
  return id
}

type Item = { serviceId: string; priceCents: number }

async function finish(who: Actor, id: string, items: Item[]) {
  const { version } = await as(who).bookings.read({ id })
  const place = who === shop.barber ? 'barber' : 'employee'
  return as(who).desk.finish({ place, id, version, items })
}

const cut = (priceCents = 3000) => ({ serviceId: haircut, priceCents })
const trim = (priceCents = 1500) => ({ serviceId: beard, priceCents })
const read = (id: string) => as(client).bookings.read({ id })
const moneyOf = (id: string) =>
  db
    .selectFrom('bookings')
    .select(['totalCents', 'subtotalCents', 'commissionCents', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function eventsOf(bookingId: string) {
  const rows = await db
    .selectFrom('bookingEvents')
    .select('event')
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

async function linkOf({ id }: Actor) {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const mail = await mailTo(email, 'booking')
  return { body: mail.body, token: mail.token('token') }
}

test('as booked: nothing to ask and nothing to note', async () => {
  const id = await underWay()
  const done = await finish(shop.barber, id, [cut()])
  expect(done).toMatchObject({ status: 'awaiting_confirmation', booked: null, priceAsk: null })
  expect(await eventsOf(id)).not.toContain('priced')
})

test('for less: it stands at once, the commission follows, and both prices are shown', async () => {
  const id = await underWay()
  const done = await finish(shop.barber, id, [cut(2000)])
  expect(done).toMatchObject({
    status: 'awaiting_confirmation',
    totalCents: 2000,
    booked: { totalCents: 3000, items: [{ name: 'Haircut', priceCents: 3000 }] },
    priceAsk: null,
  })
  expect(await moneyOf(id)).toMatchObject({ subtotalCents: 2000, commissionCents: 200 })
  expect(await eventsOf(id)).toContain('priced')
})

test('another service instead, at no higher total, needs no yes', async () => {
  const id = await underWay()
  const done = await finish(shop.barber, id, [trim()])
  expect(done).toMatchObject({ totalCents: 1500, items: [{ name: 'Beard trim', minutes: 15 }] })
})

test('one of two services is taken off, without a yes', async () => {
  const startsAt = at(2, 600)
  const asked = {
    profileId: shop.id,
    professionalId: null,
    startsAt,
    source: 'marketplace' as const,
  }
  const held = await as(client).bookings.hold({ ...asked, serviceIds: [haircut, beard] })
  const { id } = await as(client).bookings.confirm({ id: held.id })
  await shift(id, fromNow(-30))
  const done = await finish(shop.barber, id, [cut()])
  expect(done).toMatchObject({
    totalCents: 3000,
    items: [{ name: 'Haircut' }],
    booked: { totalCents: 4500 },
    priceAsk: null,
  })
  expect(done.items).toHaveLength(1)
})

test('a higher total waits for the yes of the client, who is asked in the app and by mail', async () => {
  const id = await underWay()
  const done = await finish(shop.barber, id, [cut(), trim()])
  expect(done).toMatchObject({ totalCents: 3000, priceAsk: { totalCents: 4500 }, booked: null })
  await sendMessages()
  const { notifications } = await as(client).notifications.list({})
  expect(notifications[0]).toMatchObject({ title: 'Please check the price' })
  const { body } = await linkOf(client)
  expect(body).toContain('Services: Haircut $30.00, Beard trim $15.00')
  expect(body).toContain('Booked: $30.00 (Haircut)')
  expect(body).toContain('Now: $45.00')
  expect(body).not.toContain('Total:')

  const said = await as(client).afterBooking.answerPrice({ id, isAccepted: true })
  expect(said).toMatchObject({
    status: 'completed',
    completedBy: 'client',
    totalCents: 4500,
    booked: { totalCents: 3000 },
    priceAsk: null,
  })
  expect(said.items.map(({ name }) => name)).toEqual(['Haircut', 'Beard trim'])
  expect(await moneyOf(id)).toMatchObject({ subtotalCents: 4500, commissionCents: 450 })
  expect(await eventsOf(id)).toEqual(expect.arrayContaining(['price_asked', 'price_accepted']))
  await expect(
    as(client).afterBooking.answerPrice({ id, isAccepted: false }),
  ).rejects.toMatchObject({
    code: 'PRICE_ANSWERED',
  })
})

test('the link of a question that was answered in the app says so, whatever the answer was', async () => {
  const yes = await underWay()
  await finish(shop.barber, yes, [cut(), trim()])
  const token = (await linkOf(client)).token
  await as(client).afterBooking.answerPrice({ id: yes, isAccepted: true })
  const answered = { code: 'PRICE_ANSWERED' }
  const byLink = browser().api().completion
  await expect(byLink.answerPrice({ token, isAccepted: true })).rejects.toMatchObject(answered)
  expect(await byLink.read({ token })).toMatchObject({ totalCents: 4500, priceAnswer: true })

  const no = await underWay()
  await finish(shop.barber, no, [cut(), trim()])
  const second = (await linkOf(client)).token
  expect(await byLink.read({ token: second })).toMatchObject({ priceAnswer: null })
  await as(client).afterBooking.answerPrice({ id: no, isAccepted: false })
  await expect(byLink.answerPrice({ token: second, isAccepted: true })).rejects.toMatchObject(
    answered,
  )
  expect(await byLink.read({ token: second })).toMatchObject({
    totalCents: 3000,
    priceAnswer: false,
  })
  expect(await byLink.read({ token })).toMatchObject({ priceAnswer: true })
})

test('a no keeps the booked price, and the barber is told', async () => {
  const id = await underWay()
  await finish(shop.barber, id, [cut(3500)])
  const said = await as(client).afterBooking.answerPrice({ id, isAccepted: false })
  expect(said).toMatchObject({
    status: 'awaiting_confirmation',
    totalCents: 3000,
    priceAsk: null,
    booked: null,
  })
  await sendMessages()
  const { notifications } = await as(shop.barber).notifications.list({})
  expect(notifications[0]).toMatchObject({ title: 'Price not accepted' })
})

test('without an answer the booked price stands when the clock completes it', async () => {
  const id = await underWay()
  await finish(shop.barber, id, [cut(), trim()])
  await db
    .updateTable('bookings')
    .set({ finishedAt: fromNow(-25 * 60) })
    .where('id', '=', id)
    .execute()
  await sweep()
  expect(await read(id)).toMatchObject({ status: 'completed', totalCents: 3000, priceAsk: null })
  expect(await moneyOf(id)).toMatchObject({ commissionCents: 300 })
  expect(await eventsOf(id)).toContain('price_unanswered')
})

test('a guest says yes or no by the mailed link, once', async () => {
  const guest = { ...ana, email: 'price@example.com', phone: '(713) 555-0161' }
  const { id } = await bookAsGuest(browser(), shop, at(2, 600), guest)
  await shift(id, fromNow(-30))
  await finish(shop.barber, id, [cut(), trim()])
  const token = (await mailTo(guest.email, 'booking')).token('token')
  const api = browser().api()
  expect(await api.completion.read({ token })).toMatchObject({
    totalCents: 3000,
    priceAsk: { totalCents: 4500 },
  })
  const answers = await Promise.allSettled(
    [true, true, true].map((isAccepted) => api.completion.answerPrice({ token, isAccepted })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await api.completion.read({ token })).toMatchObject({
    status: 'completed',
    answer: 'all_good',
    totalCents: 4500,
    booked: { totalCents: 3000 },
  })
  await db
    .updateTable('bookingLinks')
    .set({ expiresAt: fromNow(-10) })
    .where('bookingId', '=', id)
    .execute()
  await expect(api.completion.answerPrice({ token, isAccepted: true })).rejects.toMatchObject({
    code: 'LINK_EXPIRED',
  })
})

test('only the client can accept a higher price', async () => {
  const id = await underWay()
  await finish(shop.barber, id, [cut(), trim()])
  await expect(
    as(shop.barber).afterBooking.answerPrice({ id, isAccepted: true }),
  ).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  expect(await read(id)).toMatchObject({ totalCents: 3000 })
})

test('who may not give discounts changes services, and lowers no price', async () => {
  const clerk = await hire('desk')
  const id = await underWay()
  await expect(finish(clerk, id, [cut(2000)])).rejects.toMatchObject({ code: 'NO_DISCOUNTS' })
  await expect(finish(clerk, id, [trim(1000)])).rejects.toMatchObject({ code: 'NO_DISCOUNTS' })
  expect(await finish(clerk, id, [trim()])).toMatchObject({ totalCents: 1500 })
})

test('services of the business only, each once, within the bounds of a price', async () => {
  const id = await underWay()
  const other = '00000000-0000-4000-8000-000000000009'
  await expect(
    finish(shop.barber, id, [{ serviceId: other, priceCents: 100 }]),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  for (const wrong of [[], [cut(), cut()], [cut(-1)], [cut(50_001)]])
    await expect(finish(shop.barber, id, wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a client who cannot be reached was promised no price: it is what the shop says', async () => {
  const made = await desk(shop.barber).create({ phone: null, email: null })
  await shift(made.id, fromNow(-30))
  const done = await finish(shop.barber, made.id, [cut(), trim()])
  expect(done).toMatchObject({ totalCents: 4500, priceAsk: null, booked: { totalCents: 3000 } })
})

test('a yes to the visit does not skip the question about the price, in the app or by the link', async () => {
  const id = await underWay()
  await finish(shop.barber, id, [cut(), trim()])
  const { version } = await read(id)
  const yes = { id, version, move: 'complete' } as const
  await expect(as(client).bookings.move(yes)).rejects.toMatchObject({ code: 'PRICE_OPEN' })
  const { token } = await linkOf(client)
  const byLink = browser().api().completion
  expect((await byLink.read({ token })).open).toEqual(['problem', 'not_happened'])
  await expect(byLink.allGood({ token })).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  expect(await read(id)).toMatchObject({ status: 'awaiting_confirmation', priceAsk: {} })

  const no = await as(client).afterBooking.answerPrice({ id, isAccepted: false })
  const done = await as(client).bookings.move({ ...yes, version: no.version })
  expect(done).toMatchObject({ status: 'completed', totalCents: 3000 })
})
