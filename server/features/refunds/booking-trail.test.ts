// The trail of a booking has its refunds: those given by hand, and one that was sent again.
import { expect, test } from 'vitest'
import { jobs } from '#server/jobs.ts'
import { list } from '#tests/listing.ts'
import { openProvider } from '#tests/payments.ts'
import { as, make } from '#tests/world.ts'
import { createPaying, move, orderOf, refundsOf } from './refunds.test.kit.ts'

const opened = await openProvider()
const { provider, context, work } = opened
const { paidAhead, paidAndDone } = createPaying(opened)
const owner = await make.person('admin')
const finance = await make.admin('finance')

const trailOf = async (bookingId: string) =>
  (await as(owner).audit.list({ bookingId })).rows.map(({ action, entityId }) => [action, entityId])

test('a refund by hand, and none of another booking', async () => {
  const shop = await list('Third Ward Cuts')
  const client = await make.person('client')
  const [id, other] = [await paidAndDone(client, shop), await paidAndDone(client, shop)]
  const [order, theirs] = [orderOf(id), orderOf(other)]
  await as(finance).refunds.give(order)
  await as(finance).refunds.give(theirs)
  expect(await trailOf(id)).toEqual([[expect.any(String), order.requestId]])
  expect(await trailOf(other)).toEqual([[expect.any(String), theirs.requestId]])
})

test('a refund of a cancellation that the bank returned and finance sent again', async () => {
  const shop = await list('Third Ward Cuts')
  const client = await make.person('client')
  const id = await paidAhead(client, shop)
  await move(client, id, 'cancel')
  await work()
  const [refund] = await refundsOf(id)
  await provider.failRefund(refund!.providerId ?? '')
  await jobs['read-provider-events'].run({}, context)
  await work()
  await as(finance).refunds.retry({ id: refund!.id, reason: 'They have a new card' })
  expect(await trailOf(id)).toEqual([[expect.any(String), refund!.id]])
})
