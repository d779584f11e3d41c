// A client's cards and payments: saved, declined, paid, tipped, removed, on the demo provider's page.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Status } from '#contract/bookings/workflow.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { makeRoom, newClient, openShop, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
const tab = '/client/dashboard?tab=payments'
const hourMs = 3_600_000
const noMoney = 'Demo payments: no real money is involved.'

async function bookingOf(clientId: string, hoursFromNow: number, status: Status) {
  const start = Date.now() + hoursFromNow * hourMs
  const startsAt = new Date(start).toISOString()
  const endsAt = new Date(start + hourMs / 2).toISOString()
  const busyRange = await makeRoom(stage, shop.userId, [startsAt, endsAt])
  const policy = { cancellationWindowHours: 24, lateCancelFeePercent: 0, noShowFeePercent: 0 }
  const { id } = await db
    .insertInto('bookings')
    .values({
      status,
      clientId,
      barberId: shop.userId,
      providerId: shop.userId,
      startsAt,
      endsAt,
      busyRange,
      subtotalCents: 4000,
      totalCents: 4000,
      completedAt: status === 'completed' ? endsAt : null,
      policySnapshot: JSON.stringify(policy),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const item = { position: 0, serviceId: shop.serviceId, name: 'Skin fade', priceCents: 4000 }
  const minutes = { durationMinutes: 30 }
  await db
    .insertInto('bookingItems')
    .values({ bookingId: id, ...minutes, ...item })
    .execute()
  return id
}

const paymentsOf = (bookingId: string) =>
  db
    .selectFrom('payments')
    .select(['purpose', 'state', 'amountCents'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute()

// On the demo provider's page, which stands in for another company's.
async function enterCard(page: Page, card: string, button: string) {
  await page.waitForURL('**/dev/pay/**')
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: button, exact: true }).click()
}

const outcome = (page: Page) => page.getByRole('region', { name: 'Your payment' })

test('on a phone: save a card, be declined, pay, tip, remove the card', async () => {
  const client = await newClient(stage)
  const coming = await bookingOf(client.id, 50, 'confirmed')
  const done = await bookingOf(client.id, -20, 'completed')
  const page = await newPage(client.email)
  const errors = listenForErrors(page)

  await visit(page, tab)
  await page.getByText('No card payments yet').waitFor()
  await page.getByText(noMoney).waitFor()
  await clean(page)
  await page.getByRole('button', { name: 'Add a card' }).click()
  await enterCard(page, '4242 4242 4242 4242', 'Save a card')
  await outcome(page).getByText('Your card is saved').waitFor()
  const cards = page.getByRole('region', { name: 'Saved cards' })
  await cards.getByText('Visa ending in 4242').waitFor()
  await clean(page)

  // The page: declined there, back without paying, and once more.
  await visit(page, `/client/bookings?booking=${coming}`)
  const drawer = page.getByRole('dialog', { name: 'Your appointment' })
  await drawer.getByText(noMoney).waitFor()
  await drawer.getByRole('button', { name: 'Pay $40 now' }).click()
  const pay = page.getByRole('dialog', { name: 'Pay for your appointment' })
  await pay.getByRole('radio', { name: /^Visa ending in 4242/ }).waitFor()
  await clean(page)
  await pay.getByRole('radio', { name: /^Another card/ }).click()
  await pay.getByRole('button', { name: 'Pay $40', exact: true }).dblclick()
  await enterCard(page, '4000 0000 0000 0002', 'Pay $40.00')
  await page.getByText('Your card was declined.').waitFor()
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await outcome(page).getByText('Your card was declined').waitFor()
  await clean(page)
  expect(await paymentsOf(coming)).toMatchObject([{ state: 'open' }])
  await outcome(page).getByRole('button', { name: 'Try again' }).click()
  await enterCard(page, '4242 4242 4242 4242', 'Pay $40.00')
  await outcome(page).getByText('Thanks, you paid $40.00').waitFor()
  await clean(page)
  expect(await paymentsOf(coming)).toEqual([
    { purpose: 'prepay', state: 'succeeded', amountCents: 4000 },
  ])
  const history = page.getByRole('table', { name: 'Payments' })
  await history.getByText('Paid', { exact: true }).waitFor()
  await outcome(page).getByRole('link', { name: 'See your appointment' }).click()
  await drawer.getByText('Paid by card').waitFor()
  expect(await drawer.getByRole('button', { name: /^Pay / }).count()).toBe(0)
  await clean(page)

  // With the saved card, without leaving; a double press is one tip.
  await visit(page, `/client/bookings?booking=${done}`)
  await drawer.getByRole('button', { name: 'Tip by card' }).click()
  const tip = page.getByRole('dialog', { name: /^Tip .* by card$/ })
  await tip.getByRole('button', { name: '20%, $8' }).click()
  await clean(page)
  await tip.getByRole('button', { name: 'Tip $8', exact: true }).dblclick()
  await page.getByText('You tipped $8', { exact: true }).waitFor()
  await tip.waitFor({ state: 'detached' })
  await drawer.getByText('Tip by card', { exact: true }).waitFor()
  expect(await drawer.getByRole('button', { name: 'Tip by card' }).count()).toBe(0)
  expect(await paymentsOf(done)).toEqual([{ purpose: 'tip', state: 'succeeded', amountCents: 800 }])

  await visit(page, tab)
  await cards.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Remove this card?' })
  await sure.getByRole('button', { name: 'Remove', exact: true }).click()
  await cards.getByText(/^No saved cards/).waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})

test('a saved card that is declined, and one whose bank wants its owner', async () => {
  const client = await newClient(stage)
  const coming = await bookingOf(client.id, 60, 'confirmed')
  const page = await newPage(client.email)
  for (const number of ['4000 0000 0000 0341', '4000 0025 0000 3155']) {
    await visit(page, tab)
    await page.getByRole('button', { name: 'Add a card' }).click()
    await enterCard(page, number, 'Save a card')
    await outcome(page).getByText('Your card is saved').waitFor()
  }
  await visit(page, `/client/bookings?booking=${coming}`)
  await page.getByRole('button', { name: 'Pay $40 now' }).click()
  const pay = page.getByRole('dialog', { name: 'Pay for your appointment' })
  await pay.getByRole('radio', { name: /0341/ }).click()
  await pay.getByRole('button', { name: 'Pay $40', exact: true }).click()
  await pay.getByText('Your card was declined').waitFor()
  await clean(page)
  await pay.getByRole('radio', { name: /3155/ }).click()
  await pay.getByRole('button', { name: 'Pay $40', exact: true }).click()
  await pay.getByText('Your bank wants to hear from you').waitFor()
  await clean(page)

  await visit(page, tab)
  const unfinished = page.getByRole('region', { name: 'Not finished' })
  await unfinished.getByText('Your bank wants you to confirm $40.00 yourself.').waitFor()
  await clean(page)
  await unfinished.getByRole('button', { name: 'Continue paying $40.00' }).click()
  await enterCard(page, '4000 0025 0000 3155', 'Pay $40.00')
  await outcome(page).getByText('Thanks, you paid $40.00').waitFor()
  await unfinished.waitFor({ state: 'detached' })
  expect((await paymentsOf(coming)).map(({ state }) => state)).toEqual(['failed', 'succeeded'])
})

test('what the address says about a payment is not believed', async () => {
  const client = await newClient(stage)
  const coming = await bookingOf(client.id, 70, 'confirmed')
  const page = await newPage(client.email)
  await visit(page, `/client/bookings?booking=${coming}`)
  await page.getByRole('button', { name: 'Pay $40 now' }).click()
  const pay = page.getByRole('dialog', { name: 'Pay for your appointment' })
  await pay.getByRole('button', { name: 'Pay $40', exact: true }).click()
  await page.waitForURL('**/dev/pay/**')
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('bookingId', '=', coming)
    .executeTakeFirstOrThrow()
  await visit(page, `${tab}&payment=${id}&state=succeeded`)
  await outcome(page).getByText("You haven't paid yet").waitFor()
  await clean(page)
  const other = await newPage((await newClient(stage)).email)
  await visit(other, `${tab}&payment=${id}`)
  await other.getByText("We couldn't find this payment").waitFor()
  await clean(other)
})

test('on a desktop, in Spanish: the demo client’s cards and history', async () => {
  const page = await newPage(demo.client, desktop)
  const errors = listenForErrors(page)
  await visit(page, `${tab}&lang=es`)
  const cards = page.getByRole('region', { name: 'Tarjetas guardadas' })
  await cards.getByText('Mastercard terminada en 4444').waitFor()
  await cards.getByText('Vence pronto').waitFor()
  const history = page.getByRole('table', { name: 'Pagos' })
  await history.getByText('Reembolsado', { exact: true }).waitFor()
  await history
    .getByRole('link', { name: /^Factura de K-/ })
    .first()
    .waitFor()
  await page.getByText('Pagos de demostración: no se usa dinero real.').waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})

test('a failure says so, and trying again helps', async () => {
  const page = await newPage(demo.client)
  await page.route('**/api/payments', (route) => route.abort())
  await visit(page, tab)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/api/payments')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('table', { name: 'Payments' }).waitFor()
})
