import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig } from '#server/config.ts'
import {
  ana,
  at,
  book,
  bookAsGuest,
  browser,
  fromNow,
  madeLongAgo,
  mark,
  shift,
  sweep,
} from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make, sendMessages } from '#tests/world.ts'

let client: Actor
let shop: Listed
let count = 0

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts')
})

const titlesOf = async ({ id }: Actor) => {
  await sendMessages()
  const rows = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .execute()
  return rows.map(({ title }) => title)
}

async function comesIn(id: string, minutes: number) {
  await shift(id, fromNow(minutes))
  await madeLongAgo(id)
  await sweep()
  return as(shop.barber).bookings.read({ id })
}

function newGuest() {
  count += 1
  return { ...ana, email: `marked${count}@example.com`, phone: `+1713555${5000 + count}` }
}

const marksOf = ({ name, email, phone }: typeof ana) => ({
  guestName: name,
  guestEmail: email,
  guestPhone: phone,
})

test('who has missed none is not asked whether they come', async () => {
  const { id } = await book(client, shop, at(2, 600))
  expect(await comesIn(id, 23 * 60)).toMatchObject({ attendance: null })
  await expect(as(client).afterBooking.attend({ id })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
})

test('one missed booking: the reminder asks, the client says yes, and the barber is told', async () => {
  await mark(shop, { clientId: client.id }, { missed: 1 })
  const { id } = await book(client, shop, at(2, 600))
  expect(await comesIn(id, 23 * 60)).toMatchObject({ attendance: 'asked', status: 'confirmed' })
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  expect((await mailTo(email, 'booking')).body).toContain("Yes, I'm coming")

  const stranger = await make.person('client')
  await expect(as(stranger).afterBooking.attend({ id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(as(shop.barber).afterBooking.attend({ id })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  for (let times = 0; times < 2; times++)
    expect(await as(client).afterBooking.attend({ id })).toMatchObject({ attendance: 'confirmed' })
  const told = (await titlesOf(shop.barber)).filter((each) => each.startsWith('Confirmed'))
  expect(told).toHaveLength(1)

  await comesIn(id, 110)
  expect(await titlesOf(shop.barber)).not.toContain('Not confirmed yet')
})

test('no word two hours before: the barber knows', async () => {
  await mark(shop, { clientId: client.id }, { missed: 1 })
  const { id } = await book(client, shop, at(2, 600))
  await comesIn(id, 23 * 60)
  expect(await comesIn(id, 110)).toMatchObject({ attendance: 'asked' })
  expect(await titlesOf(shop.barber)).toContain('Not confirmed yet')
})

test('a booking that is moved is asked about anew', async () => {
  await mark(shop, { clientId: client.id }, { missed: 1 })
  const { id } = await book(client, shop, at(4, 600))
  await comesIn(id, 23 * 60)
  const { version } = await as(client).afterBooking.attend({ id })
  const moved = { id, version, startsAt: at(3, 720) }
  expect(await as(shop.barber).bookings.reschedule(moved)).toMatchObject({ attendance: null })
})

test('a guest is known by their address, and says so by the link', async () => {
  const guest = newGuest()
  await mark(shop, { ...marksOf(guest), guestPhone: '+17135550111' }, { missed: 1 })
  const { id } = await bookAsGuest(browser(), shop, at(2, 600), guest)
  expect(await comesIn(id, 23 * 60)).toMatchObject({ attendance: 'asked' })
  const link = (await mailTo(guest.email, 'booking')).token('link')
  const elsewhere = browser().api()
  expect(await elsewhere.afterBooking.attend({ id, link })).toMatchObject({
    attendance: 'confirmed',
  })
})

// Where nobody can give a card.
const config = readConfig({ PAYMENTS: 'shop' })

test.each([{ missed: 2 }, { late: 3 }])('%o: asked first, and told so before', async (marks) => {
  await mark(shop, { clientId: client.id }, marks)
  const wish = { profileId: shop.id, serviceIds: shop.services, startsAt: at(2, 600) }
  const held = await as(client, { config }).bookings.hold(wish)
  expect(held).toMatchObject({ isInstant: false, isAskedFirst: true })
  const made = await as(client, { config }).bookings.confirm({ id: held.id })
  expect(made).toMatchObject({ status: 'pending' })
  const { id, version } = made
  await as(shop.barber).bookings.move({ id, version, move: 'accept' })
  expect(await as(client).bookings.read({ id })).toMatchObject({ status: 'confirmed' })
})

test('one less is booked at once, and what is older than a year is forgotten', async () => {
  await mark(shop, { clientId: client.id }, { missed: 1, late: 2 })
  expect(await book(client, shop, at(2, 600))).toMatchObject({ status: 'confirmed' })
  const other = await make.person('client')
  await mark(shop, { clientId: other.id }, { missed: 4 })
  await db
    .updateTable('bookings')
    .set({ startsAt: fromNow(-1440 * 370), busyRange: `[${fromNow(-1440 * 370)},${fromNow(0)})` })
    .where('clientId', '=', other.id)
    .execute()
  expect(await book(other, shop, at(3, 600))).toMatchObject({ status: 'confirmed' })
})

test('a guest is told with the address proved, and sends it as a request', async () => {
  const guest = newGuest()
  await mark(shop, marksOf(guest), { missed: 2 })
  const { request: chrome } = browser()
  const mine = () => as(null, { ...chrome, config })
  const held = await mine().bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    startsAt: at(2, 600),
  })
  // A guest cannot learn the standing of an address they have not proved.
  expect(held).toMatchObject({ isInstant: true, isAskedFirst: false })
  await mine().bookings.guestCode({ id: held.id, email: guest.email })
  const { code } = await mailTo(guest.email, 'guest-code')
  const asked = { id: held.id, guest, code }
  await expect(mine().bookings.confirm(asked)).rejects.toMatchObject({ code: 'ASKED_FIRST' })
  const request = { id: held.id, guest, isRequest: true }
  expect(await mine().bookings.confirm(request)).toMatchObject({ status: 'pending' })
})

test('who is off is off without an account, too', async () => {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  await mark(shop, { clientId: client.id }, { missed: 4 })
  await expect(
    bookAsGuest(browser(), shop, at(2, 600), { ...newGuest(), email }),
  ).rejects.toMatchObject({ code: 'BOOKING_OFF' })
})
