// A card on file on a phone: given to book, declined when it is charged, paid by the client; and a fee
// that the barber waives.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { bookedBy, newClient, openShop, sheetOf, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const shop = await openShop(stage, 'Sterling & Strop')
const { priceCents, barberId } = await db
  .selectFrom('services')
  .select(['priceCents', 'barberId'])
  .where('id', '=', shop.serviceId)
  .executeTakeFirstOrThrow()
await db
  .updateTable('barberBookingSettings')
  .set({ paymentPolicy: 'card_on_file', lateCancelFeePercent: 50, noShowFeePercent: 100 })
  .where('barberId', '=', barberId)
  .execute()
const { email: barberEmail } = await db
  .selectFrom('users')
  .select('email')
  .where('id', '=', barberId)
  .executeTakeFirstOrThrow()
const starts: string[] = []
for (const day of [0, 1]) starts.push((await shop.starts(day))[0] ?? '')
const startOf = (test: number) => shop.startPath(starts[test] ?? '')
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const short = (cents: number) => dollars(cents).replace(/\.00$/, '')
const price = short(priceCents)

async function giveCard(page: Page, card: string) {
  await page.waitForURL('**/dev/pay/**')
  await page.getByLabel('Card number').fill(card)
  await clean(page)
  await page.getByRole('button', { name: 'Save a card', exact: true }).click()
}

// As if it were over by so many minutes.
async function shift(id: string, minutes: number) {
  const nowMs = Math.floor(Date.now() / 300_000) * 300_000
  const at = (more: number) => new Date(nowMs - (minutes - more) * 60_000).toISOString()
  await db
    .updateTable('bookings')
    .set({ startsAt: at(0), endsAt: at(30), busyRange: `[${at(0)},${at(30)})` })
    .where('id', '=', id)
    .execute()
}

const bookingRow = (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('given to book, declined afterwards, and paid with another card', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  const errors = listenForErrors(page)
  await visit(page, startOf(0))
  const sheet = sheetOf(page)
  const terms = sheet.getByRole('region', { name: 'A card for this appointment' })
  await terms.getByText('Nothing is charged now.').waitFor()
  await terms.getByText('After your appointment').waitFor()
  await terms.getByText("If you don't come").waitFor()
  expect(await terms.textContent()).toContain(short(priceCents / 2))
  await clean(page)
  await sheet.getByRole('button', { name: 'Add a card and book' }).click()
  await page.waitForURL('**/dev/pay/**')
  await page.getByRole('link', { name: 'Back without saving' }).click()
  await sheet.getByText("You haven't added a card yet").waitFor()
  await clean(page)
  await sheet.getByRole('button', { name: 'Add a card' }).click()
  await giveCard(page, '4000 0000 0000 0341')
  await sheet.getByRole('heading', { name: /booked/i }).waitFor()
  await sheet.getByText('On Visa ending in 0341, after your appointment').waitFor()
  await clean(page)
  const [made] = await bookedBy(stage, client.id)
  const id = made!.id

  await shift(id, 3 * 24 * 60)
  await expect
    .poll(async () => (await bookingRow(id)).owedCents, { timeout: 90_000, interval: 1000 })
    .toBe(priceCents)
  await visit(page, '/client/dashboard')
  await page.getByRole('link', { name: `Pay ${dollars(priceCents)} to Sterling & Strop` }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(`${price} for your visit isn't paid yet.`).first().waitFor()
  await clean(page)
  await drawer.getByRole('button', { name: `Pay ${price}`, exact: true }).click()
  const paying = page.getByRole('dialog', { name: 'Pay what is left' })
  await paying.getByRole('radio', { name: /^Another card/ }).click()
  await clean(page)
  await paying.getByRole('button', { name: `Pay ${price}`, exact: true }).click()
  await page.waitForURL('**/dev/pay/**')
  await page.getByRole('button', { name: `Pay ${dollars(priceCents)}`, exact: true }).click()
  await page.getByText(`Thanks, you paid ${dollars(priceCents)}`).waitFor()
  await clean(page)
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'paid', owedCents: 0 })
  expect(errors()).toEqual([])
})

test('a no-show is charged, and the barber waives it in one tap', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  await visit(page, startOf(1))
  await sheetOf(page).getByRole('button', { name: 'Add a card and book' }).click()
  await giveCard(page, '4242 4242 4242 4242')
  await sheetOf(page)
    .getByRole('heading', { name: /booked/i })
    .waitFor()
  const [made] = await bookedBy(stage, client.id)
  const id = made!.id
  await shift(id, 60)
  const desk = await newPage(barberEmail)
  await visit(desk, `/barber/dashboard?tab=bookings&booking=${id}`)
  const drawer = desk.getByRole('dialog').first()
  await drawer.getByRole('button', { name: /More/ }).click()
  await desk.getByRole('menuitem', { name: /no-show/i }).click()
  await desk.getByRole('button', { name: 'Mark as no-show', exact: true }).click()
  await drawer.getByText(`${price}, paid`).waitFor({ timeout: 30_000 })
  await clean(desk)
  await drawer.getByRole('button', { name: 'Waive the fee' }).click()
  await desk.getByText(`gets ${price} back`).waitFor()
  await clean(desk)
  await desk.getByRole('button', { name: `Waive ${price}`, exact: true }).click()
  await drawer.getByText(`${price}, waived`).waitFor()
  await visit(page, `/client/bookings?booking=${id}`)
  await page
    .getByRole('dialog')
    .getByText(`Sterling & Strop waived the ${price} fee.`)
    .first()
    .waitFor()
  await clean(page)
  const refunds = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .select('r.amountCents')
    .where('p.bookingId', '=', id)
    .execute()
  expect(refunds).toEqual([{ amountCents: priceCents }])
})
