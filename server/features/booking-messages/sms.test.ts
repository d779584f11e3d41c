import { beforeEach, expect, test } from 'vitest'
import { ana, at, book, bookAsGuest, browser, fromNow, shift, sweep } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make, sendMessages } from '#tests/world.ts'

let shop: Listed

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { hours: [540, 1020] })
  await db.deleteFrom('smsMessages').execute()
})

async function texts() {
  await sendMessages()
  return db
    .selectFrom('smsMessages')
    .select(['template', 'toPhone', 'body'])
    .orderBy('id')
    .execute()
}

// Moves the start, and dates the booking back by nine days.
async function comingIn(id: string, minutes: number) {
  await shift(id, fromNow(minutes))
  const createdAt = new Date(Date.now() - 9 * 86_400_000).toISOString()
  await db.updateTable('bookings').set({ createdAt }).where('id', '=', id).execute()
  await sweep()
}

test('a guest’s phone is told of the booking, a day before and two hours before', async () => {
  const { id, bookingNumber } = await bookAsGuest(browser(), shop, at(3, 600))
  await comingIn(id, 23 * 60)
  await comingIn(id, 110)
  const told = await texts()
  expect(told.map(({ template }) => template)).toEqual([
    'confirmation',
    'reminder_24h',
    'reminder_2h',
  ])
  expect(told.every(({ toPhone }) => toPhone === '+17135550142')).toBe(true)
  expect(told[0]?.body).toContain(bookingNumber)
  expect(told[1]?.body).toContain('Third Ward Cuts')
  for (const { body } of told) expect(body.length).toBeLessThanOrEqual(160)
})

test('a booking made in Spanish gets its messages in Spanish', async () => {
  const chrome = browser()
  chrome.request.language = 'es'
  const guest = { ...ana, email: 'es@example.com', phone: '(713) 555-0143' }
  await bookAsGuest(chrome, shop, at(3, 600), guest)
  expect((await texts())[0]?.body).toMatch(/^Kempt: cita en Third Ward Cuts/)
})

test('a client’s phone is told only when it is proved, and what they left on', async () => {
  const client = await make.person('client')
  const set = (columns: object) =>
    db.updateTable('profiles').set(columns).where('userId', '=', client.id).execute()
  await set({ phone: '+17135550155' })
  const { id } = await book(client, shop, at(3, 600))
  await comingIn(id, 23 * 60)
  expect(await texts()).toEqual([])

  await set({ phoneVerifiedAt: new Date().toISOString() })
  await comingIn(id, 110)
  expect(await texts()).toMatchObject([{ template: 'reminder_2h', toPhone: '+17135550155' }])

  const off = { event: 'booking_reminder', channel: 'sms', isEnabled: false } as const
  await as(client).notifications.savePreference(off)
  await comingIn(id, 115)
  expect(await texts()).toHaveLength(1)
})

test('four for one booking and no more; what was held back is written down', async () => {
  const { id } = await bookAsGuest(browser(), shop, at(3, 600), {
    ...ana,
    email: 'four@example.com',
    phone: '(713) 555-0144',
  })
  for (const hour of [660, 720, 780, 840]) {
    const { version } = await as(shop.barber).bookings.read({ id })
    await as(shop.barber).bookings.reschedule({ id, version, startsAt: at(3, hour) })
  }
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).bookings.move({ id, version, move: 'cancel', reason: 'Ill today.' })
  await sendMessages()
  const rows = await db
    .selectFrom('smsMessages')
    .select(['template', 'state'])
    .where('bookingId', '=', id)
    .orderBy('id')
    .execute()
  expect(rows.map(({ template }) => template)).toEqual([
    'confirmation',
    ...Array<string>(4).fill('changed'),
    'cancelled',
  ])
  expect(rows.map(({ state }) => state === 'suppressed')).toEqual([
    ...Array<boolean>(4).fill(false),
    true,
    true,
  ])
})

test('running late is texted, and reaches who left a number alone', async () => {
  const startsAt = at(3, 600)
  const made = await as(shop.barber).desk.create({
    place: 'barber',
    isWalkIn: false,
    name: 'Tony Reyes',
    phone: '(713) 555-0146',
    email: null,
    serviceIds: shop.services,
    memberId: shop.barber.id,
    startsAt,
    isOutsideHours: false,
  })
  await shift(made.id, fromNow(30))
  await as(shop.barber).desk.late({ place: 'barber', id: made.id, minutes: 15 })
  const sent = (await texts()).filter(({ template }) => template === 'late')
  expect(sent).toMatchObject([{ toPhone: '+17135550146' }])
  expect(sent[0]?.body).toMatch(/^Kempt: Third Ward Cuts is running about 15 minutes late for /)
  expect(sent[0]?.body.length).toBeLessThanOrEqual(160)
})

test('after the booking a guest’s phone gets the link that asks how it was', async () => {
  const guest = { ...ana, email: 'link@example.com', phone: '(713) 555-0145' }
  const { id } = await bookAsGuest(browser(), shop, at(3, 600), guest)
  await shift(id, fromNow(-60))
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).bookings.move({ id, version, move: 'finish' })
  const { body } = (await texts()).find(({ template }) => template === 'completion_link')!
  const token = /#token=([\w-]+)$/.exec(body)?.[1] ?? ''
  expect(await as(null).completion.read({ token })).toMatchObject({ open: expect.any(Array) })
  expect(body.length).toBeLessThanOrEqual(160)
})
