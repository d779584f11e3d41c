// A tip by card goes back with the appointment that it was for, and refunds survive corrections.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { balanceOf, barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { moveBooking } from '#tests/invoices.ts'
import { bookingRow, complete, openProvider, reconcile } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import { createPaying, orderOf, ordersOf, refundsOf } from './refunds.test.kit.ts'

const opened = await openProvider()
const { provider, api, work, saveCard } = opened
const { paidAhead, paidAndDone } = createPaying(opened)
const finance = await make.admin('finance')
const admin = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const balance = () => barberBalanceOf(db, shop.barber.id)

async function tipped(tipCents = 800) {
  const id = await paidAndDone(client, shop)
  const { cards } = await api(client).list({})
  await api(client).tip({ id, tipCents, cardId: cards[0]!.id })
  expect(await balance()).toBe(2700 + tipCents)
  return id
}

async function settled(id: string) {
  await work()
  expect((await refundsOf(id)).every(({ state }) => state === 'succeeded')).toBe(true)
  expect(await bookingClearingOf(db, id)).toBe(0)
  expect(await balanceOf(db, 'refunds_payable')).toBe(0)
  await reconcile(provider)
}

test('a visit that did not take place gives the tip back too, from the barber', async () => {
  const id = await tipped()
  await moveBooking(admin, id, 'void')
  expect(await balance()).toBe(0)
  expect((await refundsOf(id)).map(({ amountCents }) => amountCents).toSorted()).toEqual([
    3000, 800,
  ])
  expect(await bookingRow(id)).toMatchObject({ tipCents: 0, status: 'cancelled' })
  await settled(id)
  const { lines } = await as(shop.barber).earnings.lines({})
  expect(lines.filter(({ kind }) => kind === 'tip').map((line) => line.tipCents)).toEqual([
    -800, 800,
  ])
  const log = await as(finance).refunds.list({
    q: (await as(finance).bookings.read({ id })).bookingNumber,
  })
  expect(log.rows.map(({ cause }) => cause)).toEqual(['cancelled', 'cancelled'])
})

test('a tip that was only told stays what it is', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await complete(client, shop, id)
  await as(client).afterBooking.tip({ id, tipCents: 400 })
  await moveBooking(admin, id, 'void')
  expect(await refundsOf(id)).toEqual([])
  expect(await bookingRow(id)).toMatchObject({ tipCents: 400 })
})

test('a part leaves the tip alone, the last of the price takes it along', async () => {
  const id = await tipped()
  const preview = (amountCents: number) => {
    const { requestId: _, note: __, reason: ___, ...terms } = orderOf(id, { amountCents })
    return as(finance).refunds.preview(terms)
  }
  expect(await preview(1000)).toMatchObject({ backCents: 1000, tipCents: 0, barberCents: 900 })
  expect(await preview(3000)).toMatchObject({ backCents: 3800, tipCents: 800, barberCents: 3500 })
  await as(finance).refunds.give(orderOf(id, { amountCents: 1000 }))
  expect(await balance()).toBe(2600)
  await as(finance).refunds.give(orderOf(id, { amountCents: 2000 }))
  expect(await balance()).toBe(0)
  expect((await ordersOf(id)).map(({ tipCents }) => tipCents)).toEqual([0, 800])
  expect(await bookingRow(id)).toMatchObject({ tipCents: 0, paymentStatus: 'refunded' })
  await settled(id)
  // What is gone can be given anew.
  expect((await api(client).ofBooking({ id })).mayTip).toBe(true)
})

test('at the platform’s cost the barber keeps the tip, and the client gets it back', async () => {
  const id = await tipped()
  const before = await balanceOf(db, 'goodwill_expense')
  const order = orderOf(id, { amountCents: 3000, chargedTo: 'platform', cause: 'goodwill' })
  await as(finance).refunds.give(order)
  expect(await balance()).toBe(3500)
  expect((await balanceOf(db, 'goodwill_expense')) - before).toBe(3800)
  await settled(id)
})

test('after seven days a tip stays, unless the visit did not take place', async () => {
  const id = await tipped()
  const weekAgo = new Date(Date.now() - 7 * 86_400_000 - 60_000).toISOString()
  await db
    .updateTable('payments')
    .set({ settledAt: weekAgo })
    .where('bookingId', '=', id)
    .where('purpose', '=', 'tip')
    .execute()
  await as(finance).refunds.give(orderOf(id, { amountCents: 3000 }))
  expect(await balance()).toBe(800)
  await moveBooking(admin, id, 'void')
  expect(await balance()).toBe(0)
  await settled(id)
})

test('a tip counts for the limit of what one person gives alone', async () => {
  const id = await paidAhead(client, shop, 9800)
  await complete(client, shop, id)
  const cardId = await saveCard(client)
  await api(client).tip({ id, tipCents: 500, cardId })
  const small = { ...finance, permissions: new Set(finance.permissions) }
  small.permissions.delete('refunds.approve')
  const order = orderOf(id, { amountCents: 9800 })
  expect(await as(small).refunds.give(order)).toMatchObject({ isWaiting: true })
})

for (const chargedTo of ['platform', 'barber'] as const)
  test(`completed, missed and completed again: a refund by the ${chargedTo} stands once`, async () => {
    const id = await paidAhead(client, shop)
    await completeByAdmin(id)
    const expense = await balanceOf(db, 'goodwill_expense')
    await as(finance).refunds.give(orderOf(id, { chargedTo, cause: 'goodwill' }))
    const after = await balance()
    const cost = await balanceOf(db, 'goodwill_expense')
    for (let n = 0; n < 2; n++) {
      await moveBooking(admin, id, 'no_show')
      expect(await bookingClearingOf(db, id)).toBe(0)
      expect(await balanceOf(db, 'goodwill_expense')).toBe(expense)
      await moveBooking(admin, id, 'complete')
      expect(await balanceOf(db, 'goodwill_expense')).toBe(cost)
      expect(await bookingClearingOf(db, id)).toBe(0)
    }
    // The fee of the no-show was all that was paid, so all of it is the barber's again.
    expect(await balance()).toBe(after)
    await settled(id)
  })

// Over, with a no-show fee of the whole price, and completed by an administrator: nobody vouched for it.
async function completeByAdmin(id: string) {
  const policy = { cancellationWindowHours: 24, lateCancelFeePercent: 50, noShowFeePercent: 100 }
  await db
    .updateTable('bookings')
    .set({ policySnapshot: JSON.stringify(policy) })
    .where('id', '=', id)
    .execute()
  await shift(id, fromNow(-60))
  await moveBooking(admin, id, 'complete')
}
