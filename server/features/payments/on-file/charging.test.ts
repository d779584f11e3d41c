// The card on file is charged when the booking is completed: once, or the client is asked to pay.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig } from '#server/config.ts'
import { barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { fromNow, shift, sweep as sweepBookings } from '#tests/bookings.ts'
import { type Listed } from '#tests/listing.ts'
import { emailOf, eventsOf, onFileActs, refundsOf, titlesFor } from '#tests/on-file.ts'
import {
  bookingRow,
  declinedLater,
  enterCard,
  openProvider,
  paymentsOf,
  reconcile,
  wantsClient,
} from '#tests/payments.ts'
import { db, jobContext, mailTo, make, runJobs } from '#tests/world.ts'

const { provider, config, work, sweep, saveCard } = await openProvider()
const { api, openShop, bookOnFile, move, complete, decide } = onFileActs(config)
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

const chargesFor = async (bookingId: string) => {
  const intents = await provider.list('payment_intent')
  return intents.filter((each) => each.transfer_group === bookingId && each.latest_charge)
}

const often = (on: string, kind: 'drop' | '500') =>
  provider.faults.add(...Array.from({ length: 6 }, () => ({ on, kind })))

async function completed(card?: string) {
  const id = await bookOnFile(client, shop, card)
  await complete(client, shop, id)
  return id
}

const chargeAgain = (bookingId: string) =>
  jobs['charge-owed'].run(
    { bookingId, cause: `completed:${bookingId}:1` },
    { ...jobContext, config },
  )

test('the rest is charged after the completion, and the barber earns it less the commission', async () => {
  const id = await completed()
  // Not inside the move: the provider may be slow.
  expect(await chargesFor(id)).toHaveLength(0)
  expect(await bookingRow(id)).toMatchObject({ status: 'completed', owedCents: 3000 })
  await work()
  const { commissionCents, ...row } = await bookingRow(id)
  expect(row).toMatchObject({ status: 'completed', paymentStatus: 'paid', owedCents: 0 })
  expect(commissionCents).toBe(300)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(3000 - 300)
  expect(await bookingClearingOf(db, id)).toBe(0)
  expect(await titlesFor(client)).toContain('Your visit is paid')
  expect(await eventsOf(id)).toContain('charged')
  expect((await api(client).payments.list({})).lines).toMatchObject([
    { purpose: 'completion', amountCents: 3000, cardLast4: '4242' },
  ])
  const { lines } = await api(shop.barber).earnings.lines({})
  expect(lines.map(({ kind, netCents, balanceCents }) => [kind, netCents, balanceCents])).toEqual([
    ['charged', 0, 3000],
    ['booking', 2700, -300],
  ])
  await reconcile(provider)
})

test('the job runs twenty times at once, and once more: one charge', async () => {
  const id = await completed()
  await Promise.allSettled(Array.from({ length: 20 }, () => chargeAgain(id)))
  await work()
  await chargeAgain(id)
  expect(await chargesFor(id)).toHaveLength(1)
  expect(await paymentsOf(id)).toHaveLength(2)
  await reconcile(provider)
})

test('declined: it stays completed, the client is asked to pay and the barber is told', async () => {
  const id = await completed(declinedLater)
  await work()
  expect(await bookingRow(id)).toMatchObject({
    status: 'completed',
    paymentStatus: 'unpaid',
    owedCents: 3000,
  })
  const mail = await mailTo(await emailOf(client), 'booking')
  expect(mail.body).toContain('declined')
  expect(mail.body).toContain(`/client/bookings?booking=${id}`)
  expect(await titlesFor(client)).toContain('Please pay $30.00')
  expect(await titlesFor(shop.barber)).toContain("$30.00 isn't paid")
  // Never in a loop: only the client tries again.
  await sweep()
  await chargeAgain(id)
  expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['succeeded', 'failed'])
  const { owed } = await api(client).payments.list({})
  expect(owed).toMatchObject([{ id, amountCents: 3000, isFee: false, shopName: 'Third Ward Cuts' }])
  expect(await api(client).bookings.summary()).toMatchObject({ toPay: [{ id, owedCents: 3000 }] })

  const stranger = await make.person('client')
  for (const other of [api(stranger), api(shop.barber), api(null)])
    await expect(other.payments.payOwed({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await api(stranger).payments.list({})).owed).toEqual([])
  expect((await api(stranger).bookings.summary()).toPay).toEqual([])
  const { id: paymentId, url } = await api(client).payments.payOwed({ id })
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'paid', owedCents: 0 })
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(2700)
  await expect(api(client).payments.payOwed({ id })).rejects.toMatchObject({ code: 'ALREADY_PAID' })
  await reconcile(provider)
})

test('another saved card pays it at once', async () => {
  const id = await completed(declinedLater)
  await work()
  const cardId = await saveCard(client)
  expect(await api(client).payments.payOwed({ id, cardId })).toMatchObject({ state: 'succeeded' })
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'paid', owedCents: 0 })
})

test('the bank wants its client: a mail leads to the page, and the same payment goes on', async () => {
  const id = await completed(wantsClient)
  await work()
  expect((await paymentsOf(id)).at(-1)).toMatchObject({ state: 'needs_client' })
  expect((await mailTo(await emailOf(client), 'booking')).body).toContain('Nothing was charged yet')
  const started = await api(client).payments.payOwed({ id })
  expect(started).toMatchObject({ state: 'needs_client', url: null })
  const { url } = await api(client).payments.resume({ id: started.id })
  await enterCard(url, wantsClient)
  await api(client).payments.check({ id: started.id })
  expect(await paymentsOf(id)).toHaveLength(2)
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'paid', owedCents: 0 })
  await reconcile(provider)
})

test('paid at the shop instead: the task is closed, and nobody pays twice', async () => {
  const id = await completed(declinedLater)
  await work()
  const { id: paymentId, url } = await api(client).payments.payOwed({ id })
  expect(await decide(shop.barber, id, 'paidAtShop')).toMatchObject({
    paymentStatus: 'paid_at_shop',
    owedCents: 0,
  })
  await work()
  expect((await enterCard(url)).status).not.toBe(303)
  expect(await api(client).payments.check({ id: paymentId })).toMatchObject({ state: 'expired' })
  expect((await api(client).payments.list({})).owed).toEqual([])
  expect(await titlesFor(client)).toContain('Marked as paid')
  expect(await eventsOf(id)).toContain('paid_at_shop')
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(-300)
  await expect(decide(shop.barber, id, 'paidAtShop')).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  await expect(api(client).payments.payOwed({ id })).rejects.toMatchObject({ code: 'ALREADY_PAID' })
})

test('paid at the shop before the card is charged: it is not charged', async () => {
  const id = await completed()
  await decide(shop.barber, id, 'paidAtShop')
  await work()
  expect(await chargesFor(id)).toHaveLength(0)
})

test('a charge that waits for the provider is dropped when it was paid at the shop', async () => {
  const id = await completed()
  // The row is written, and the process dies before the call.
  const [row] = await db
    .insertInto('payments')
    .values({
      provider: 'stripe',
      userId: client.id,
      bookingId: id,
      purpose: 'completion',
      amountCents: 3000,
      how: 'saved',
      cardId: (await bookingRow(id)).cardId,
      cause: `completed:${id}:1`,
    })
    .returning('id')
    .execute()
  await decide(shop.barber, id, 'paidAtShop')
  await sweep()
  expect((await paymentsOf(id)).find((each) => each.id === row!.id)).toMatchObject({
    state: 'expired',
  })
  expect(await chargesFor(id)).toHaveLength(0)
})

test('a charge whose answer was lost is refunded when it was paid at the shop meanwhile', async () => {
  const id = await completed()
  often('POST /v1/payment_intents', 'drop')
  await work()
  expect((await paymentsOf(id)).at(-1)).toMatchObject({ state: 'created' })
  await decide(shop.barber, id, 'paidAtShop')
  provider.faults.clear()
  await sweep()
  expect(await chargesFor(id)).toHaveLength(1)
  expect(await refundsOf(id)).toMatchObject([{ amountCents: 3000, state: 'succeeded' }])
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'paid_at_shop', owedCents: 0 })
  expect(await bookingClearingOf(db, id)).toBe(0)
  await reconcile(provider)
})

test('marked at the shop ten times while it is charged: one of the two counts', async () => {
  const id = await completed()
  const { version } = await api(shop.barber).bookings.read({ id })
  const paid = { place: 'barber', id, version } as const
  await Promise.allSettled([
    chargeAgain(id),
    ...Array.from({ length: 10 }, () => api(shop.barber).desk.paidAtShop(paid)),
  ])
  await sweep()
  const { paymentStatus, owedCents } = await bookingRow(id)
  expect(owedCents).toBe(0)
  const kept = (await chargesFor(id)).length - (await refundsOf(id)).length
  expect(kept).toBe(paymentStatus === 'paid' ? 1 : 0)
  expect(await bookingClearingOf(db, id)).toBe(0)
  await reconcile(provider)
})

test('with the provider away it is charged later, once', async () => {
  const id = await completed()
  often('POST /v1/payment_intents', '500')
  await work()
  expect(await bookingRow(id)).toMatchObject({ status: 'completed', owedCents: 3000 })
  provider.faults.clear()
  await sweep()
  expect(await chargesFor(id)).toHaveLength(1)
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'paid', owedCents: 0 })
  await reconcile(provider)
})

test('without a provider anymore nothing is charged', async () => {
  const id = await completed()
  await runJobs({ config: readConfig({ PAYMENTS: 'shop' }) })
  expect(await paymentsOf(id)).toHaveLength(1)
  expect(await bookingRow(id)).toMatchObject({ owedCents: 3000 })
})

test('what was paid ahead is not charged again', async () => {
  const id = await bookOnFile(client, shop)
  const cardId = (await bookingRow(id)).cardId!
  await api(client).payments.prepay({ id, cardId })
  await complete(client, shop, id)
  await work()
  expect(await chargesFor(id)).toHaveLength(1)
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'paid', owedCents: 0 })
})

test('finished for less, less is charged; for nothing, nothing', async () => {
  for (const [priceCents, charges] of [
    [1000, 1],
    [0, 0],
  ] as const) {
    const id = await bookOnFile(client, shop)
    await shift(id, fromNow(-60 - charges * 40))
    const { version } = await api(shop.barber).bookings.read({ id })
    const items = [{ serviceId: shop.services[0]!, priceCents }]
    await api(shop.barber).desk.finish({ place: 'barber', id, version, items })
    await move(client, id, 'complete')
    await work()
    const made = await chargesFor(id)
    expect(made.map(({ amount }) => amount)).toEqual(charges === 0 ? [] : [priceCents])
    const paymentStatus = charges === 0 ? 'paid_at_shop' : 'paid'
    expect(await bookingRow(id)).toMatchObject({ paymentStatus, owedCents: 0 })
  }
})

test('corrected to a no-show, the fee is kept of what was charged and nothing else is taken', async () => {
  await api(shop.barber).policies.save({ preset: 'moderate' })
  const id = await bookOnFile(client, shop)
  await shift(id, fromNow(-50 * 60))
  await sweepBookings()
  await work()
  expect(await bookingRow(id)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
  const admin = await make.person('admin')
  await move(admin, id, 'no_show')
  await work()
  expect(await chargesFor(id)).toHaveLength(1)
  expect(await refundsOf(id)).toMatchObject([{ amountCents: 1500, purpose: 'completion' }])
  expect(await bookingRow(id)).toMatchObject({ feePaidCents: 1500, owedCents: 0 })
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(1500 - 150)
  expect(await bookingClearingOf(db, id)).toBe(0)
  await reconcile(provider)
})
