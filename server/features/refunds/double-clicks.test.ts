// Ten equal requests at once, over HTTP: a refund, its approval, and a fee that is waived are done once.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { list, type Listed } from '#tests/listing.ts'
import { onFileActs } from '#tests/on-file.ts'
import { openProvider, reconcile } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import {
  createPaying,
  deedsOf,
  orderOf,
  ordersOf,
  refundsOf,
  titlesOf,
} from './refunds.test.kit.ts'

const opened = await openProvider()
const { provider, env, config, work } = opened
const { paidAndDone } = createPaying(opened)
const { openShop, bookOnFile, miss } = onFileActs(config)
const app = openApp({ env })
const finance = await make.admin('finance')
const operations = await make.admin('operations')
const presses = 10
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

async function pressAsOften(who: Actor, path: string, body: object) {
  const visitor = createVisitor(app)
  await signIn(visitor, who)
  const answers = await Promise.all(Array.from({ length: presses }, () => visitor.post(path, body)))
  return answers.map(({ status }) => status).sort()
}

const onceOf = (done: number) => [done, ...Array.from({ length: presses - 1 }, () => 409)].sort()

// What the provider paid back for a booking.
async function paidBack(bookingId: string) {
  await work()
  const ids = (await refundsOf(bookingId)).map(({ id }) => id)
  const refunds = await provider.list('refund')
  return refunds
    .filter(({ metadata }) => ids.includes(metadata.refund_id ?? ''))
    .map(({ amount }) => amount)
}

const countOf = (titles: string[], title: string) => titles.filter((each) => each === title).length

test('an administrator gives a refund', async () => {
  const id = await paidAndDone(client, shop)
  const order = orderOf(id)
  const answers = await pressAsOften(finance, '/api/admin/refunds', order)
  expect(answers).toEqual(Array.from({ length: presses }, () => 201))
  expect(await ordersOf(id)).toHaveLength(1)
  expect(await deedsOf(order.requestId)).toHaveLength(1)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(1800)
  expect(await paidBack(id)).toEqual([1000])
  expect(countOf(await titlesOf(client), "We're refunding $10.00")).toBe(1)
  await reconcile(provider)
})

test('an administrator approves a refund', async () => {
  const id = await paidAndDone(client, shop, 90_000)
  const order = orderOf(id, { amountCents: 20_000 })
  await as(operations).refunds.give(order)
  const path = `/api/admin/refunds/${order.requestId}/decision`
  const decision = { isApproved: true, reason: 'The photos show it' }
  expect(await pressAsOften(finance, path, decision)).toEqual(onceOf(204))
  expect(await deedsOf(order.requestId)).toMatchObject([
    { action: 'ask-refund' },
    { action: 'approve-refund', actorId: finance.id },
  ])
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(63_000)
  expect(await paidBack(id)).toEqual([20_000])
  expect(countOf(await titlesOf(client), "We're refunding $200.00")).toBe(1)
  await reconcile(provider)
})

test.each([
  ['before it was charged', []],
  ['after it was charged', [3000]],
] as const)('a barber waives a fee %s', async (_, back) => {
  shop = await openShop()
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  if (back.length > 0) await work()
  const { version } = await as(shop.barber).bookings.read({ id })
  const path = `/api/desk/barber/visits/${id}/waive-fee`
  expect(await pressAsOften(shop.barber, path, { version })).toEqual(onceOf(200))
  expect(await paidBack(id)).toEqual(back)
  const events = await db
    .selectFrom('bookingEvents')
    .select('actorId')
    .where('bookingId', '=', id)
    .where('event', '=', 'fee_waived')
    .execute()
  expect(events).toEqual([{ actorId: shop.barber.id }])
  expect(countOf(await titlesOf(client), 'No fee after all')).toBe(1)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(0)
  expect(await bookingClearingOf(db, id)).toBe(0)
  await reconcile(provider)
})
