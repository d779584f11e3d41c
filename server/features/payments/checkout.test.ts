// A slot whose deposit is paid by card: held while its client pays, booked when the money is there.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { ana, at, browser, fromNow, sweep as sweepBookings } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import {
  bookingRow,
  complete,
  declinedCard,
  declinedLater,
  enterCard,
  openProvider,
  paymentsOf,
  reconcile,
  wantsClient,
} from '#tests/payments.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

const { provider, config, work, sweep, saveCard } = await openProvider()
const api = (who: Actor | null) => as(who, { config })
let shop: Listed
let client: Actor
let day = 2

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  await api(shop.barber).policies.save({ paymentPolicy: 'prepay', depositPercent: 20 })
  day += 1
})

const wish = (minutes = 600) => ({
  profileId: shop.id,
  serviceIds: shop.services.slice(0, 1),
  startsAt: at(day, minutes),
})
const holdFor = (who: Actor, minutes?: number) => api(who).bookings.hold(wish(minutes))

async function paid(who: Actor, minutes?: number) {
  const { id } = await holdFor(who, minutes)
  const { id: paymentId, url } = await api(who).payments.checkout({ id })
  await enterCard(url)
  await api(who).payments.check({ id: paymentId })
  return id
}

// As if the time of the hold were over.
const runOut = (id: string) =>
  db
    .updateTable('bookings')
    .set({ holdExpiresAt: fromNow(-10) })
    .where('id', '=', id)
    .execute()

const addressOf = async ({ id }: Actor) => {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email
}

test('a deposit is paid to book, the rest at the shop, and the barber gets both', async () => {
  const hold = await holdFor(client)
  expect(hold).toMatchObject({ paymentPolicy: 'prepay', provider: 'stripe' })
  expect(hold.policy.depositPercent).toBe(20)
  await expect(api(client).bookings.confirm({ id: hold.id })).rejects.toMatchObject({
    code: 'DEPOSIT_NEEDED',
  })
  const { id: paymentId, url } = await api(client).payments.checkout({ id: hold.id, note: 'Low' })
  expect(await bookingRow(hold.id)).toMatchObject({ status: 'held', paymentStatus: 'unpaid' })
  await enterCard(url)
  expect(await api(client).payments.check({ id: paymentId })).toMatchObject({ state: 'succeeded' })

  const booked = { status: 'confirmed', paymentStatus: 'deposit_paid', depositCents: 600 }
  expect(await bookingRow(hold.id)).toMatchObject({ ...booked, clientNote: 'Low' })
  expect(await bookingClearingOf(db, hold.id)).toBe(600)
  const mail = await mailTo(await addressOf(client), 'booking')
  expect(mail.body).toContain('$6')
  expect(mail.body).toContain('$24')
  expect(await api(client).payments.checkout({ id: hold.id })).toMatchObject({ id: paymentId })

  await complete(client, shop, hold.id)
  const { commissionCents } = await bookingRow(hold.id)
  expect(commissionCents).toBe(300)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(600 - 300)
  expect(await bookingRow(hold.id)).toMatchObject({ paymentStatus: 'paid' })
  await reconcile(provider)
})

test('pressed twenty times at once it is one payment and one booking', async () => {
  const { id } = await holdFor(client)
  const presses = await Promise.allSettled(
    Array.from({ length: 20 }, () => api(client).payments.checkout({ id })),
  )
  for (const press of presses)
    if (press.status === 'rejected') expect(press.reason).toMatchObject({ code: 'UNAVAILABLE' })
  const { id: paymentId, url } = await api(client).payments.checkout({ id })
  await enterCard(url)
  await Promise.allSettled(presses.map(() => api(client).payments.check({ id: paymentId })))
  await api(client).payments.check({ id: paymentId })
  expect(await paymentsOf(id)).toMatchObject([{ state: 'succeeded', amountCents: 600 }])
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed' })
  await reconcile(provider)
})

test('the time is held a quarter of an hour for paying, counted once', async () => {
  const { id } = await holdFor(client)
  const minutesLeft = async () =>
    (Date.parse((await bookingRow(id)).holdExpiresAt!) - Date.now()) / 60_000
  await api(client).payments.checkout({ id })
  expect(await minutesLeft()).toBeGreaterThan(14)
  await db
    .updateTable('bookings')
    .set({ holdExpiresAt: new Date(Date.now() + 120_000).toISOString() })
    .where('id', '=', id)
    .execute()
  await api(client).payments.checkout({ id })
  expect(await minutesLeft()).toBeLessThan(3)
})

test('a saved card books at once; a declined one leaves the time held', async () => {
  const bad = await saveCard(client, declinedLater)
  const cardId = await saveCard(client)
  const { id } = await holdFor(client)
  await expect(api(client).payments.checkout({ id, cardId: bad })).rejects.toMatchObject({
    code: 'CARD_DECLINED',
  })
  expect(await bookingRow(id)).toMatchObject({ status: 'held' })
  expect(await api(client).payments.checkout({ id, cardId })).toMatchObject({ state: 'succeeded' })
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed', depositCents: 600 })
})

test('a bank that wants its client: the payment goes on, on the page', async () => {
  const cardId = await saveCard(client, wantsClient)
  const { id } = await holdFor(client)
  const started = await api(client).payments.checkout({ id, cardId })
  expect(started).toMatchObject({ state: 'needs_client', url: null })
  const { url } = await api(client).payments.resume({ id: started.id })
  await enterCard(url, wantsClient)
  await api(client).payments.check({ id: started.id })
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed' })
})

test('a guest pays on the page, and nobody else sees that payment', async () => {
  const { request, api: own } = browser()
  const mine = () => as(null, { ...request, config })
  const { id } = await mine().bookings.hold(wish())
  await own().bookings.guestCode({ id, email: ana.email })
  const { code } = await mailTo(ana.email, 'guest-code')
  const { id: paymentId, url } = await mine().payments.checkout({ id, guest: ana, code })
  expect(await (await enterCard(url, declinedCard)).text()).toContain('declined')
  expect(await mine().payments.check({ id: paymentId })).toMatchObject({ isDeclined: true })
  expect(await mine().payments.resume({ id: paymentId })).toMatchObject({ url })
  for (const stranger of [as(null, { ...browser().request, config }), api(client)])
    for (const call of ['check', 'resume'] as const)
      await expect(stranger.payments[call]({ id: paymentId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
  await enterCard(url)
  await mine().payments.check({ id: paymentId })
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed', guestEmail: ana.email })
  // A guest has no cards.
  const second = await mine().bookings.hold(wish(720))
  const cardId = await saveCard(client)
  await expect(
    mine().payments.checkout({ id: second.id, guest: ana, cardId }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await reconcile(provider)
})

test('nobody pays for a slot that another holds', async () => {
  const { id } = await holdFor(client)
  const other = await make.person('client')
  for (const stranger of [api(other), api(shop.barber), api(null)])
    await expect(stranger.payments.checkout({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await paymentsOf(id)).toEqual([])
})

test('when the time is over, first the page closes and then the hold ends', async () => {
  const { id } = await holdFor(client)
  const { url } = await api(client).payments.checkout({ id })
  await runOut(id)
  await sweepBookings()
  expect(await bookingRow(id)).toMatchObject({ status: 'held' })
  await work()
  expect((await paymentsOf(id))[0]).toMatchObject({ state: 'expired' })
  expect((await enterCard(url)).status).not.toBe(303)
  await sweepBookings()
  expect(await bookingRow(id)).toMatchObject({ status: 'expired' })
})

test('whoever paid before the page was closed has the slot', async () => {
  const { id } = await holdFor(client)
  const { url } = await api(client).payments.checkout({ id })
  await enterCard(url)
  await runOut(id)
  await sweepBookings()
  await work()
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed', depositCents: 600 })
  await reconcile(provider)
})

test('paid when another has the slot already: the money goes back, with other times', async () => {
  const { id } = await holdFor(client)
  const { id: paymentId, url } = await api(client).payments.checkout({ id })
  await runOut(id)
  const winner = await make.person('client')
  const theirs = await paid(winner)
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  await work()
  expect(await bookingRow(id)).toMatchObject({ status: 'expired' })
  expect(await bookingRow(theirs)).toMatchObject({ status: 'confirmed' })
  expect(await bookingClearingOf(db, id)).toBe(0)
  const mail = await mailTo(await addressOf(client), 'booking')
  expect(mail.body).toContain('already gone')
  expect(mail.body.match(/book=1/g)?.length).toBeGreaterThanOrEqual(3)
  await reconcile(provider)
})

test('a page whose slot was given back is closed by the next look', async () => {
  const { id } = await holdFor(client)
  const { url } = await api(client).payments.checkout({ id })
  await api(client).bookings.release({ id })
  await sweep()
  expect((await paymentsOf(id))[0]).toMatchObject({ state: 'expired' })
  expect((await enterCard(url)).status).not.toBe(303)
})

test('a service that is no longer offered when the money arrives is not booked', async () => {
  const { id } = await holdFor(client)
  const { id: paymentId, url } = await api(client).payments.checkout({ id })
  await db
    .updateTable('services')
    .set({ isActive: false })
    .where('id', '=', shop.services[0]!)
    .execute()
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  await work()
  expect(await bookingRow(id)).toMatchObject({ status: 'expired' })
  expect(await bookingClearingOf(db, id)).toBe(0)
  await reconcile(provider)
})

test('a request is paid when it is sent, and comes back when it is declined', async () => {
  await db
    .updateTable('barberBookingSettings')
    .set({ autoConfirm: false })
    .where('barberId', '=', shop.barber.id)
    .execute()
  const id = await paid(client)
  expect(await bookingRow(id)).toMatchObject({ status: 'pending', depositCents: 600 })
  const { version, answerBy } = await api(shop.barber).bookings.read({ id })
  expect(answerBy).not.toBeNull()
  await api(shop.barber).bookings.move({ id, version, move: 'decline', reason: 'Away' })
  await work()
  expect(await bookingClearingOf(db, id)).toBe(0)
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'refunded' })
  await reconcile(provider)
})

test('with the provider away nothing is promised, and the slot stays held', async () => {
  const { id } = await holdFor(client)
  provider.faults.add(
    ...Array.from({ length: 6 }, () => ({ on: 'POST /v1/checkout', kind: '500' as const })),
  )
  await expect(api(client).payments.checkout({ id })).rejects.toMatchObject({
    code: 'PAYMENTS_AWAY',
  })
  provider.faults.clear()
  expect(await bookingRow(id)).toMatchObject({ status: 'held' })
  expect(await api(client).payments.checkout({ id })).toMatchObject({ state: 'open' })
})
