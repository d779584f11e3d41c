// Double clicks and colleagues at the same moment: one effect, and never more than was paid.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { barberBalanceOf } from '#server/features/ledger/service.ts'
import { list, type Listed } from '#tests/listing.ts'
import { openProvider, reconcile } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import { atOnce, createPaying, deedsOf, orderOf, ordersOf, refundsOf } from './refunds.test.kit.ts'

const opened = await openProvider()
const { provider, work } = opened
const { paidAndDone } = createPaying(opened)
const finance = await make.admin('finance')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

test('the same order twenty times at once is one refund', async () => {
  const id = await paidAndDone(client, shop)
  const order = orderOf(id)
  expect(await atOnce(20, () => as(finance).refunds.give(order))).toEqual({ done: 20, codes: [] })
  expect(await refundsOf(id)).toHaveLength(1)
  expect(await deedsOf(order.requestId)).toHaveLength(1)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(1800)
  await work()
  await reconcile(provider)
})

test('orders of one name about two appointments at once: one is given, the other refused', async () => {
  const ids = [await paidAndDone(client, shop), await paidAndDone(client, shop)]
  const { requestId } = orderOf('')
  const tried = await Promise.allSettled(
    ids.map((id) => as(finance).refunds.give(orderOf(id, { requestId }))),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: expect.stringMatching(/^(REFUND_SENT|NOT_FOUND)$/) },
  })
  const given = await Promise.all(ids.map((id) => refundsOf(id)))
  expect(given.flat()).toHaveLength(1)
})

test('twenty orders at once never give more than was paid', async () => {
  const id = await paidAndDone(client, shop)
  const { done, codes } = await atOnce(20, () =>
    as(finance).refunds.give(orderOf(id, { amountCents: 700 })),
  )
  expect(done).toBe(4)
  expect(new Set(codes)).toEqual(new Set(['REFUND_TOO_MUCH']))
  const cents = (await refundsOf(id)).reduce((sum, { amountCents }) => sum + amountCents, 0)
  expect(cents).toBe(2800)
  expect(await ordersOf(id)).toHaveLength(4)
  await work()
  await reconcile(provider)
})
