// The client's invoices: the list, one of them, its files and its credit note; and a guest's.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeLink } from '#server/features/guests/service.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const tab = '/client/dashboard?tab=invoices'

async function download(page: Page, name: RegExp) {
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name }).first().click()
  const saved = await saving
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
  return saved.suggestedFilename()
}

// The number of an invoice of the demo client, whose newest one may be paid in the app.
async function invoicePaidAtShop() {
  const { invoiceNumber } = await db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.bookingId')
    .innerJoin('users as u', 'u.id', 'b.clientId')
    .select('i.invoiceNumber')
    .where('u.email', '=', demo.client)
    .where('b.paymentStatus', '=', 'paid_at_shop')
    .orderBy('i.invoiceNumber', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return invoiceNumber
}

test('on a phone: the list, one invoice, its PDF, and a copy by email', async () => {
  const page = await newPage(demo.client)
  const errors = listenForErrors(page)
  await visit(page, tab)
  const list = page.getByRole('table', { name: 'Invoices' })
  await list
    .getByText(/^HOU-\d{4}-\d{6}$/)
    .first()
    .waitFor()
  await page.getByText('Demo payments: no real money is involved.').waitFor()
  await clean(page)
  await list.getByRole('link', { name: `View invoice ${await invoicePaidAtShop()}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Invoice' })
  await sheet.getByText('Paid at the shop').waitFor()
  await clean(page)
  expect(await download(page, /^PDF, Spanish: HOU-/)).toMatch(/^kempt-HOU-\d{4}-\d{6}\.pdf$/)
  await sheet.getByRole('button', { name: 'Email it to me' }).click()
  await page.getByText('On its way to your inbox').waitFor()
  const mails = await db
    .selectFrom('mails')
    .select('kind')
    .where('toAddress', '=', demo.client)
    .where('kind', '=', 'invoice')
    .execute()
  expect(mails).toHaveLength(1)
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(errors()).toEqual([])
})

test('on a desktop, in Spanish: an invoice that was taken back has its credit note beside it', async () => {
  const credit = await db
    .selectFrom('invoices')
    .select(['correctsId', 'invoiceNumber'])
    .where('correctsId', 'is not', null)
    .executeTakeFirstOrThrow()
  const page = await newPage(demo.client, desktop)
  const errors = listenForErrors(page)
  await visit(page, `${tab}&invoice=${credit.correctsId}&lang=es`)
  const sheet = page.getByRole('dialog', { name: 'Factura' })
  await sheet.getByText('Anulada', { exact: true }).waitFor()
  const note = sheet.getByRole('region', { name: `Nota de crédito ${credit.invoiceNumber}` })
  await note.getByRole('link', { name: /^Imprimir/ }).waitFor()
  await clean(page)
  const name = new RegExp(`^PDF, Español: ${credit.invoiceNumber}$`)
  expect(await download(page, name)).toBe(`kempt-${credit.invoiceNumber}.pdf`)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('table', { name: 'Facturas' }).waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})

test('a new client reads when the first one comes, and another’s does not open', async () => {
  const page = await newPage((await newClient(stage)).email)
  await visit(page, tab)
  await page.getByText('No invoices yet').waitFor()
  await clean(page)
  const { id } = await db.selectFrom('invoices').select('id').executeTakeFirstOrThrow()
  await visit(page, `${tab}&invoice=${id}`)
  await page.getByText("We couldn't find this invoice").waitFor()
  await clean(page)
})

test('a failure says so, and trying again helps', async () => {
  const page = await newPage(demo.client)
  await page.route('**/api/invoices', (route) => route.abort())
  await visit(page, tab)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/api/invoices')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('table', { name: 'Invoices' }).waitFor()
})

test('a guest opens theirs by the link in the mail', async () => {
  const { bookingId, invoiceNumber } = await db
    .selectFrom('invoices as i')
    .innerJoin('bookings as k', 'k.id', 'i.bookingId')
    .select(['k.id as bookingId', 'i.invoiceNumber'])
    .where('k.clientId', 'is', null)
    .where('k.status', '=', 'completed')
    .executeTakeFirstOrThrow()
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const link = await makeLink(db, bookingId, 'manage', until)
  const page = await newPage(null)
  await visit(page, `/guest/bookings#booking=${bookingId}&link=${link}`)
  await page.getByText(`Invoice ${invoiceNumber}`).waitFor()
  await clean(page)
  expect(await download(page, /^PDF, English: HOU-/)).toBe(`kempt-${invoiceNumber}.pdf`)
})
