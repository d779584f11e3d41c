// The barber's earnings: balance, lines, statement, and "I know this client" up to its decision.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const tab = '/barber/dashboard?tab=earnings'

test('on a phone: the debt is explained, lines are paged, and a claim is sent', async () => {
  const page = await newPage(demo.barber)
  const errors = listenForErrors(page)
  await visit(page, tab)
  const balance = page.getByRole('region', { name: 'Your balance' })
  await balance.getByText('You owe Kempt').waitFor()
  await balance.getByText('The commission of appointments that clients paid').waitFor()
  await balance.getByText("Payouts to your bank aren't open yet").waitFor()
  await page.getByText('Demo payments: no real money is involved.').waitFor()
  expect(await page.getByRole('button', { name: /pay/i }).count()).toBe(0)
  const lines = page.getByRole('table', { name: 'Booking by booking' })
  await lines.getByRole('row').nth(25).waitFor()
  await clean(page)
  const count = await lines.getByRole('row').count()
  await page.getByRole('button', { name: 'Show more' }).click()
  await lines.getByRole('row').nth(count).waitFor()

  await lines.getByRole('button', { name: 'I know this client' }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Do you know/ })
  await dialog.getByText(/goes back to your balance/).waitFor()
  await clean(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Please tell us a little more').waitFor()
  await dialog.getByLabel('How do you know them?').fill('He has been my neighbor for years.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByText("We'll let you know what we decide").waitFor()
  await lines.getByText('Being reviewed').first().waitFor()
  const claims = await db
    .selectFrom('commissionClaims')
    .select('state')
    .where('why', '=', 'He has been my neighbor for years.')
    .execute()
  expect(claims).toEqual([{ state: 'open' }])
  expect(errors()).toEqual([])
})

test('on a desktop, in Spanish: a period in the address, the file, and a statement', async () => {
  const page = await newPage(demo.barber, desktop)
  const errors = listenForErrors(page)
  await visit(page, `${tab}&lang=es&period=30`)
  await page.getByRole('heading', { name: 'Neto por semana' }).waitFor()
  await page.getByRole('heading', { name: 'De dónde vino' }).waitFor()
  await clean(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^kempt-earnings-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const [head = ''] = (await readFile(await saved.path(), 'utf8')).split('\r\n')
  expect(head).toBe(
    '\uFEFFDía,Cita,Tipo,Cliente,Visita,Servicios,Precio,Descuento,Descuento de,Impuesto,Comisión %,Comisión,Motivo,Propina,Cargo,Neto,Cambio del saldo',
  )
  const statements = page.getByRole('table', { name: 'Estados de cuenta' })
  const drawing = page.waitForEvent('download')
  await statements
    .getByRole('link', { name: /en Español$/ })
    .first()
    .click()
  const drawn = await drawing
  expect(drawn.suggestedFilename()).toMatch(/^kempt-statement-\d{4}-\d\d\.pdf$/)
  expect((await readFile(await drawn.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const answered = page.waitForResponse(/earnings\/lines\?period=90/)
  await page.getByRole('link', { name: '90 días' }).click()
  await page.waitForURL(/period=90/)
  await answered
  // The lines of the last period are dimmed until the new ones are there.
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await clean(page)
  expect(errors()).toEqual([])
})

test('an accountant returns a commission, and the barber sees it', async () => {
  const page = await newPage('finance@kempt.example', desktop)
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=overview')
  await page.getByRole('link', { name: 'Decide: Commission claims' }).click()
  await page.getByText(/^\d claims$/).waitFor()
  await clean(page)
  await page
    .getByRole('button', { name: /Third Ward Cuts/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'Commission claim' })
  await drawer.getByRole('region', { name: 'What the barber says' }).waitFor()
  await clean(page)
  await drawer.getByRole('button', { name: 'Return the commission' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Return the commission?' })
  await dialog.getByText(/goes back to Third Ward Cuts/).waitFor()
  await dialog.getByLabel('Reason').fill('In their client list before we were')
  await dialog.getByRole('button', { name: 'Return the commission' }).click()
  await drawer.getByRole('region', { name: 'Decision' }).getByText('before we were').waitFor()
  expect(errors()).toEqual([])

  const barber = await newPage(demo.barber, desktop)
  await visit(barber, tab)
  const lines = barber.getByRole('table', { name: 'Booking by booking' })
  await lines.getByText('Commission returned').first().waitFor()
})
