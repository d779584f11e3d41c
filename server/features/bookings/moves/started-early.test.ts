import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, make } from '#tests/world.ts'

let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

async function bookedFor(startsAt: string) {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, startsAt)
  return id
}

async function move(id: string, name: Move, reason = '') {
  const { version } = await as(shop.barber).bookings.read({ id })
  return as(shop.barber).bookings.move({ id, version, move: name, reason })
}

test('a booking that was started early can be finished before its time', async () => {
  const id = await bookedFor(fromNow(25))
  await move(id, 'start')
  expect(await move(id, 'finish')).toMatchObject({ status: 'awaiting_confirmation' })
})

test('a booking that was not started cannot be finished before its time', async () => {
  const id = await bookedFor(fromNow(25))
  await expect(move(id, 'finish')).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await move(id, 'check_in')
  await expect(move(id, 'finish')).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

test.each(['check_in', 'start'] as const)('%s can be undone, and then canceled', async (first) => {
  const id = await bookedFor(fromNow(25))
  await move(id, first)
  expect(await move(id, 'undo')).toMatchObject({ status: 'confirmed' })
  expect(await move(id, 'cancel', 'Wrong client.')).toMatchObject({ status: 'cancelled' })
})

test('only staff undo, and only what was begun', async () => {
  const id = await bookedFor(fromNow(25))
  await expect(move(id, 'undo')).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await move(id, 'start')
  const { version } = await as(client).bookings.read({ id })
  await expect(
    as(client).bookings.move({ id, version, move: 'undo', reason: '' }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})
