// Offers: a client sees them and books at the lower price, a barber makes one.
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { dateIn, newClient, openShop, sheetOf, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
const { priceCents } = await db
  .selectFrom('services')
  .select('priceCents')
  .where('id', '=', shop.serviceId)
  .executeTakeFirstOrThrow()
const dollars = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\.00$/, '')}`
const lower = (percent: number) => dollars(priceCents - Math.round((priceCents * percent) / 100))

// The shop's own offers of the demo city go.
await db
  .updateTable('bookings')
  .set({ promotionId: null })
  .where('barberId', '=', shop.userId)
  .execute()
await db.deleteFrom('promotions').where('barberId', '=', shop.userId).execute()
await db
  .updateTable('servicePrices')
  .set({ validFrom: `${dateIn(-20)}T12:00:00Z` })
  .where('serviceId', '=', shop.serviceId)
  .execute()
await db
  .insertInto('promotions')
  .values([
    {
      barberId: shop.userId,
      fundedBy: 'barber',
      kind: 'flash',
      percent: 20,
      endsAt: `${dateIn(9)}T06:00:00Z`,
    },
    { barberId: shop.userId, fundedBy: 'barber', kind: 'code', code: 'NEIGHBOR', percent: 50 },
  ])
  .execute()

test('a client sees the offer, books at its price, and a code beats it', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  const errors = listenForErrors(page)
  await visit(page, shop.path)
  await page.getByRole('list', { name: 'Offers' }).getByText('Flash sale, 20% off').waitFor()
  await clean(page)
  await visit(page, shop.startPath((await shop.starts())[0]!))
  const sheet = sheetOf(page)
  const summary = sheet.getByRole('region', { name: 'Your appointment' })
  await sheet.getByRole('timer').waitFor()
  await summary.getByText('Flash sale, 20% off').waitFor()
  await summary.getByText(lower(20), { exact: true }).waitFor()
  expect(await summary.locator('s').textContent()).toBe(dollars(priceCents))
  await sheet.getByRole('button', { name: 'Add a code' }).click()
  // The browser itself reports a refusal as an error.
  expect(errors()).toEqual([])
  const code = sheet.getByLabel('Code', { exact: true })
  await code.fill('WRONGONE')
  await code.press('Enter')
  await sheet.getByText("We don't know this code. Check it and try again.").waitFor()
  await clean(page)
  await code.fill('neighbor')
  await sheet.getByRole('button', { name: 'Use' }).click()
  await sheet.getByText('Code NEIGHBOR is used.').waitFor()
  await summary.getByText(lower(50), { exact: true }).waitFor()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await sheet.getByRole('link', { name: 'Add to calendar' }).waitFor()
  await sheet.getByText('Code NEIGHBOR, 50% off').waitFor()
  const booked = await db
    .selectFrom('bookings')
    .select(['totalCents', 'subtotalCents'])
    .where('clientId', '=', client.id)
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  expect(booked.subtotalCents).toBe(priceCents)
  expect(dollars(booked.totalCents)).toBe(lower(50))
})

test('in Spanish, on a desktop, the same', async () => {
  const page = await newPage(null, desktop)
  await visit(page, `${shop.path}?lang=es`)
  await page
    .getByRole('list', { name: 'Ofertas' })
    .getByText('Oferta relámpago, 20% de descuento')
    .waitFor()
  await clean(page)
})

test('a barber starts an offer from an idea, sees the prices, pauses and ends it', async () => {
  const page = await newPage(demo.barber)
  const errors = listenForErrors(page)
  await visit(page, '/barber/dashboard?tab=promotions')
  const offers = page.getByRole('list', { name: 'Your offers' })
  await offers.getByText('Code NEIGHBOR, 50% off').waitFor()
  await clean(page)
  await page.getByRole('button', { name: 'Flash sale, 20% off', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New offer' })
  const preview = dialog.getByRole('region', { name: 'What clients pay' })
  await preview.getByRole('listitem').first().waitFor()
  const before = await preview.textContent()
  await dialog.getByLabel('Percent off').fill('60')
  await dialog.getByRole('button', { name: 'Start offer' }).click()
  await dialog.getByText('Choose 5 to 50 percent').waitFor()
  await clean(page)
  await dialog.getByLabel('Percent off').fill('25')
  expect(await preview.textContent()).not.toBe(before)
  await dialog.getByRole('button', { name: 'Start offer' }).click()
  const made = offers.getByRole('listitem').filter({ hasText: 'Flash sale, 25% off' })
  await made.getByText('Running').waitFor()
  await made.getByText('Not used yet').waitFor()
  await clean(page)
  await made.getByRole('button', { name: /^Pause/ }).click()
  await made.getByText('Paused').waitFor()
  await made.getByRole('button', { name: /^End/ }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'End', exact: true })
    .click()
  await made.getByText('Ended').waitFor()
  expect(errors()).toEqual([])
})
