// Money that a shop gave back from its till: the commission goes back in proportion, and nothing else.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { netOfSums } from '#contract/money/earnings.ts'
import { barberBalanceOf } from '#server/features/ledger/service.ts'
import { at, book } from '#tests/bookings.ts'
import { completedAt } from '#tests/earnings.ts'
import { completedBooking, issueNow, moveBooking } from '#tests/invoices.ts'
import { list, type Listed } from '#tests/listing.ts'
import { bookingRow, openProvider } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import { createPaying, orderOf, ordersOf, titlesOf } from './refunds.test.kit.ts'

const opened = await openProvider()
const { paidAndDone } = createPaying(opened)
const finance = await make.admin('finance')
const owner = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const balance = () => barberBalanceOf(db, shop.barber.id)
const till = { method: 'till', chargedTo: 'barber' } as const

type Given = { amountCents?: number; requestId?: string; note?: string; cause?: 'other' }

const gaveBack = (id: string, given: Given = {}, { barber } = shop) =>
  as(barber).desk.gaveBack({
    place: 'barber',
    id,
    requestId: randomUUID(),
    amountCents: 1000,
    cause: 'quality',
    ...given,
  })

const left = async (id: string) =>
  (await as(shop.barber).desk.visit({ place: 'barber', id })).price.tillCents

test('an administrator notes it: a part of the commission goes back, and both are told', async () => {
  const id = await completedBooking(client, shop)
  expect(await balance()).toBe(-300)
  const order = orderOf(id, till)
  const { requestId, note: _, reason: __, ...terms } = order
  expect(await as(finance).refunds.open({ id })).toMatchObject({ tillCents: 3000, refusal: null })
  expect(await as(finance).refunds.preview(terms)).toEqual({
    isWaiting: false,
    backCents: 1000,
    tipCents: 0,
    barberCents: 900,
    commissionCents: 100,
    promoCents: 0,
    platformCents: 0,
    leftCents: 2000,
  })
  expect(await balance()).toBe(-300)
  await as(finance).refunds.give(order)
  await as(finance).refunds.give(order)
  expect(await balance()).toBe(-200)
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'partially_refunded' })
  const { line } = await as(finance).refunds.read({ id: requestId })
  expect(line).toMatchObject({ state: 'done', method: 'till', chargedTo: 'barber' })
  expect(await titlesOf(client)).toContain('You got $10.00 back')
  expect(await titlesOf(shop.barber)).toContain('You gave a client $10.00 back')
})

test('the barber notes it: the client is told with a credit note, however often it is sent', async () => {
  const id = await completedBooking(client, shop)
  await issueNow()
  const requestId = randomUUID()
  const note = 'Sorry about the neckline.'
  await gaveBack(id, { requestId, note })
  expect(await gaveBack(id, { requestId, note })).toMatchObject({
    paymentStatus: 'partially_refunded',
  })
  for (const other of [{ amountCents: 900 }, { cause: 'other' }] as const)
    await expect(gaveBack(id, { requestId, note, ...other })).rejects.toMatchObject({
      code: 'REFUND_SENT',
    })
  expect(await ordersOf(id)).toMatchObject([
    { id: requestId, method: 'till', state: 'approved', askedBy: shop.barber.id, note },
  ])
  expect(await balance()).toBe(-200)
  expect(await left(id)).toBe(2000)
  await issueNow()
  const [invoice] = await as(client).invoices.ofBooking({ id })
  expect(invoice?.creditNotes).toMatchObject([{ totalCents: -1000 }])
  const { notifications } = await as(client).notifications.list({ type: 'payment_received' })
  expect(notifications[0]).toMatchObject({
    title: 'You got $10.00 back',
    message: expect.stringContaining(note),
    actionUrl: '/client/dashboard?tab=invoices',
  })
  expect(await titlesOf(shop.barber)).not.toContain('You gave a client $10.00 back')
})

test('parts add up to the cent, and to no more than was paid', async () => {
  const id = await completedBooking(client, shop)
  for (const amountCents of [333, 333, 334, 2000]) await gaveBack(id, { amountCents })
  expect(await balance()).toBe(0)
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'refunded' })
  expect(await left(id)).toBe(0)
  await expect(gaveBack(id, { amountCents: 1 })).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  expect(await as(owner).refunds.open({ id })).toMatchObject({
    tillCents: 0,
    creditCents: 0,
    refusal: 'REFUND_TOO_MUCH',
  })
})

test('what is refused: too much, what was paid by card, and what is not over or long ago', async () => {
  const id = await completedBooking(client, shop)
  await expect(gaveBack(id, { amountCents: 3001 })).rejects.toMatchObject({
    code: 'REFUND_TOO_MUCH',
  })
  await expect(
    as(finance).refunds.give(orderOf(id, { ...till, amountCents: 3001 })),
  ).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' })
  const wrong = as(finance).refunds.give(orderOf(id, { ...till, chargedTo: 'platform' }))
  await expect(wrong).rejects.toMatchObject({
    fields: { chargedTo: 'The barber pays from the till' },
  })
  const shut = { code: 'MOVE_NOT_OPEN' }
  const byCard = await paidAndDone(client, shop)
  expect(await left(byCard)).toBe(0)
  await expect(gaveBack(byCard)).rejects.toMatchObject(shut)
  const coming = await book(client, shop, at(9, 600))
  await expect(gaveBack(coming.id)).rejects.toMatchObject(shut)
  const completed = new Date(Date.now() - 31 * 86_400_000).toISOString()
  await db.updateTable('bookings').set({ completedAt: completed }).where('id', '=', id).execute()
  expect(await left(id)).toBe(0)
  await expect(gaveBack(id)).rejects.toMatchObject(shut)
  await as(finance).refunds.give(orderOf(id, till))
})

test('while a request waits there is no other, and another’s order is not found', async () => {
  const id = await completedBooking(client, shop)
  const requestId = randomUUID()
  await gaveBack(id, { requestId })
  const elsewhere = await completedBooking(client, shop, { day: 3 })
  await expect(gaveBack(elsewhere, { requestId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db
    .insertInto('refundOrders')
    .values({
      id: randomUUID(),
      bookingId: id,
      method: 'credit',
      amountCents: 500,
      cause: 'goodwill',
      chargedTo: 'platform',
      reason: 'They asked',
      state: 'waiting',
      askedBy: finance.id,
      expiresAt: at(3, 600),
    })
    .execute()
  await expect(gaveBack(id)).rejects.toMatchObject({ code: 'REFUND_WAITING' })
})

test('an appointment that did not take place takes the commission back once', async () => {
  // Another one, whose refund stays as it is.
  await gaveBack(await completedBooking(client, shop))
  expect(await balance()).toBe(-200)
  const id = await completedBooking(client, shop, { by: owner })
  await gaveBack(id)
  await moveBooking(owner, id, 'no_show')
  expect(await balance()).toBe(-200)
  await moveBooking(owner, id, 'complete')
  expect(await balance()).toBe(-400)
  await moveBooking(owner, id, 'void')
  expect(await balance()).toBe(-200)
})

test('the earnings are lower by what was given, also without a commission', async () => {
  const id = await completedBooking(client, shop)
  await gaveBack(id)
  const read = async () => {
    const { lines } = await as(shop.barber).earnings.lines({})
    const { sums } = await as(shop.barber).earnings.read({})
    expect(netOfSums(sums)).toBe(lines.reduce((sum, { netCents }) => sum + netCents, 0))
    return { lines, sums }
  }
  const { lines, sums } = await read()
  expect(lines[0]).toMatchObject({ kind: 'refund', netCents: -900, balanceCents: 100 })
  expect(sums).toMatchObject({ servicesCents: 3000, commissionCents: 200, refundsCents: 1000 })
  const own = await completedAt(client, shop, { at: at(-2, 600), source: 'walk_in' })
  await gaveBack(own, { amountCents: 1500 })
  const elsewhere = await list('Elsewhere')
  const theirs = await completedAt(client, elsewhere, { at: at(-2, 600), source: 'walk_in' })
  await gaveBack(theirs, {}, elsewhere)
  const after = await read()
  expect(after.lines[0]).toMatchObject({ kind: 'refund', netCents: -1500, balanceCents: 0 })
  expect(after.sums).toMatchObject({ refundsCents: 2500 })
})
