// Invoices that are issued after something was given back: they show what was paid and how, and the
// credit note shows the rest.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Sent } from '#contract/call.ts'
import type { refunds } from '#contract/money/refunds.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { completedBooking, issueNow, moveBooking } from '#tests/invoices.ts'
import { list, type Listed } from '#tests/listing.ts'
import { onFileActs } from '#tests/on-file.ts'
import { openProvider } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'

const { config, work, api: payments, saveCard } = await openProvider()
const { openShop, bookOnFile, complete } = onFileActs(config)
const finance = await make.admin('finance')
const admin = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

type Order = Sent<typeof refunds.give>

const give = (bookingId: string, amountCents: number, method: Order['method'] = 'card') =>
  as(finance).refunds.give({
    requestId: randomUUID(),
    bookingId,
    method,
    amountCents,
    cause: 'quality',
    chargedTo: 'barber',
    reason: 'The fade was uneven',
  })

// Completed, and its price of $30 charged to the card.
async function charged() {
  const id = await bookOnFile(client, shop)
  await complete(client, shop, id)
  await work()
  return id
}

// The newest invoice, with what its credit notes gave back.
async function issued() {
  await issueNow()
  await issueNow()
  const [invoice] = (await as(client).invoices.list({})).invoices
  return { ...invoice?.document, back: invoice?.creditNotes.map(({ totalCents }) => totalCents) }
}

test('a part that went back to the card is on the credit note alone', async () => {
  await give(await charged(), 500)
  expect(await issued()).toMatchObject({
    totalCents: 3000,
    payment: 'online',
    cardCents: 3000,
    back: [-500],
  })
})

test('all that went back, with the tip by card, was paid first', async () => {
  const id = await charged()
  const cardId = await saveCard(client)
  await payments(client).tip({ id, tipCents: 800, cardId })
  await give(id, 3000)
  expect(await issued()).toMatchObject({
    tipCents: 800,
    totalCents: 3800,
    payment: 'online',
    cardCents: 3800,
    back: [-3800],
  })
})

test('a tip at the shop stays beside the card', async () => {
  const id = await charged()
  await as(client).afterBooking.tip({ id, tipCents: 400 })
  await give(id, 500)
  expect(await issued()).toMatchObject({
    tipCents: 400,
    totalCents: 3400,
    payment: 'both',
    cardCents: 3000,
    back: [-500],
  })
})

test('what came from the till was paid at the shop', async () => {
  const id = await completedBooking(client, await list('Montrose Cuts'))
  await give(id, 500, 'till')
  expect(await issued()).toMatchObject({
    totalCents: 3000,
    payment: 'at_shop',
    cardCents: 0,
    back: [-500],
  })
})

test('what is yet to be charged was not paid, whatever went back', async () => {
  await db
    .updateTable('services')
    .set({ depositPercent: 20 })
    .where('id', '=', shop.services[0]!)
    .execute()
  const id = await bookOnFile(client, shop)
  await complete(client, shop, id)
  await give(id, 100)
  expect(await issued()).toMatchObject({ payment: null, cardCents: 600, back: [-100] })
})

test('what went back without a credit note was not paid in the end', async () => {
  const cardId = await saveCard(client)
  const { id } = await book(client, await list('Heights Cuts'), at(2, 600))
  await payments(client).prepay({ id, cardId })
  await db
    .updateTable('bookings')
    .set({ subtotalCents: 2000, totalCents: 2000 })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('bookingItems')
    .set({ priceCents: 2000 })
    .where('bookingId', '=', id)
    .execute()
  await shift(id, fromNow(-120))
  await moveBooking(admin, id, 'complete')
  await work()
  expect(await issued()).toMatchObject({
    totalCents: 2000,
    payment: 'online',
    cardCents: 2000,
    back: [],
  })
})
