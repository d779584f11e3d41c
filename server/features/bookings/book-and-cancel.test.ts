import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { ana, at, book, bookAsGuest, browser } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, make } from '#tests/world.ts'

let shop: Listed

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { hours: [540, 1020] })
})

const someone = () => ({ ...ana, email: `${randomUUID()}@example.com` })

test('after three book-and-cancel cycles a day at one barber a client has to call', async () => {
  const client = await make.person('client')
  const cycle = async () => {
    const { id, version } = await book(client, shop, at(3, 600))
    await as(client).bookings.move({ id, move: 'cancel', version })
  }
  for (let n = 0; n < 3; n++) await cycle()
  await expect(cycle()).rejects.toMatchObject({ code: 'TOO_MANY_CANCELS' })
  const other = await list('Elsewhere', { hours: [540, 1020] })
  expect(await book(client, other, at(3, 600))).toMatchObject({ status: 'confirmed' })
})

test('a booking that the shop canceled does not count', async () => {
  const client = await make.person('client')
  for (let n = 0; n < 4; n++) {
    const { id, version } = await book(client, shop, at(3, 600))
    await as(shop.barber).bookings.move({ id, move: 'cancel', version, reason: 'Sick' })
  }
  expect(await book(client, shop, at(3, 600))).toMatchObject({ status: 'confirmed' })
})

test('a guest is known by the address, and by the network with ever new addresses', async () => {
  const chrome = browser()
  const cycle = async (guest = someone()) => {
    const { id, version } = await bookAsGuest(chrome, shop, at(3, 600), guest)
    await chrome.api().bookings.move({ id, move: 'cancel', version })
  }
  const same = someone()
  for (let n = 0; n < 3; n++) await cycle(same)
  await expect(cycle(same)).rejects.toMatchObject({ code: 'TOO_MANY_CANCELS' })
  for (let n = 3; n < 10; n++) await cycle()
  await expect(cycle()).rejects.toMatchObject({ code: 'TOO_MANY_CANCELS' })
  expect(await bookAsGuest(browser(), shop, at(4, 600), someone())).toMatchObject({
    status: 'confirmed',
  })
})
