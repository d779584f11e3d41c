import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { browser, fromNow, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, make } from '#tests/world.ts'
import {
  eventsOf,
  finishedGuestBooking,
  finishedBooking,
  rowOf,
  someone,
  toldTo,
} from './after-booking.test.kit.ts'

let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await someone()
})

async function completedBooking() {
  const booking = await finishedBooking(shop, client)
  await as(null).completion.allGood({ token: booking.token })
  return booking
}

test('a tip by the link: written down, told to who cut, and nothing of it in the total', async () => {
  const { id, token } = await completedBooking()
  const said = await as(null).completion.tip({ token, tipCents: 600 })
  expect(said).toMatchObject({ tipCents: 600, mayTip: true, totalCents: 3000 })
  expect(await rowOf(id)).toMatchObject({ tipCents: 600, totalCents: 3000 })
  expect(await eventsOf(id)).toContain('tipped')
  expect(await toldTo(shop.barber)).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('client says they tipped $6.00') }),
  )
})

test('what is offered to tip is what the barber chose', async () => {
  const { id, token } = await completedBooking()
  const offered = async () => [
    (await as(null).completion.read({ token })).tipPercents,
    (await as(client).bookings.read({ id })).tipPercents,
  ]
  expect(await offered()).toEqual([
    [15, 20, 25],
    [15, 20, 25],
  ])
  await as(shop.barber).policies.save({ tipPercents: [10, 18, 30] })
  expect(await offered()).toEqual([
    [10, 18, 30],
    [10, 18, 30],
  ])
})

test('no tip before the booking is over', async () => {
  const { id, token } = await finishedBooking(shop, client)
  await expect(as(null).completion.tip({ token, tipCents: 600 })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  await expect(as(client).afterBooking.tip({ id, tipCents: 600 })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
})

test('tips later: changed and taken back within seven days, and not after', async () => {
  const { id, token } = await completedBooking()
  await shift(id, fromNow(-6 * 1440))
  expect(await as(client).afterBooking.tip({ id, tipCents: 800 })).toMatchObject({ tipCents: 800 })
  expect(await as(client).afterBooking.tip({ id, tipCents: 800 })).toMatchObject({ tipCents: 800 })
  expect(await as(client).afterBooking.tip({ id, tipCents: 0 })).toMatchObject({ tipCents: 0 })
  const told = (await toldTo(shop.barber)).map(({ title }) => title)
  expect(told.filter((title) => title === 'You got a tip')).toHaveLength(1)
  expect(told).toContain('No tip after all')

  await shift(id, fromNow(-7 * 1440 - 60))
  const late = { code: 'MOVE_NOT_OPEN' }
  await expect(as(client).afterBooking.tip({ id, tipCents: 500 })).rejects.toMatchObject(late)
  await expect(as(null).completion.tip({ token, tipCents: 500 })).rejects.toMatchObject(late)
})

test('only the booking’s client can set the tip', async () => {
  const { id } = await completedBooking()
  for (const stranger of [await someone(), null])
    await expect(as(stranger).afterBooking.tip({ id, tipCents: 500 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  for (const other of [shop.barber, await make.person('admin')])
    await expect(as(other).afterBooking.tip({ id, tipCents: 500 })).rejects.toMatchObject({
      code: 'MOVE_NOT_OPEN',
    })
  expect(await rowOf(id)).toMatchObject({ tipCents: 0 })
})

test('a guest tips from their browser and by the link of their mail, within bounds', async () => {
  const { id, token, chrome } = await finishedGuestBooking(shop)
  await as(null).completion.allGood({ token })
  expect(await chrome.api().afterBooking.tip({ id, tipCents: 450 })).toMatchObject({
    tipCents: 450,
  })
  await expect(browser().api().afterBooking.tip({ id, tipCents: 1 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  for (const tipCents of [-1, 50_001, 1.5])
    await expect(chrome.api().afterBooking.tip({ id, tipCents })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { tipCents: 'Enter an amount up to $500' },
    })
})
