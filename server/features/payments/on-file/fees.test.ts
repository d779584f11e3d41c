// Fees of late cancellations and no-shows on the card on file, and what becomes of them.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { ana, at, book, browser, fromNow, shift } from '#tests/bookings.ts'
import { type Listed } from '#tests/listing.ts'
import { emailOf, eventsOf, onFileActs, refundsOf, titlesFor } from '#tests/on-file.ts'
import {
  bookingRow,
  declinedLater,
  enterCard,
  openProvider,
  paymentsOf,
  reconcile,
} from '#tests/payments.ts'
import { as, db, jobContext, mailTo, make } from '#tests/world.ts'

const { provider, config, work, sweep } = await openProvider()
const { api, openShop, wishAt, bookOnFile, move, miss, cancelLate, decide } = onFileActs(config)
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

const balance = () => barberBalanceOf(db, shop.barber.id)

async function settled(id: string) {
  expect(await bookingClearingOf(db, id)).toBe(0)
  await reconcile(provider)
}

test('a late cancellation: half of the price is charged, less the commission', async () => {
  const id = await bookOnFile(client, shop)
  await cancelLate(client, id)
  expect(await bookingRow(id)).toMatchObject({ cancelFeeCents: 1500, owedCents: 1500 })
  await work()
  expect(await paymentsOf(id)).toMatchObject([
    { purpose: 'card' },
    { purpose: 'fee', amountCents: 1500, state: 'succeeded' },
  ])
  expect(await bookingRow(id)).toMatchObject({
    status: 'cancelled',
    owedCents: 0,
    feePaidCents: 1500,
    paymentStatus: 'paid',
  })
  expect(await balance()).toBe(1500 - 150)
  const mail = await mailTo(await emailOf(client), 'booking')
  expect(mail.body).toContain('$15')
  expect(await titlesFor(client)).toContain('A fee was charged')
  expect(await titlesFor(shop.barber)).toContain('A fee was charged')
  expect(await eventsOf(id)).toContain('fee_charged')
  const { lines } = await api(shop.barber).earnings.lines({})
  expect(lines).toMatchObject([{ kind: 'fee', feeCents: 1500, netCents: 1350 }])
  await settled(id)
})

test('a no-show: all of it, and the job that runs again charges nothing', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  await work()
  const cause = `fee:${id}:no_show:1`
  await jobs['charge-owed'].run({ bookingId: id, cause }, { ...jobContext, config })
  expect(await chargesFor(id)).toHaveLength(1)
  expect(await bookingRow(id)).toMatchObject({ feePaidCents: 3000, owedCents: 0 })
  expect(await balance()).toBe(2700)
  await settled(id)
})

test('canceled in time, by the shop or after the shop moved it: nothing is charged', async () => {
  const inTime = await bookOnFile(client, shop)
  await move(client, inTime, 'cancel')
  const byShop = await bookOnFile(client, shop)
  await shift(byShop, fromNow(60))
  await move(shop.barber, byShop, 'cancel')
  const moved = await bookOnFile(client, shop)
  await db.updateTable('bookings').set({ byShop: 'moved' }).where('id', '=', moved).execute()
  await miss(shop, moved)
  await work()
  for (const id of [inTime, byShop, moved]) {
    expect(await chargesFor(id)).toHaveLength(0)
    expect(await bookingRow(id)).toMatchObject({ owedCents: 0, feePaidCents: 0 })
  }
})

test('without a card the shop may ask for it, and nothing is charged', async () => {
  await api(shop.barber).policies.save({ paymentPolicy: 'pay_at_shop' })
  const { id } = await book(client, shop, at(2, 900))
  await miss(shop, id)
  await work()
  expect(await paymentsOf(id)).toEqual([])
  expect(await bookingRow(id)).toMatchObject({ owedCents: 0, feePaidCents: 0 })
})

test('declined: it is owed, shown to both, and paid by the client alone', async () => {
  const id = await bookOnFile(client, shop, declinedLater)
  await miss(shop, id)
  await work()
  await sweep()
  expect(await bookingRow(id)).toMatchObject({ owedCents: 3000, paymentStatus: 'unpaid' })
  expect((await api(client).payments.list({})).owed).toMatchObject([
    { id, amountCents: 3000, isFee: true },
  ])
  expect(await titlesFor(shop.barber)).toContain("$30.00 isn't paid")
  const seen = await api(shop.barber).desk.visit({ place: 'barber', id })
  expect(seen.booking).toMatchObject({ owedCents: 3000, feePaidCents: 0 })
  const { id: paymentId, url } = await api(client).payments.payOwed({ id })
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  expect(await bookingRow(id)).toMatchObject({ owedCents: 0, feePaidCents: 3000 })
  expect(await balance()).toBe(2700)
  await settled(id)
})

test('a deposit that is smaller than the fee: the rest is charged, and the commission is whole', async () => {
  await db
    .updateTable('services')
    .set({ depositPercent: 20 })
    .where('id', '=', shop.services[0]!)
    .execute()
  const id = await bookOnFile(client, shop)
  await cancelLate(client, id)
  await work()
  expect(await paymentsOf(id)).toMatchObject([
    { purpose: 'prepay', amountCents: 600 },
    { purpose: 'fee', amountCents: 900, state: 'succeeded' },
  ])
  expect(await bookingRow(id)).toMatchObject({ feePaidCents: 1500, owedCents: 0 })
  expect(await balance()).toBe(1350)
  expect(await refundsOf(id)).toEqual([])
  await settled(id)
})

test('a no-show that was none: the fee pays for the visit, and only the rest is charged', async () => {
  await api(shop.barber).policies.save({ preset: 'moderate' })
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  await work()
  expect(await balance()).toBe(1350)
  await move(shop.barber, id, 'complete')
  await work()
  expect(await paymentsOf(id)).toMatchObject([
    { purpose: 'card' },
    { purpose: 'fee', amountCents: 1500 },
    { purpose: 'completion', amountCents: 1500, state: 'succeeded' },
  ])
  expect(await bookingRow(id)).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid',
    feePaidCents: 0,
    owedCents: 0,
  })
  expect(await balance()).toBe(2700)
  await settled(id)
})

test('a no-show that was none, before its fee was charged: the visit alone is charged', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  await move(shop.barber, id, 'complete')
  await work()
  expect((await chargesFor(id)).map(({ amount }) => amount)).toEqual([3000])
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'paid', owedCents: 0 })
  await settled(id)
})

test.each([true, false])(
  'an appeal that is accepted (%s) gives the fee back',
  async (isAccepted) => {
    const id = await bookOnFile(client, shop)
    await miss(shop, id)
    await work()
    await as(client).appeals.open({ id, kind: 'was_there', message: 'I was there.' })
    const admin = await make.person('admin')
    const { rows } = await as(admin).appeals.list({})
    const appeal = rows.find(({ bookingId }) => bookingId === id)!
    await as(admin).appeals.answer({ id: appeal.id, isAccepted, reason: 'We looked at it.' })
    await work()
    expect(await refundsOf(id)).toMatchObject(
      isAccepted ? [{ amountCents: 3000, state: 'succeeded' }] : [],
    )
    expect(await balance()).toBe(isAccepted ? 0 : 2700)
    await settled(id)
  },
)

test('an accepted appeal after the barber waived the fee moves no money', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  await work()
  await decide(shop.barber, id, 'waiveFee')
  await as(client).appeals.open({ id, kind: 'was_there', message: 'I was there.' })
  const admin = await make.person('admin')
  const { rows } = await as(admin).appeals.list({})
  const appeal = rows.find(({ bookingId }) => bookingId === id)!
  await as(admin).appeals.answer({ id: appeal.id, isAccepted: true, reason: 'We looked at it.' })
  await work()
  expect(await refundsOf(id)).toMatchObject([{ amountCents: 3000 }])
  await settled(id)
})

test('a guest pays a fee by the link in the mail', async () => {
  const guest = { ...ana, email: `fee-${Date.now()}@example.com` }
  const { request } = browser()
  const mine = () => as(null, { ...request, config })
  const { id } = await mine().bookings.hold(wishAt(shop))
  await mine().bookings.guestCode({ id, email: guest.email })
  const { code } = await mailTo(guest.email, 'guest-code')
  const { id: setupId, url } = await mine().payments.checkout({ id, guest, code })
  await enterCard(url, declinedLater)
  await mine().payments.check({ id: setupId })
  await miss(shop, id)
  await work()
  const mail = await mailTo(guest.email, 'booking')
  expect(mail.body).toContain('declined')
  const link = mail.token('link')
  const elsewhere = as(null, { ...browser().request, config })
  await expect(elsewhere.payments.payOwed({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const started = await elsewhere.payments.payOwed({ id, link })
  await enterCard(started.url)
  await expect(elsewhere.payments.check({ id: started.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await elsewhere.payments.check({ id: started.id, link })).toMatchObject({
    state: 'succeeded',
  })
  expect(await bookingRow(id)).toMatchObject({ owedCents: 0, feePaidCents: 3000 })
  await settled(id)
})
