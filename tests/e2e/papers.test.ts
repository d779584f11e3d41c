// Tax on a price, papers for the seller and the administration, files of the client, and money from the
// till.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { percentOf } from '#contract/cents.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { bookedBy, newClient, openShop, sheetOf, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const shop = await openShop(stage, 'Third Ward Cuts')
const { priceCents } = await db
  .selectFrom('services')
  .select('priceCents')
  .where('id', '=', shop.serviceId)
  .executeTakeFirstOrThrow()
const short = (cents: number) => `$${(cents / 100).toFixed(2)}`.replace(/\.00$/, '')

async function download(page: Page, act: () => Promise<void>) {
  const saving = page.waitForEvent('download')
  await act()
  const saved = await saving
  return { name: saved.suggestedFilename(), content: await readFile(await saved.path()) }
}

test('an owner sets the tax, and a client reads it before and after booking', async () => {
  const admin = await newPage(demo.admin)
  await visit(admin, '/admin/dashboard?tab=settings')
  const section = admin.getByRole('region', { name: 'Tax', exact: true })
  await section.getByRole('spinbutton', { name: 'Tax' }).fill('21')
  await section.getByRole('button', { name: 'Save' }).click()
  await section.getByText('Enter a percentage from 0 to 20').waitFor()
  await section.getByRole('spinbutton', { name: 'Tax' }).fill('8.25')
  await section.getByRole('button', { name: 'Save' }).click()
  const dialog = admin.getByRole('alertdialog', { name: 'Save these changes?' })
  await dialog.getByText('8.25%').waitFor()
  await dialog.getByLabel('Reason').fill('The city taxes haircuts')
  await clean(admin)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await admin.getByText('Saved. It applies from now on.').first().waitFor()
  try {
    const client = await newClient(stage)
    const page = await newPage(client.email)
    const errors = listenForErrors(page)
    const taxCents = percentOf(priceCents, 8.25)
    await visit(page, shop.startPath((await shop.starts(1))[0]!))
    const sheet = sheetOf(page)
    await sheet.getByText('Tax 8.25%').waitFor()
    await sheet
      .getByText(short(priceCents + taxCents))
      .first()
      .waitFor()
    await clean(page)
    await sheet.getByRole('button', { name: 'Confirm appointment' }).click()
    await sheet.getByRole('heading', { name: /booked/i }).waitFor()
    const { id } = (await bookedBy(stage, client.id))[0]!
    await visit(page, `/client/bookings?booking=${id}&lang=es`)
    await page.getByText('Impuesto 8.25%').waitFor()
    expect(errors()).toEqual([])
  } finally {
    await db.updateTable('settings').set({ taxPercent: 0 }).execute()
  }
})

test('a client exports invoices and payments', async () => {
  const page = await newPage(demo.client)
  const errors = listenForErrors(page)
  for (const [tab, head] of [
    ['invoices', 'Number,Kind,Corrects,Issued,Shop'],
    ['payments', 'Date,Shop,For,Appointment,Visit'],
  ]) {
    await visit(page, `/client/dashboard?tab=${tab}`)
    const button = page.getByRole('button', { name: 'Export CSV' })
    await button.waitFor()
    await clean(page)
    const { name, content } = await download(page, () => button.click())
    expect(name).toBe(`kempt-${tab}.csv`)
    expect(content.toString('utf8')).toContain(`\uFEFF${head}`)
    expect(content.toString('utf8').split('\r\n').length).toBeGreaterThan(2)
  }
  expect(errors()).toEqual([])
})

test('a barber opens an invoice and a statement with its number', async () => {
  const page = await newPage(demo.barber, desktop)
  const errors = listenForErrors(page)
  await visit(page, '/barber/dashboard?tab=earnings')
  const statements = page.getByRole('table', { name: 'Monthly statements' })
  await statements
    .getByText(/^HOU-S-\d{4}-\d{6}$/)
    .first()
    .waitFor()
  await clean(page)
  const invoice = page.getByRole('link', { name: /^HOU-\d{4}-\d{6} \(PDF\)$/ }).first()
  const { name, content } = await download(page, () => invoice.click())
  expect(name).toMatch(/^kempt-HOU-\d{4}-\d{6}\.pdf$/)
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(errors()).toEqual([])
})

test('the shop says what it gave back, and finance finds it with the invoice', async () => {
  const { id, bookingNumber, clientName } = await db
    .selectFrom('bookings as k')
    .innerJoin('users as u', 'u.id', 'k.barberId')
    .innerJoin('profiles as c', 'c.userId', 'k.clientId')
    .innerJoin('invoices as i', 'i.bookingId', 'k.id')
    .select(['k.id', 'k.bookingNumber', 'c.name as clientName'])
    .where('u.email', '=', demo.barber)
    .where('k.status', '=', 'completed')
    .where('k.paymentStatus', '=', 'paid_at_shop')
    .where('k.totalCents', '>', 2000)
    .where('k.commissionCents', '>', 0)
    .orderBy('k.completedAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const page = await newPage(demo.barber)
  const errors = listenForErrors(page)
  await visit(page, `/barber/dashboard?tab=bookings&booking=${id}`)
  const drawer = page.getByRole('dialog', { name: clientName })
  await drawer.getByRole('button', { name: 'I gave money back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Given back from the till' })
  await dialog.getByLabel('Amount').fill('5')
  await dialog.getByLabel('Why').selectOption('quality')
  await clean(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. We’ve let your client know.').waitFor()
  expect(errors()).toEqual([])

  const finance = await newPage('finance@kempt.example')
  await visit(finance, `/admin/dashboard?tab=refunds&q=${bookingNumber}`)
  await finance.getByRole('button', { name: /Unhappy with the result/ }).click()
  const refund = finance.getByRole('dialog', { name: 'Refund' })
  await refund.getByText('From the shop’s till').waitFor()
  await clean(finance)
  await visit(finance, `/admin/dashboard?tab=all-bookings&booking=${id}`)
  await finance
    .getByRole('link', { name: /^PDF, English: HOU-/ })
    .first()
    .waitFor()
  await finance.getByRole('button', { name: 'Give money back' }).click()
  const give = finance.getByRole('dialog', { name: 'Give money back' })
  await give.getByRole('button', { name: 'From the shop’s till' }).click()
  await give.getByText('The client got').waitFor()
  await clean(finance)
})
