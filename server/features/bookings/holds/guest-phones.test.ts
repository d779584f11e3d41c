import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, bookAsGuest, browser, mark } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

let shop: Listed
let count = 0

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { hours: [540, 1020] })
  count += 1
})

const victimsPhone = () => `+1713555${6000 + count}`
const guest = () => ({
  name: 'Vic Tim',
  email: `${randomUUID()}@example.com`,
  phone: victimsPhone(),
})

async function withPhone(phone: string, phoneVerifiedAt: string | null) {
  const person = await make.person('client')
  await db
    .updateTable('profiles')
    .set({ phone, phoneVerifiedAt })
    .where('userId', '=', person.id)
    .execute()
  return person
}

const proved = '2026-01-05T12:00:00Z'

test('a stranger who types a number does not use up what its owner may book', async () => {
  for (const day of [2, 3]) await bookAsGuest(browser(), shop, at(day, 600), guest())
  for (const day of [4, 5])
    expect(await bookAsGuest(browser(), shop, at(day, 600), guest())).toMatchObject({
      status: 'confirmed',
    })
})

test('a stranger who types a number adds no marks to it', async () => {
  const { name: guestName, phone: guestPhone } = guest()
  const marks = { guestName, guestEmail: 'stranger@example.com', guestPhone }
  await mark(shop, marks, { missed: 4 })
  expect(await bookAsGuest(browser(), shop, at(2, 600), guest())).toMatchObject({
    status: 'confirmed',
  })
  const owner = await withPhone(guestPhone, proved)
  expect(await book(owner, shop, at(3, 600))).toMatchObject({ status: 'confirmed' })
})

test('an account that typed a number is not asked for the marks of its owner', async () => {
  const owner = await withPhone(victimsPhone(), proved)
  await mark(shop, { clientId: owner.id }, { missed: 4 })
  const stranger = await withPhone(victimsPhone(), null)
  expect(await book(stranger, shop, at(2, 600))).toMatchObject({ status: 'confirmed' })
})

test('two accounts that proved the same number are one person', async () => {
  const [first, second] = [
    await withPhone(victimsPhone(), proved),
    await withPhone(victimsPhone(), proved),
  ]
  for (let day = 2; day < 7; day++) await book(first, shop, at(day, 600))
  await expect(book(second, shop, at(8, 600))).rejects.toMatchObject({ code: 'TOO_MANY_BOOKINGS' })
  await mark(shop, { clientId: first.id }, { missed: 4 })
  await db
    .updateTable('bookings')
    .set({ status: 'cancelled', cancelledBy: shop.barber.id })
    .where('clientId', '=', first.id)
    .where('status', '=', 'confirmed')
    .execute()
  await expect(book(second, shop, at(8, 600))).rejects.toMatchObject({ code: 'BOOKING_OFF' })
})

const block = async (where: { phone: string }) => {
  await db
    .updateTable('clients')
    .set({ blockedAt: proved })
    .where('barberId', '=', shop.barber.id)
    .where('phone', '=', where.phone)
    .execute()
}

test('blocking a stranger who typed a number does not block its owner', async () => {
  await bookAsGuest(browser(), shop, at(2, 600), guest())
  await block({ phone: victimsPhone() })
  expect(await bookAsGuest(browser(), shop, at(3, 600), guest())).toMatchObject({
    status: 'confirmed',
  })
  const owner: Actor = await withPhone(victimsPhone(), proved)
  expect(await book(owner, shop, at(4, 600))).toMatchObject({ status: 'confirmed' })
})

test('a client that the business added and blocked is blocked by a proved number', async () => {
  await as(shop.barber).clients.add({
    place: 'barber',
    name: 'Rude Guy',
    phone: victimsPhone(),
  })
  await block({ phone: victimsPhone() })
  const owner = await withPhone(victimsPhone(), proved)
  await expect(book(owner, shop, at(4, 600))).rejects.toMatchObject({ code: 'NOT_BOOKABLE_ONLINE' })
  const other = await withPhone(victimsPhone(), null)
  expect(await book(other, shop, at(4, 600))).toMatchObject({ status: 'confirmed' })
})
