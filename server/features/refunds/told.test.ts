// What goes back by itself: the client is told how much, where to and when.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { grantCredit } from '#server/features/booking-money/service.ts'
import { ana, fromNow, shift } from '#tests/bookings.ts'
import { moveBooking } from '#tests/invoices.ts'
import type { Listed } from '#tests/listing.ts'
import { emailOf, onFileActs } from '#tests/on-file.ts'
import { enterCard, openProvider } from '#tests/payments.ts'
import { as, db, mailTo, make, sendMessages } from '#tests/world.ts'

const { config, work } = await openProvider()
const acts = onFileActs(config)
const { api, openShop, wishAt, bookOnFile, miss, cancelLate, complete, decide } = acts
const admin = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

// Half of $30 by card, $10 by credit.
async function withDeposit() {
  const gift = { reason: 'goodwill', expense: 'goodwill_expense' } as const
  await grantCredit(db, { clientId: client.id, cents: 1000, ...gift })
  await db
    .updateTable('services')
    .set({ depositPercent: 50 })
    .where('id', '=', shop.services[0]!)
    .execute()
  const { id } = await api(client).bookings.hold(wishAt(shop))
  const paying = await api(client).payments.checkout({ id, useCredit: true })
  await enterCard(paying.url)
  await api(client).payments.check({ id: paying.id })
  return id
}

async function toldOf(title: string) {
  await sendMessages()
  const rows = await db
    .selectFrom('notifications')
    .select(['message', 'type'])
    .where('userId', '=', client.id)
    .where('title', '=', title)
    .execute()
  return rows.at(-1)
}

const toCard = (amount: string) =>
  `${amount} goes back to your card. It can take a few days to show.`
const toCredit = (amount: string) => `${amount} of credit is yours again right away.`

test('a free cancellation says what goes back to the card and to the credit, in app and mail', async () => {
  const id = await withDeposit()
  await moveBooking(client, id, 'cancel')
  const told = await toldOf('Appointment canceled')
  expect(told?.message).toContain(toCard('$15.00'))
  expect(told?.message).toContain(toCredit('$10.00'))
  const { body } = await mailTo(await emailOf(client), 'booking')
  expect(body).toContain('Back to your card')
  expect(body).toContain('Back to your credit')
})

test('so does the barber who cancels, in the language of the client', async () => {
  const id = await withDeposit()
  await db.updateTable('users').set({ language: 'es' }).where('id', '=', client.id).execute()
  await db.updateTable('bookings').set({ language: 'es' }).where('id', '=', id).execute()
  await moveBooking(shop.barber, id, 'cancel')
  const told = await toldOf('Cita cancelada')
  expect(told?.message).toContain('$15.00 vuelven a tu tarjeta.')
  expect(told?.message).toContain('Tienes otra vez $10.00 de crédito desde ya.')
})

test('a late cancellation says the fee, and only what is more than it goes back', async () => {
  const id = await withDeposit()
  await cancelLate(client, id)
  const told = await toldOf('Appointment canceled')
  expect(told?.message).toContain('The fee is $15.00.')
  expect(told?.message).not.toContain('goes back to your card')
  expect(told?.message).toContain(toCredit('$10.00'))
})

test('a fee that was paid ahead comes out of what was paid: nobody is told to ask for it', async () => {
  const id = await withDeposit()
  await db
    .updateTable('bookings')
    .set({ cardId: null, paymentPolicy: 'prepay' })
    .where('id', '=', id)
    .execute()
  await cancelLate(client, id)
  expect((await toldOf('Appointment canceled'))?.message).toContain(
    'It comes out of what you paid.',
  )
  const { notifications } = await as(shop.barber).notifications.list({})
  expect(notifications.some(({ message }) => message.includes('They paid it ahead'))).toBe(true)
})

test('nothing was paid: nothing is said to go back', async () => {
  const id = await bookOnFile(client, shop)
  await moveBooking(client, id, 'cancel')
  expect((await toldOf('Appointment canceled'))?.message).not.toContain('goes back')
})

test('an accepted appeal and a waived fee say what goes back of the fee', async () => {
  const appealed = await bookOnFile(client, shop)
  await miss(shop, appealed)
  await work()
  const message = 'I was there at ten, the door was locked'
  await as(client).appeals.open({ id: appealed, kind: 'was_there', message })
  const { rows } = await as(admin).appeals.list({ state: 'open' })
  const appeal = rows.find(({ bookingId }) => bookingId === appealed)
  await as(admin).appeals.answer({
    id: appeal!.id,
    isAccepted: true,
    reason: 'The camera shows it',
  })
  expect((await toldOf('The no-show was removed'))?.message).toContain(toCard('$30.00'))

  const waived = await bookOnFile(client, shop)
  await miss(shop, waived)
  await work()
  await decide(shop.barber, waived, 'waiveFee')
  const told = await toldOf('No fee after all')
  expect(told?.message).toContain(toCard('$30.00'))
  expect(told?.message).not.toContain('If it was charged')
  expect(told?.type).toBe('payment_received')
})

test('a visit that did not take place says that price and tip go back', async () => {
  const id = await bookOnFile(client, shop)
  await complete(client, shop, id)
  await work()
  const { cards } = await api(client).payments.list({})
  await api(client).payments.tip({ id, tipCents: 800, cardId: cards[0]!.id })
  await moveBooking(admin, id, 'void')
  expect((await toldOf("It doesn't count"))?.message).toContain(toCard('$38.00'))
})

test('a lower final price says what is refunded, as a notice of its own', async () => {
  const id = await withDeposit()
  await shift(id, fromNow(-60))
  await moveBooking(shop.barber, id, 'finish')
  await db.updateTable('bookings').set({ totalCents: 400 }).where('id', '=', id).execute()
  await moveBooking(client, id, 'complete')
  const told = await toldOf("We're refunding $11.00")
  expect(told).toMatchObject({ type: 'payment_received' })
  expect(told?.message).toContain(toCard('$11.00'))
})

test('a guest reads it in the mail', async () => {
  await db
    .updateTable('services')
    .set({ depositPercent: 50 })
    .where('id', '=', shop.services[0]!)
    .execute()
  const id = await withDeposit()
  const guest = {
    clientId: null,
    guestName: ana.name,
    guestEmail: `told-${Date.now()}@example.com`,
  }
  await db.updateTable('bookings').set(guest).where('id', '=', id).execute()
  await moveBooking(shop.barber, id, 'cancel')
  await sendMessages()
  expect((await mailTo(guest.guestEmail, 'booking')).body).toContain(toCard('$15.00'))
})
