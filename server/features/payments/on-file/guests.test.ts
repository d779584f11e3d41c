// Cards of guests and of people who missed appointments, and cards that are needed.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { jobs } from '#server/jobs.ts'
import { ana, browser, fromNow, mark, sweep as sweepBookings } from '#tests/bookings.ts'
import { type Listed } from '#tests/listing.ts'
import { onFileActs } from '#tests/on-file.ts'
import { bookingRow, enterCard, openProvider, paymentsOf, reconcile } from '#tests/payments.ts'
import { as, db, jobContext, mailTo, make } from '#tests/world.ts'

const { provider, config, work, saveCard } = await openProvider()
const { api, openShop, wishAt, bookOnFile } = onFileActs(config)
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

const runOut = (id: string) =>
  db
    .updateTable('bookings')
    .set({ holdExpiresAt: fromNow(-10) })
    .where('id', '=', id)
    .execute()

async function bookAsGuest(guest = { ...ana, email: `guest-${randomUUID()}@example.com` }) {
  const { request } = browser()
  const mine = () => as(null, { ...request, config })
  const { id } = await mine().bookings.hold(wishAt(shop))
  await mine().bookings.guestCode({ id, email: guest.email })
  const { code } = await mailTo(guest.email, 'guest-code')
  const { id: paymentId, url } = await mine().payments.checkout({ id, guest, code })
  return { id, url, mine, guest, paymentId }
}

test('a guest gives a card for one booking, and it is charged without an account', async () => {
  const { id, url, mine, paymentId } = await bookAsGuest()
  await enterCard(url)
  await mine().payments.check({ id: paymentId })
  const row = await bookingRow(id)
  expect(row).toMatchObject({ status: 'confirmed', clientId: null })
  const card = await db
    .selectFrom('savedCards')
    .selectAll()
    .where('id', '=', row.cardId!)
    .executeTakeFirstOrThrow()
  expect(card.userId).toBeNull()
  await db
    .updateTable('bookings')
    .set({ startsAt: fromNow(-3000), endsAt: fromNow(-2970) })
    .set({ busyRange: `[${fromNow(-3000)},${fromNow(-2970)})` })
    .where('id', '=', id)
    .execute()
  await sweepBookings()
  await work()
  expect(await bookingRow(id)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
  expect(await paymentsOf(id)).toMatchObject([
    { purpose: 'card' },
    { purpose: 'completion', state: 'succeeded', amountCents: 3000 },
  ])
  await reconcile(provider)
  // A month later nobody needs it.
  await jobs['forget-guest-cards'].run({}, { ...jobContext, config })
  expect(await isKept(row.cardId!)).toBe(true)
  await db
    .updateTable('bookings')
    .set({ endsAt: fromNow(-1440 * 31), startsAt: fromNow(-1440 * 31 - 30) })
    .set({ busyRange: `[${fromNow(-1440 * 31 - 30)},${fromNow(-1440 * 31)})` })
    .where('id', '=', id)
    .execute()
  const own = await saveCard(client)
  await jobs['forget-guest-cards'].run({}, { ...jobContext, config })
  expect(await isKept(row.cardId!)).toBe(false)
  expect(await isKept(own)).toBe(true)
})

test('the cards of two guests belong to two customers of the provider', async () => {
  const first = await bookAsGuest()
  const second = await bookAsGuest()
  const customers = await db
    .selectFrom('providerCustomers')
    .select(['bookingId', 'customerId'])
    .where('bookingId', 'in', [first.id, second.id])
    .execute()
  expect(customers.map(({ bookingId }) => bookingId).toSorted()).toEqual(
    [first.id, second.id].toSorted(),
  )
  expect(new Set(customers.map(({ customerId }) => customerId)).size).toBe(2)
})

async function isKept(cardId: string) {
  const { removedAt } = await db
    .selectFrom('savedCards')
    .select('removedAt')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow()
  return removedAt === null
}

test('a slot that is gone when the card arrives is not booked, and other times are offered', async () => {
  const { id, url, mine, guest, paymentId } = await bookAsGuest()
  await enterCard(url)
  await runOut(id)
  await db.updateTable('bookings').set({ status: 'expired' }).where('id', '=', id).execute()
  // The page was complete before it could be closed.
  await mine().payments.check({ id: paymentId })
  await work()
  expect(await bookingRow(id)).toMatchObject({ status: 'expired', cardId: null })
  const mail = await mailTo(guest.email, 'booking')
  expect(mail.body).toContain('nothing was charged')
  expect(mail.body.match(/book=1/g)?.length).toBeGreaterThanOrEqual(3)
  const [payment] = await paymentsOf(id)
  expect(await isKept(payment!.cardId!)).toBe(false)
})

test('the last card that an appointment needs stays; with another one, that is used', async () => {
  const id = await bookOnFile(client, shop)
  const { cardId } = await bookingRow(id)
  await expect(api(client).payments.removeCard({ id: cardId! })).rejects.toMatchObject({
    code: 'CARD_IN_USE',
  })
  const other = await saveCard(client)
  await db.updateTable('savedCards').set({ expYear: 2024 }).where('id', '=', other).execute()
  await expect(api(client).payments.removeCard({ id: cardId! })).rejects.toMatchObject({
    code: 'CARD_IN_USE',
  })
  const good = await saveCard(client)
  await api(client).payments.removeCard({ id: cardId! })
  expect(await bookingRow(id)).toMatchObject({ cardId: good })
  expect(await isKept(cardId!)).toBe(false)
})

test('whoever missed appointments gives a card everywhere, instead of asking first', async () => {
  await api(shop.barber).policies.save({ paymentPolicy: 'pay_at_shop' })
  await mark(shop, { clientId: client.id }, { missed: 2 })
  const hold = await api(client).bookings.hold(wishAt(shop))
  expect(hold).toMatchObject({
    paymentPolicy: 'card_on_file',
    isInstant: true,
    isAskedFirst: false,
  })
  await expect(api(client).bookings.confirm({ id: hold.id })).rejects.toMatchObject({
    code: 'CARD_NEEDED',
  })
  const cardId = await saveCard(client)
  expect(await api(client).bookings.confirm({ id: hold.id, cardId })).toMatchObject({
    status: 'confirmed',
    paymentPolicy: 'card_on_file',
  })
  const good = await make.person('client')
  expect(await api(good).bookings.hold(wishAt(shop))).toMatchObject({
    paymentPolicy: 'pay_at_shop',
  })
})

test('a guest learns that a card is needed once the address is proved', async () => {
  await api(shop.barber).policies.save({ paymentPolicy: 'pay_at_shop' })
  const guest = { ...ana, email: `marked-${Date.now()}@example.com` }
  const marks = { guestName: guest.name, guestEmail: guest.email, guestPhone: '+17135550142' }
  await mark(shop, marks, { missed: 2 })
  const { request } = browser()
  const mine = () => as(null, { ...request, config })
  const hold = await mine().bookings.hold(wishAt(shop))
  expect(hold.paymentPolicy).toBe('pay_at_shop')
  await mine().bookings.guestCode({ id: hold.id, email: guest.email })
  const { code } = await mailTo(guest.email, 'guest-code')
  await expect(mine().bookings.confirm({ id: hold.id, guest, code })).rejects.toMatchObject({
    code: 'CARD_NEEDED',
  })
  const { id: paymentId, url } = await mine().payments.checkout({ id: hold.id, guest })
  await enterCard(url)
  await mine().payments.check({ id: paymentId })
  expect(await bookingRow(hold.id)).toMatchObject({ status: 'confirmed' })
})
