// A deposit in the booking steps: declined, left, paid; with a saved card; as a guest; too late.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { percentOf } from '#contract/cents.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { bookedBy, newClient, openShop, sheetOf, timesIn, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const mailbox = openMailbox(db)
const shop = await openShop(stage, 'Sterling & Strop')
const { priceCents } = await db
  .selectFrom('services')
  .select('priceCents')
  .where('id', '=', shop.serviceId)
  .executeTakeFirstOrThrow()
// One on each day from tomorrow on, so that no test takes another's.
const starts: string[] = []
for (const day of [0, 1, 2, 3]) starts.push((await shop.starts(day))[0] ?? '')
const startOf = (test: number) => shop.startPath(starts[test] ?? '')
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const short = (cents: number) => dollars(cents).replace(/\.00$/, '')
const depositCents = percentOf(priceCents, 30)
const deposit = short(depositCents)
const good = '4242 4242 4242 4242'

async function enterCard(page: Page, card: string) {
  await page.waitForURL('**/dev/pay/**')
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: `Pay ${dollars(depositCents)}`, exact: true }).click()
}

const paymentsOf = (bookingId: string) =>
  db
    .selectFrom('payments')
    .select(['state', 'amountCents'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .execute()

test('on a phone: declined, back without paying, tried again and booked', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  const errors = listenForErrors(page)
  await visit(page, startOf(0))
  const sheet = sheetOf(page)
  await sheet.getByText('Now by card').waitFor()
  await sheet.getByText('A deposit by card, the rest at the shop').first().waitFor()
  await sheet.getByText('Demo payments: no real money is involved.').waitFor()
  await clean(page)
  await sheet.getByRole('button', { name: `Pay ${deposit} and book` }).click()
  await enterCard(page, '4000 0000 0000 0002')
  await page.getByText('Your card was declined.').waitFor()
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await sheet.getByText('Your card was declined').waitFor()
  await clean(page)
  await sheet.getByRole('button', { name: `Pay ${dollars(depositCents)}` }).click()
  await enterCard(page, good)
  await sheet.getByRole('heading', { name: /booked/i }).waitFor()
  await sheet.getByText('Paid by card').waitFor()
  await clean(page)
  const [made] = await bookedBy(stage, client.id)
  expect(await paymentsOf(made!.id)).toEqual([{ state: 'succeeded', amountCents: depositCents }])
  await page.reload()
  await sheet.getByText('Paid by card').waitFor()
  expect(errors()).toEqual([])
})

test('Back in the browser leads from the provider’s page to the state of the payment', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email, desktop)
  await visit(page, startOf(1))
  await sheetOf(page)
    .getByRole('button', { name: `Pay ${deposit} and book` })
    .click()
  await page.waitForURL('**/dev/pay/**')
  await page.goBack()
  const sheet = sheetOf(page)
  await sheet.getByRole('button', { name: new RegExp(`^Pay \\${deposit}`) }).click()
  await enterCard(page, good)
  await sheet.getByRole('heading', { name: /booked/i }).waitFor()
  expect(await bookedBy(stage, client.id)).toHaveLength(1)
})

test('a guest pays, and the time that ran out meanwhile says so', async () => {
  const page = await newPage(null)
  const email = `deposit-${Date.now()}@example.com`
  await visit(page, startOf(2))
  const sheet = sheetOf(page)
  await sheet.getByLabel('Name').fill('Gina Guest')
  await sheet.getByLabel('Phone').fill('7135550188')
  await sheet.getByLabel('Email').fill(email)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByLabel('6-digit code').fill(await mailbox.codeIn(email, 'guest-code'))
  await sheet.getByRole('button', { name: `Pay ${deposit} and book` }).click()
  await page.waitForURL('**/dev/pay/**')
  const held = () =>
    db.selectFrom('bookings').select(['id', 'status']).where('guestEmail', '=', email)
  const { id } = await held().executeTakeFirstOrThrow()
  // Somebody else has the slot by now.
  await db.updateTable('bookings').set({ status: 'expired' }).where('id', '=', id).execute()
  await enterCard(page, good)
  await sheet.getByText('Your time was gone already').waitFor()
  await clean(page)
  await sheet.getByRole('button', { name: 'Choose another time' }).click()
  await timesIn(page).first().click()
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await enterCard(page, good)
  await sheet.getByRole('heading', { name: /booked/i }).waitFor()
  await clean(page)
  expect((await held().execute()).map(({ status }) => status).sort()).toEqual([
    'confirmed',
    'expired',
  ])
})

test('a saved card books without leaving the page', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  await visit(page, '/client/dashboard?tab=payments')
  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.waitForURL('**/dev/pay/**')
  await page.getByRole('button', { name: 'Save a card', exact: true }).click()
  await page.getByText('Your card is saved').waitFor()
  await visit(page, startOf(3))
  const sheet = sheetOf(page)
  await sheet.getByRole('radio', { name: /^Visa ending in 4242/ }).waitFor()
  await clean(page)
  await sheet.getByRole('button', { name: `Pay ${deposit} and book` }).dblclick()
  await sheet.getByRole('heading', { name: /booked/i }).waitFor()
  const [made] = await bookedBy(stage, client.id)
  expect(await paymentsOf(made!.id)).toEqual([{ state: 'succeeded', amountCents: depositCents }])
})
