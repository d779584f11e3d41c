import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, fromNow, hold, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts')
})

test('a barber asks for another time, the client says yes, and it is moved', async () => {
  const { id, version } = await book(client, shop, at(3, 600))
  const asked = await as(shop.barber).bookings.propose({ id, startsAt: at(4, 660), version })
  expect(asked).toMatchObject({
    startsAt: at(3, 600),
    proposal: { startsAt: at(4, 660), by: 'staff' },
  })
  const moved = await as(client).bookings.answerProposal({
    id,
    isAccepted: true,
    version: asked.version,
  })
  expect(moved).toMatchObject({ startsAt: at(4, 660), proposal: null, rescheduleCount: 0 })
})

test('without a yes the booking stays where it was', async () => {
  const { id, version } = await book(client, shop, at(3, 600))
  const asked = await as(shop.barber).bookings.propose({ id, startsAt: at(4, 660), version })
  await db
    .updateTable('bookings')
    .set({ proposalExpiresAt: new Date(Date.now() - 1000).toISOString() })
    .where('id', '=', id)
    .execute()
  expect(await as(client).bookings.read({ id })).toMatchObject({ proposal: null })
  await expect(
    as(client).bookings.answerProposal({ id, isAccepted: true, version: asked.version }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })

  const again = await as(shop.barber).bookings.propose({
    id,
    startsAt: at(4, 660),
    version: asked.version,
  })
  const kept = await as(client).bookings.answerProposal({
    id,
    isAccepted: false,
    version: again.version,
  })
  expect(kept).toMatchObject({ startsAt: at(3, 600), proposal: null })
})

test('neither side can answer its own proposal', async () => {
  const { id, version } = await book(client, shop, at(3, 600))
  const asked = await as(shop.barber).bookings.propose({ id, startsAt: at(4, 660), version })
  await expect(
    as(shop.barber).bookings.answerProposal({ id, isAccepted: true, version: asked.version }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  const stranger = await make.person('client')
  await expect(
    as(stranger).bookings.answerProposal({ id, isAccepted: true, version: asked.version }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('after the deadline a client asks, and the barber decides', async () => {
  const { id, version } = await book(client, shop, at(3, 600))
  await expect(
    as(client).bookings.propose({ id, startsAt: at(4, 660), version }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await shift(id, fromNow(180))
  await db
    .updateTable('bookings')
    .set({ createdAt: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
  await expect(
    as(client).bookings.reschedule({ id, startsAt: at(4, 660), version }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  const asked = await as(client).bookings.propose({ id, startsAt: at(4, 660), version })
  expect(asked.proposal).toMatchObject({ by: 'client' })
  const moved = await as(shop.barber).bookings.answerProposal({
    id,
    isAccepted: true,
    version: asked.version,
  })
  expect(moved.startsAt).toBe(at(4, 660))
})

test('a time that was taken meanwhile cannot be had, and the booking stays', async () => {
  const { id, version } = await book(client, shop, at(3, 600))
  const asked = await as(shop.barber).bookings.propose({ id, startsAt: at(4, 660), version })
  await hold(await make.person('client'), shop, at(4, 660))
  await expect(
    as(client).bookings.answerProposal({ id, isAccepted: true, version: asked.version }),
  ).rejects.toMatchObject({ code: 'SLOT_TAKEN', alternatives: expect.any(Array) })
  expect(await as(client).bookings.read({ id })).toMatchObject({ startsAt: at(3, 600) })
})

test('a booking is cancelled although a question about it is open', async () => {
  const { id, version } = await book(client, shop, at(3, 600))
  const asked = await as(shop.barber).bookings.propose({ id, startsAt: at(4, 660), version })
  const cancelled = await as(client).bookings.move({ id, move: 'cancel', version: asked.version })
  expect(cancelled).toMatchObject({ status: 'cancelled', proposal: null })
})
