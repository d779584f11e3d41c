// The commission at the desk: the rules of the demo city, a new one with its notice, one withdrawn, the
// simulator, the history, and what a barber reads of it.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { findBarriersInBothThemes, listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const tab = '/admin/dashboard?tab=commission'

const rulesOf = (reason: string) =>
  db.selectFrom('commissionRules').selectAll().where('reason', '=', reason).execute()

test('on a phone: a higher commission is refused today, offered for later, and made', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, tab)
  const usual = page.getByRole('region', { name: 'Default' })
  await usual.getByText('10%').waitFor()
  await page.getByRole('button', { name: /Third Ward Cuts/ }).waitFor()
  await clean(page)
  await page.getByRole('link', { name: 'Planned (1)' }).click()
  await page.getByText('1 rule', { exact: true }).waitFor()
  await page.getByRole('button', { name: /An administrator/ }).waitFor()

  await usual.getByRole('button', { name: 'New rule' }).click()
  const dialog = page.getByRole('dialog', { name: 'New rule' })
  await dialog.getByText('Enter a percentage to see what changes.').waitFor()
  await dialog.getByRole('button', { name: /^Barber/ }).click()
  await page.getByPlaceholder('Search').fill('Northside')
  await page.getByRole('option', { name: /Northside Line-Up/ }).click()
  await dialog.getByLabel('Commission').fill('12')
  await dialog.getByText('A higher commission needs 7 days of notice').waitFor()
  expect(errors()).toEqual([expect.stringContaining('409')])
  await clean(page)
  await dialog.getByRole('button', { name: /^Start on/ }).click()
  await dialog.getByText(/Northside Line-Up pays 12% instead of 10% from/).waitFor()
  await dialog.getByText('1 barber gets an email and a notification now.').waitFor()
  await clean(page)
  await dialog.getByLabel('Reason').fill('Two chairs more than agreed')
  await dialog.getByRole('button', { name: 'Create rule' }).click()
  await page.getByText('Rule created').first().waitFor()
  await page.getByRole('button', { name: /Northside Line-Up/ }).waitFor()
  expect(await rulesOf('Two chairs more than agreed')).toMatchObject([
    { percent: 12, source: null },
  ])

  // The same days again: the earlier rule can make room only when it begins before.
  await usual.getByRole('button', { name: 'New rule' }).click()
  await dialog.getByLabel('Booking source').selectOption('direct_link')
  await dialog.getByText('promise barbers 0% for their own link').waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})

test('a planned rule is withdrawn with a reason, and the trail says so', async () => {
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, `${tab}&state=planned`)
  await page.getByRole('button', { name: /An administrator/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Commission rule' })
  await drawer.getByText('Bookings by phone cost us 12 minutes each').first().waitFor()
  await clean(page)
  await drawer.getByRole('button', { name: 'Withdraw this rule' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Withdraw this rule?' })
  await asked.getByText(/^Everyone without a rule of their own pays 0% instead of 5%/).waitFor()
  await asked.getByLabel('Reason').fill('We book online now')
  await clean(page)
  await asked.getByRole('button', { name: 'Withdraw this rule' }).click()
  await asked.waitFor({ state: 'detached' })
  await drawer.getByText('We book online now').first().waitFor()
  const [rule] = await rulesOf('Bookings by phone cost us 12 minutes each')
  expect(rule?.endsAt).toBe(rule?.startsAt)
  await visit(page, `${tab}&view=history`)
  await page.getByText('Ended a commission rule').first().waitFor()
  await page.getByText('We book online now').first().waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})

test('a running lower rule ends after its notice only', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, tab)
  await page.getByRole('button', { name: /Third Ward Cuts/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Commission rule' })
  await drawer.getByRole('button', { name: 'End this rule' }).click()
  const asked = page.getByRole('alertdialog', { name: 'End this rule?' })
  await asked.getByText('A higher commission needs 7 days of notice').waitFor()
  expect(errors()).toEqual([expect.stringContaining('409')])
  await asked.getByLabel('Reason').fill('Too early')
  expect(await asked.getByRole('button', { name: 'End this rule' }).isDisabled()).toBe(true)
  const later = Temporal.Now.plainDateISO('America/Chicago').add({ days: 12 })
  await asked.getByLabel('Last day').fill(later.toString())
  await asked.getByText(/Third Ward Cuts pays 10% instead of 7% from/).waitFor()
  expect(await asked.getByRole('button', { name: 'End this rule' }).isDisabled()).toBe(false)
  await clean(page)
  expect(errors()).toEqual([])
})

test('in Spanish: the simulator compares, and the list is a file', async () => {
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await page.context().addCookies([{ name: 'lang', value: 'es', url: stage.url }])
  await visit(page, `${tab}&view=simulator`)
  const real = page.getByText('Comisión real')
  await real.waitFor()
  const field = page.getByLabel('La búsqueda de Kempt, %')
  expect(await field.inputValue()).toBe('10')
  const compared = page.getByText(/frente a la real/)
  const before = await compared.textContent()
  await field.fill('20')
  await expect.poll(() => compared.textContent()).not.toBe(before)
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  expect(await findBarriersInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Volver a los porcentajes de hoy' }).click()
  await expect.poll(() => field.inputValue()).toBe('10')

  await page.getByRole('link', { name: 'Reglas' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFEstado,Negocio,Origen,Porcentaje,Empieza/)
  expect(lines.some((line) => line.startsWith('Vigente,Third Ward Cuts,'))).toBe(true)
  expect(errors()).toEqual([])
})

test('the barber reads their own rate on the lines of their earnings', async () => {
  const page = await newPage(demo.barber)
  await visit(page, '/barber/dashboard?tab=earnings&period=30')
  await page
    .getByText(/This client found you on Kempt. Your own rate, through/)
    .first()
    .waitFor()
  await clean(page)
})
