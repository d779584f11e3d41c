// A refund that no card takes becomes credit of the client.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { permissionsOf } from '#contract/permissions.ts'
import { balanceOf, walletOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { list, type Listed } from '#tests/listing.ts'
import { openProvider, reconcile } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import {
  atOnce,
  createPaying,
  deedsOf,
  move,
  orderOf,
  refundsOf,
  titlesOf,
} from './refunds.test.kit.ts'

const opened = await openProvider()
const { provider, api, context, work } = opened
const { paidAhead, paidAndDone } = createPaying(opened)
const finance = await make.admin('finance')
const operations = await make.admin('operations')
const reason = 'Their card was canceled'
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

// Given back by hand, and sent back by the bank.
async function returned(amountCents = 1000) {
  const bookingId = await paidAndDone(client, shop)
  const order = orderOf(bookingId, { amountCents })
  await as(finance).refunds.give(order)
  await work()
  await failAll(bookingId)
  return { id: order.requestId, bookingId }
}

async function failAll(bookingId: string) {
  for (const { providerId } of await refundsOf(bookingId))
    await provider.failRefund(providerId ?? '')
  await jobs['read-provider-events'].run({}, context)
  await work()
}

const refusal = (code: string) => expect.objectContaining({ code })

test('the client has it once, as their own money, and is told', async () => {
  const { id, bookingId } = await returned()
  const payable = await balanceOf(db, 'refunds_payable')
  const { done, codes } = await atOnce(20, () => as(finance).refunds.credit({ id, reason }))
  expect([done, codes]).toEqual([20, []])
  expect(await walletOf(db, client.id)).toBe(1000)
  expect((await balanceOf(db, 'refunds_payable')) - payable).toBe(1000)
  const { creditCents, grants, movements } = await as(client).wallet.read()
  expect(creditCents).toBe(1000)
  expect(grants).toMatchObject([{ leftCents: 1000, reason: 'refund' }])
  expect(Date.parse(grants[0]!.expiresAt)).toBeGreaterThan(Date.now() + 1800 * 86_400_000)
  expect(movements).toMatchObject([{ kind: 'returned', cents: 1000, shopName: 'Third Ward Cuts' }])
  expect((await titlesOf(client)).filter((title) => title.includes('credit'))).toEqual([
    'You have $10.00 of credit',
  ])
  expect(await deedsOf(id)).toMatchObject([
    { action: 'give-refund' },
    {
      action: 'credit-refund',
      actorId: finance.id,
      reason,
      before: { state: 'failed' },
      after: { state: 'done', method: 'credit', amountCents: 1000 },
    },
  ])
  // The provider is not asked again.
  await work()
  expect(await refundsOf(bookingId)).toMatchObject([{ state: 'credited', attempt: 1 }])
  await reconcile(provider)
})

test('the log has it as done, with what happened', async () => {
  const { id } = await returned()
  await as(finance).refunds.credit({ id, reason })
  const { line, parts, postings } = await as(finance).refunds.read({ id })
  expect(line).toMatchObject({ state: 'done', method: 'credit', amountCents: 1000 })
  expect(parts[0]?.attempts.at(-1)).toMatchObject({ event: 'credited' })
  expect(postings.at(-1)).toMatchObject({
    event: 'refund_credited',
    lines: [
      { account: 'refunds_payable', cents: 1000 },
      { account: 'client_wallet', cents: -1000, owner: 'client' },
    ],
  })
  await expect(as(finance).refunds.retry({ id, reason })).rejects.toEqual(refusal('MOVE_NOT_OPEN'))
})

test('what followed from a cancellation becomes credit, too', async () => {
  const bookingId = await paidAhead(client, shop)
  await move(client, bookingId, 'cancel')
  await work()
  await failAll(bookingId)
  const [refund] = await refundsOf(bookingId)
  await as(finance).refunds.credit({ id: refund!.id, reason })
  expect(await walletOf(db, client.id)).toBe(3000)
  const { line } = await as(finance).refunds.read({ id: refund!.id })
  expect(line).toMatchObject({ state: 'done', method: 'credit' })
})

test('only the part that failed becomes credit', async () => {
  const bookingId = await paidAndDone(client, shop)
  const { cards } = await api(client).list({})
  await api(client).tip({ id: bookingId, tipCents: 800, cardId: cards[0]!.id })
  const order = orderOf(bookingId, { amountCents: 3000 })
  await as(finance).refunds.give(order)
  await work()
  const parts = await refundsOf(bookingId)
  const tip = parts.find(({ amountCents }) => amountCents === 800)
  await provider.failRefund(tip?.providerId ?? '')
  await jobs['read-provider-events'].run({}, context)
  await work()
  await as(finance).refunds.credit({ id: order.requestId, reason })
  expect(await walletOf(db, client.id)).toBe(800)
  const states = (await refundsOf(bookingId)).map(({ amountCents, state }) => [amountCents, state])
  expect(states.toSorted()).toEqual([
    [3000, 'succeeded'],
    [800, 'credited'],
  ])
})

test('a refund that did not fail, one of a guest, an own one and an unknown one stay as they are', async () => {
  const bookingId = await paidAndDone(client, shop)
  const order = orderOf(bookingId)
  await as(finance).refunds.give(order)
  const credit = (id: string, who = finance) => as(who).refunds.credit({ id, reason })
  await expect(credit(order.requestId)).rejects.toEqual(refusal('MOVE_NOT_OPEN'))
  await work()
  await expect(credit(order.requestId)).rejects.toEqual(refusal('MOVE_NOT_OPEN'))
  const unknown = '01890000-0000-7000-8000-000000000000'
  await expect(credit(unknown)).rejects.toEqual(refusal('NOT_FOUND'))

  const { id, bookingId: other } = await returned()
  await expect(credit(id, operations)).rejects.toEqual(refusal('NOT_ALLOWED'))
  const permissions = permissionsOf(['finance'])
  const roles: Actor['roles'] = ['client', 'admin']
  const self = { ...client, roles, permissions, secondFactorAt: Date.now() }
  await expect(credit(id, self)).rejects.toEqual(refusal('OWN_CASE'))
  await db
    .updateTable('bookings')
    .set({ clientId: null, guestName: 'Pat' })
    .where('id', '=', other)
    .execute()
  await expect(credit(id)).rejects.toEqual(refusal('NO_WALLET'))
  expect(await walletOf(db, client.id)).toBe(0)
})
