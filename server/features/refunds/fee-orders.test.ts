// An administrator gave a fee back, and then the fee goes back: by the shop, by an appeal, or because the
// client was there after all. Nobody gets or pays anything twice.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import {
  balanceOf,
  barberBalanceOf,
  bookingClearingOf,
  commissionOn,
  walletOf,
} from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { list, type Listed } from '#tests/listing.ts'
import { openProvider, reconcile } from '#tests/payments.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import { createPaying, orderOf, refundsOf } from './refunds.test.kit.ts'

const opened = await openProvider()
const { provider, work } = opened
const { paidAndMissed } = createPaying(opened)
const app = openApp()
const finance = await make.admin('finance')
const owner = await make.admin('owner')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

type Terms = Parameters<typeof orderOf>[1]

async function missedAndOrdered(terms: Terms) {
  const id = await paidAndMissed(client, shop)
  await as(finance).refunds.give(orderOf(id, { cause: 'fee_dropped', ...terms }))
  return id
}

async function waive(id: string) {
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).desk.waiveFee({ place: 'barber', id, version })
}

async function appeal(bookingId: string) {
  await as(client).appeals.open({ id: bookingId, kind: 'was_there', message: 'I sat there.' })
  const { rows } = await as(owner).appeals.list({})
  const { id } = rows.find((each) => each.bookingId === bookingId)!
  await as(owner).appeals.answer({ id, isAccepted: true, reason: 'The camera shows it.' })
}

async function complete(id: string) {
  const { version } = await as(owner).bookings.read({ id })
  await as(owner).bookings.move({ id, version, move: 'complete', reason: 'They were there' })
}

// The card has all of it back, and nobody else has a cent of it.
async function expectAllBack(id: string, barberCents: number) {
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(barberCents)
  expect(await bookingClearingOf(db, id)).toBe(0)
  expect(await walletOf(db, client.id)).toBe(0)
  await work()
  const refunds = await refundsOf(id)
  expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(3000)
  expect(new Set(refunds.map(({ state }) => state))).toEqual(new Set(['succeeded']))
  expect(await balanceOf(db, 'refunds_payable')).toBe(0)
  await jobs['check-wallets'].run({}, jobContext)
  await reconcile(provider)
}

describe.each([
  { name: 'all of the fee', amountCents: 1500, chargedTo: 'barber' },
  { name: 'a part of the fee', amountCents: 400, chargedTo: 'barber' },
  { name: 'a part at the platform’s cost', amountCents: 700, chargedTo: 'platform' },
] as const)('$name was given back', ({ amountCents, chargedTo }) => {
  test.each([
    ['the shop waives it', waive],
    ['an appeal is accepted', appeal],
  ] as const)('and %s', async (_, giveBack) => {
    const goodwill = await balanceOf(db, 'goodwill_expense')
    const id = await missedAndOrdered({ amountCents, chargedTo })
    await giveBack(id)
    await expectAllBack(id, 0)
    expect(await commissionOn(db, id)).toBe(0)
    expect(await balanceOf(db, 'goodwill_expense')).toBe(goodwill)
    expect((await as(finance).refunds.open({ id })).cardCents).toBe(0)
  })

  // What is left at the platform pays for the appointment; the rest is paid at the shop.
  test('and the client was there', async () => {
    const goodwill = await balanceOf(db, 'goodwill_expense')
    const id = await missedAndOrdered({ amountCents, chargedTo })
    await complete(id)
    const leftCents = 1500 - amountCents
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(leftCents - 300)
    expect(await commissionOn(db, id)).toBe(300)
    expect(await bookingClearingOf(db, id)).toBe(0)
    expect(await walletOf(db, client.id)).toBe(0)
    expect(await balanceOf(db, 'goodwill_expense')).toBe(goodwill)
    await work()
    await reconcile(provider)
  })

  test('the shop waives it, and the client was there', async () => {
    const id = await missedAndOrdered({ amountCents, chargedTo })
    await waive(id)
    await complete(id)
    await expectAllBack(id, -300)
  })
})

test('a refund of the visit starts anew after the fee’s was dropped', async () => {
  const id = await missedAndOrdered({ amountCents: 700 })
  await complete(id)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(500)
  await as(finance).refunds.give(orderOf(id, { amountCents: 800 }))
  expect(await commissionOn(db, id)).toBe(300 - 80)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(500 - 720)
  await work()
  await reconcile(provider)
})

test.each([
  ['waived by the shop', waive, () => shop.barber.id],
  ['given back by an appeal', appeal, () => owner.id],
] as const)('a fee that was %s is in the log, its sums and its file', async (_, giveBack, by) => {
  const id = await paidAndMissed(client, shop)
  await giveBack(id)
  await work()
  const { bookingNumber: q } = await as(finance).bookings.read({ id })
  const { rows } = await as(finance).refunds.list({ q })
  const waived = { cause: 'fee_waived', amountCents: 1500, state: 'done', isByHand: false }
  expect(rows).toMatchObject([waived, { cause: 'no_show', amountCents: 1500 }])
  const only = await as(finance).refunds.list({ q, cause: 'fee_waived' })
  expect(only.rows).toMatchObject([waived])
  expect(only.sums).toMatchObject({ causes: [{ cause: 'fee_waived', count: 1, cents: 1500 }] })
  const { line, postings } = await as(finance).refunds.read({ id: only.rows[0]!.id })
  expect(line).toMatchObject(waived)
  expect(postings.map(({ event }) => event)).toContain('given_back')
  const { actorId } = await db
    .selectFrom('ledgerTransactions')
    .select('actorId')
    .where('bookingId', '=', id)
    .where('idempotencyKey', 'like', 'fee-back:%')
    .executeTakeFirstOrThrow()
  expect(actorId).toBe(by())
  const visitor = createVisitor(app)
  await signIn(visitor, finance)
  const { body } = await visitor.get(`/api/admin/refunds.csv?cause=fee_waived&q=${q}`)
  expect(body.trimEnd().split('\r\n')).toEqual([
    expect.stringContaining('State,Booking'),
    expect.stringContaining(
      `Done,${q},client,Third Ward Cuts,15.00,To the card,Fee waived or appealed,`,
    ),
  ])
})
