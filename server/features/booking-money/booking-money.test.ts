// The commission of a booking paid at the shop, through the API.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import { barberBalanceOf, balanceOf } from '#server/features/ledger/service.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { jobs } from '#server/jobs.ts'
import { as, db, jobContext, make } from '#tests/world.ts'

const admin = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

// A booking that is over, with its commission.
async function over() {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(-60))
  const { commissionCents } = await db
    .selectFrom('bookings')
    .select('commissionCents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(commissionCents).toBeGreaterThan(0)
  return { id, commissionCents }
}

async function completedByClock() {
  const booking = await over()
  await shift(booking.id, fromNow(-49 * 60))
  await jobs['sweep-bookings'].run({}, jobContext)
  return booking
}

async function move(who: Actor, id: string, name: Move) {
  const { version } = await as(who).bookings.read({ id })
  return as(who).bookings.move({ id, version, move: name, reason: 'So it was' })
}

const balance = () => barberBalanceOf(db, shop.barber.id)

function postedFor(bookingId: string) {
  return db
    .selectFrom('ledgerTransactions')
    .select(['event', 'idempotencyKey', 'actorId', 'reason'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute()
}

test('a completed booking costs its commission, once and nothing before', async () => {
  const { id, commissionCents } = await over()
  const revenue = await balanceOf(db, 'commission_revenue')
  await move(shop.barber, id, 'finish')
  expect(await balance()).toBe(0)
  await move(client, id, 'complete')
  expect(await balance()).toBe(-commissionCents)
  expect((await balanceOf(db, 'commission_revenue')) - revenue).toBe(-commissionCents)
  expect(await postedFor(id)).toEqual([
    { event: 'completed', idempotencyKey: `completed:${id}:1`, actorId: client.id, reason: '' },
  ])
})

test('the clock completes it too', async () => {
  const { commissionCents } = await completedByClock()
  expect(await balance()).toBe(-commissionCents)
})

test('a correction gives the commission back, and back again', async () => {
  const { id, commissionCents } = await completedByClock()
  await move(admin, id, 'no_show')
  expect(await balance()).toBe(0)
  await move(admin, id, 'complete')
  expect(await balance()).toBe(-commissionCents)
  expect((await postedFor(id)).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    `completed:${id}:1`,
    `reversed:completed:${id}:1`,
    `completed:${id}:2`,
  ])
})

test('a booking that did not take place costs nothing', async () => {
  const { id } = await over()
  await move(shop.barber, id, 'finish')
  await move(client, id, 'complete')
  await move(admin, id, 'void')
  expect(await balance()).toBe(0)
  expect((await postedFor(id)).at(-1)).toMatchObject({ actorId: admin.id, reason: 'So it was' })
})

test('no money moves while a booking is made, declined, canceled or missed', async () => {
  const { id } = await book(client, shop, at(3, 600))
  await move(client, id, 'cancel')
  const missed = await over()
  await move(shop.barber, missed.id, 'no_show')
  expect([...(await postedFor(id)), ...(await postedFor(missed.id))]).toEqual([])
})

test('the barber’s own client costs nothing, and nothing is posted', async () => {
  const { id } = await over()
  await db
    .updateTable('bookings')
    .set({ commissionCents: 0, commissionPercent: 0 })
    .where('id', '=', id)
    .execute()
  await move(shop.barber, id, 'finish')
  await move(client, id, 'complete')
  expect(await postedFor(id)).toEqual([])
})

test('completing five times at once posts once', async () => {
  const { id, commissionCents } = await over()
  await move(shop.barber, id, 'finish')
  const { version } = await as(client).bookings.read({ id })
  await Promise.allSettled(
    Array.from({ length: 5 }, () => as(client).bookings.move({ id, version, move: 'complete' })),
  )
  expect(await balance()).toBe(-commissionCents)
})
