// What clients and administrators see of payments, before and after each step.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig } from '#server/config.ts'
import { completedBooking, issueNow } from '#tests/invoices.ts'
import { list, type Listed } from '#tests/listing.ts'
import {
  bookingRow,
  bookSoon,
  complete,
  completed,
  enterCard,
  openProvider,
  wantsClient,
} from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'

const { provider, api, work, saveCard } = await openProvider()
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

test('a booking says what can be paid, what is being paid and what was', async () => {
  const cardId = await saveCard(client)
  const { id } = await bookSoon(client, shop)
  const read = () => api(client).ofBooking({ id })
  expect(await read()).toMatchObject({
    provider: 'stripe',
    cards: [{ id: cardId, last4: '4242' }],
    lines: [],
    dueCents: 3000,
    mayTip: false,
  })
  const { id: paymentId, url } = await api(client).prepay({ id })
  expect(await read()).toMatchObject({
    lines: [{ id: paymentId, state: 'open', cardLast4: null }],
    dueCents: 3000,
  })
  await enterCard(url)
  await api(client).check({ id: paymentId })
  expect(await read()).toMatchObject({
    lines: [{ id: paymentId, state: 'succeeded', purpose: 'prepay', amountCents: 3000 }],
    dueCents: 0,
  })

  await complete(client, shop, id)
  expect(await read()).toMatchObject({ dueCents: 0, mayTip: true })
  await api(client).tip({ id, tipCents: 700, cardId })
  const after = await read()
  expect(after.mayTip).toBe(false)
  expect(after.lines).toMatchObject([
    { purpose: 'tip', amountCents: 700, cardLast4: '4242' },
    { purpose: 'prepay', cardLast4: '4242' },
  ])
})

test('administrators see every payment of a booking, and what went back with the right to money', async () => {
  const { id } = await bookSoon(client, shop)
  const { id: paymentId, url } = await api(client).prepay({ id })
  await enterCard(url)
  await api(client).check({ id: paymentId })
  await api(client).prepay({ id: (await bookSoon(client, shop)).id })
  const { version } = await as(client).bookings.read({ id })
  await as(client).bookings.move({ id, version, move: 'cancel', reason: 'Ill' })
  const card = { amountCents: 3000, cardLast4: '4242' }
  const paid = { id: paymentId, purpose: 'prepay', state: 'succeeded', ...card }
  const readAs = async (role: 'support' | 'finance') =>
    (await as(await make.admin(role)).bookingDesk.read({ id })).payments
  expect(await readAs('support')).toMatchObject([{ ...paid, refundedCents: null }])
  expect(await readAs('finance')).toMatchObject([{ ...paid, refundedCents: expect.any(Number) }])
})

test('nothing can be paid for a booking that is over, nor without a provider', async () => {
  const { id } = await bookSoon(client, shop)
  const atShop = as(client, { config: readConfig({ PAYMENTS: 'shop' }) }).payments
  expect(await atShop.ofBooking({ id })).toMatchObject({ provider: 'shop', dueCents: 0 })
  const { version } = await as(client).bookings.read({ id })
  await as(client).bookings.move({ id, version, move: 'cancel', reason: 'Ill' })
  expect(await api(client).ofBooking({ id })).toMatchObject({ dueCents: 0, mayTip: false })
  const done = await completed(client, shop)
  expect(await atShop.ofBooking({ id: done })).toMatchObject({ mayTip: false })
})

test('what is unfinished stands apart from what has ended', async () => {
  const cardId = await saveCard(client, wantsClient)
  const first = await bookSoon(client, shop)
  const { id: waiting } = await api(client).prepay({ id: first.id, cardId })
  const second = await bookSoon(client, shop)
  const { id: paid, url } = await api(client).prepay({ id: second.id })
  await enterCard(url)
  await api(client).check({ id: paid })
  const { unfinished, lines } = await api(client).list({})
  expect(await api(client).export()).toEqual(lines)
  expect(await api(shop.barber).export()).toEqual([])
  expect(unfinished).toMatchObject([
    { id: waiting, state: 'needs_client', booking: { id: first.id, number: first.bookingNumber } },
  ])
  expect(lines).toMatchObject([{ id: paid, state: 'succeeded' }])
})

test('25 at a time, the newest first, each once', async () => {
  const { id } = await bookSoon(client, shop)
  const rows = Array.from({ length: 30 }, () => ({
    provider: 'stripe' as const,
    purpose: 'prepay' as const,
    how: 'page' as const,
    state: 'failed' as const,
    userId: client.id,
    bookingId: id,
    amountCents: 3000,
  }))
  await db.insertInto('payments').values(rows).execute()
  const first = await api(client).list({})
  expect([first.lines.length, first.hasMore]).toEqual([25, true])
  const second = await api(client).list({ after: first.lines.at(-1)!.id })
  expect([second.lines.length, second.hasMore]).toEqual([5, false])
  const ids = [...first.lines, ...second.lines].map((line) => line.id)
  expect(new Set(ids).size).toBe(30)
  expect(ids).toEqual(ids.toSorted().toReversed())
})

test('a payment names the invoice of its booking once it is issued', async () => {
  const id = await completedBooking(client, shop)
  const { url, id: paymentId } = await api(client).tip({ id, tipCents: 500 })
  await enterCard(url)
  expect(await api(client).check({ id: paymentId })).toMatchObject({
    state: 'succeeded',
    isSure: true,
    line: { purpose: 'tip', invoiceId: null },
  })
  await issueNow()
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('bookingId', '=', id)
    .executeTakeFirstOrThrow()
  expect((await api(client).list({})).lines).toMatchObject([{ invoiceId: invoice.id }])
})

test('while the provider does not answer, the way back is not sure of the state it shows', async () => {
  const { id } = await bookSoon(client, shop)
  const { id: paymentId, url } = await api(client).prepay({ id })
  await enterCard(url)
  provider.faults.add({ on: 'GET /v1/checkout', kind: '500' })
  provider.faults.add({ on: 'GET /v1/checkout', kind: '500' })
  expect(await api(client).check({ id: paymentId })).toMatchObject({ state: 'open', isSure: false })
  expect(await api(client).check({ id: paymentId })).toMatchObject({
    state: 'succeeded',
    isSure: true,
    line: { amountCents: 3000, booking: { id } },
  })
})

test('a card that was saved comes back without a booking', async () => {
  const { id, url } = await api(client).saveCard()
  await enterCard(url)
  expect(await api(client).check({ id })).toMatchObject({ state: 'succeeded', line: null })
})

test('a tip by card is not overwritten by a tip that somebody says they gave', async () => {
  const cardId = await saveCard(client)
  const id = await completed(client, shop)
  await as(client).afterBooking.tip({ id, tipCents: 300 })
  await api(client).tip({ id, tipCents: 800, cardId })
  await expect(as(client).afterBooking.tip({ id, tipCents: 0 })).rejects.toMatchObject({
    code: 'ALREADY_PAID',
  })
  expect(await bookingRow(id)).toMatchObject({ tipCents: 800 })
  await work()
})

test('a barber’s earnings count a tip by card once', async () => {
  const cardId = await saveCard(client)
  const id = await completed(client, shop)
  const { commissionCents } = await bookingRow(id)
  await api(client).tip({ id, tipCents: 800, cardId })
  const { lines } = await as(shop.barber).earnings.lines({})
  expect(lines).toMatchObject([
    { kind: 'tip', tipCents: 800, netCents: 800, balanceCents: 800, booking: { id } },
    { kind: 'booking', tipCents: 0, netCents: 3000 - commissionCents },
  ])
  expect((await as(shop.barber).earnings.read({})).sums.tipsCents).toBe(800)
})
