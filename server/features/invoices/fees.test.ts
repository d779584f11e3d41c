// Invoices of fees, and credit notes for what goes back of an invoice.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { jobs } from '#server/jobs.ts'
import { grantCredit } from '#server/features/booking-money/service.ts'
import { issueNow } from '#tests/invoices.ts'
import type { Listed } from '#tests/listing.ts'
import { onFileActs } from '#tests/on-file.ts'
import { enterCard, openProvider } from '#tests/payments.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import { drawInvoice } from './invoice-pdf.ts'
import { findPaper } from './queries.ts'

const { config, work } = await openProvider()
const acts = onFileActs(config)
const { api, openShop, wishAt, bookOnFile, miss, cancelLate, complete, move, decide } = acts
const finance = await make.admin('finance')
const admin = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

const orderOf = (bookingId: string, more: { amountCents: number; cause?: 'fee_dropped' }) => ({
  requestId: randomUUID(),
  bookingId,
  method: 'card' as const,
  cause: 'quality' as const,
  chargedTo: 'barber' as const,
  reason: 'The fade was uneven',
  ...more,
})

const papersOf = (bookingId: string) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('invoiceNumber')
    .execute()

const totalsOf = async (id: string) => (await papersOf(id)).map(({ totalCents }) => totalCents)
const mine = async () => (await as(client).invoices.list({})).invoices

async function askDeposit(depositPercent: number) {
  await db
    .updateTable('services')
    .set({ depositPercent })
    .where('id', '=', shop.services[0]!)
    .execute()
}

test('a charged fee has an invoice of its own, in both languages, and the client is told', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  await issueNow()
  expect(await papersOf(id)).toEqual([])
  await work()
  await jobs['issue-invoices'].run({}, jobContext)
  expect(await papersOf(id)).toEqual([])
  await issueNow()
  const [invoice, ...others] = await mine()
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    bookingId: id,
    creditNotes: [],
    laterTipCents: 0,
    document: {
      items: [],
      fee: { kind: 'no_show', cents: 3000 },
      totalCents: 3000,
      payment: 'online',
      cardCents: 3000,
    },
  })
  const { notifications } = await as(client).notifications.list({ type: 'invoice_generated' })
  expect(notifications).toMatchObject([
    { notificationData: { invoice_number: invoice!.number, amount: 30 } },
  ])
  const paper = await findPaper(db, invoice!.id)
  const [english, spanish] = await Promise.all([
    drawInvoice(paper!, 'en'),
    drawInvoice(paper!, 'es'),
  ])
  expect(english.equals(spanish)).toBe(false)
})

// Appointments of two clients at two shops.
async function bookTwo() {
  const other = { shop: await openShop(), client: await make.person('client') }
  const mine = { shop, client, id: await bookOnFile(client, shop) }
  return [mine, { ...other, id: await bookOnFile(other.client, other.shop) }] as const
}

test('fees of two clients that are charged at the same time have an invoice each', async () => {
  const two = await bookTwo()
  for (const { shop, id } of two) await miss(shop, id)
  await work()
  await issueNow()
  for (const { id } of two) expect(await totalsOf(id)).toEqual([3000])
})

test('a fee that is waived takes no invoice of another one back', async () => {
  const two = await bookTwo()
  for (const { shop, id } of two) await miss(shop, id)
  await work()
  await decide(shop.barber, two[0].id, 'waiveFee')
  await issueNow()
  expect(await totalsOf(two[0].id)).toEqual([])
  expect(await totalsOf(two[1].id)).toEqual([3000])
})

test('a withdrawn invoice takes no credit note of another one back', async () => {
  const two = await bookTwo()
  for (const { client, shop, id } of two) await complete(client, shop, id)
  await work()
  for (const { id } of two) await as(finance).refunds.give(orderOf(id, { amountCents: 500 }))
  await move(admin, two[0].id, 'void')
  await issueNow()
  expect(await totalsOf(two[0].id)).toEqual([])
  expect(await totalsOf(two[1].id)).toEqual([3000, -500])
})

test('a deposit that was kept and the rest that was charged stand on one invoice', async () => {
  await askDeposit(20)
  const id = await bookOnFile(client, shop)
  await cancelLate(client, id)
  await work()
  await issueNow()
  expect(await papersOf(id)).toMatchObject([
    { totalCents: 1500, document: { fee: { kind: 'late_cancel', cents: 1500 } } },
  ])
})

test('the rest that is charged later has a second one, for the rest alone', async () => {
  await askDeposit(20)
  const id = await bookOnFile(client, shop)
  await cancelLate(client, id)
  await issueNow()
  await work()
  await issueNow()
  await issueNow()
  expect(await totalsOf(id)).toEqual([600, 900])
})

test('credit that paid a fee stands on its invoice', async () => {
  await askDeposit(20)
  const gift = { reason: 'goodwill', expense: 'goodwill_expense' } as const
  await grantCredit(db, { clientId: client.id, cents: 1000, ...gift })
  const { id } = await api(client).bookings.hold(wishAt(shop))
  const { id: paymentId, url } = await api(client).payments.checkout({ id, useCredit: true })
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  await cancelLate(client, id)
  await work()
  await issueNow()
  const [paper] = await papersOf(id)
  expect(paper?.document).toMatchObject({ fee: { cents: 1500 }, creditCents: 900, totalCents: 600 })
})

test('waived before its invoice was issued, there is none; afterwards a credit note', async () => {
  const early = await bookOnFile(client, shop)
  await miss(shop, early)
  await work()
  await decide(shop.barber, early, 'waiveFee')
  await issueNow()
  expect(await papersOf(early)).toEqual([])

  const late = await bookOnFile(client, shop)
  await miss(shop, late)
  await work()
  await issueNow()
  await decide(shop.barber, late, 'waiveFee')
  await issueNow()
  await issueNow()
  const [invoice, credit] = await papersOf(late)
  expect(await totalsOf(late)).toEqual([3000, -3000])
  expect(credit).toMatchObject({
    correctsId: invoice?.id,
    document: { fee: { kind: 'no_show', cents: -3000 } },
  })
})

test('a no-show that took place after all: its fee is credited, and the visit is billed', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  await work()
  await issueNow()
  await move(admin, id, 'complete')
  await issueNow()
  expect(await totalsOf(id)).toEqual([3000, -3000, 3000])
  const [visit] = (await papersOf(id)).slice(-1)
  expect(visit?.document).toMatchObject({ items: [{ priceCents: 3000 }] })
})

test('a part that an administrator gives back has a credit note, and the end the rest', async () => {
  const id = await bookOnFile(client, shop)
  await complete(client, shop, id)
  await work()
  const give = (amountCents: number) => as(finance).refunds.give(orderOf(id, { amountCents }))
  // Before the invoice is issued, the credit note waits for it.
  await give(500)
  await issueNow()
  await give(700)
  await issueNow()
  expect(await totalsOf(id)).toEqual([3000, -500, -700])
  const [invoice] = await mine()
  expect(invoice?.creditNotes.map(({ totalCents }) => totalCents)).toEqual([-500, -700])
  const { notifications } = await as(client).notifications.list({ type: 'invoice_generated' })
  expect(notifications[0]).toMatchObject({
    title: 'Your credit note is ready',
    notificationData: { amount: -7 },
  })
  await move(admin, id, 'void')
  await issueNow()
  const rest = (await papersOf(id)).at(-1)
  expect(rest).toMatchObject({
    totalCents: -1800,
    document: { refundCents: 1200, items: [{ priceCents: -3000 }] },
  })
  const numbers = (await papersOf(id)).map(({ invoiceNumber }) => Number(invoiceNumber.slice(-6)))
  expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index))
})

test('what was withdrawn before it was issued needs no credit note, nor does a part of it', async () => {
  const id = await bookOnFile(client, shop)
  await complete(client, shop, id)
  await work()
  await as(finance).refunds.give(orderOf(id, { amountCents: 500 }))
  await move(admin, id, 'void')
  await issueNow()
  expect(await papersOf(id)).toEqual([])
})

test('a credit note waits while the invoice cannot be issued', async () => {
  const id = await bookOnFile(client, shop)
  await complete(client, shop, id)
  await work()
  await as(finance).refunds.give(orderOf(id, { amountCents: 500 }))
  await db.updateTable('bookingItems').set({ priceCents: 1 }).where('bookingId', '=', id).execute()
  await expect(issueNow()).rejects.toThrow('Invoices that were not issued: 2')
  await db
    .updateTable('bookingItems')
    .set({ priceCents: 3000 })
    .where('bookingId', '=', id)
    .execute()
  await issueNow()
  expect(await totalsOf(id)).toEqual([3000, -500])
})

test('a guest without an address has no invoice of a fee, and no credit note', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  await db
    .updateTable('bookings')
    .set({ clientId: null, guestName: 'Walk-in' })
    .where('id', '=', id)
    .execute()
  await work()
  await as(finance).refunds.give(orderOf(id, { amountCents: 500, cause: 'fee_dropped' }))
  expect(await db.selectFrom('invoiceRequests').selectAll().execute()).toEqual([])
})
