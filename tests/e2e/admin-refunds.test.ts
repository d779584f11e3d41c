// Refunds at the desk, on a phone: the log with its sums, one approved, one sent again, one that becomes
// credit, one given by hand from a booking, and the file.
import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { demoSecret } from '#db/seed/people.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { findBarriersInBothThemes, listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const finance = 'finance@kempt.example'
const tab = '/admin/dashboard?tab=refunds'

const orderOf = (reason: string) =>
  db.selectFrom('refundOrders').selectAll().where('reason', '=', reason).executeTakeFirst()

test('a large refund waits for others than who asked; the owner finds it and approves', async () => {
  const theirs = await newPage(finance)
  await visit(theirs, `${tab}&state=waiting`)
  await theirs.getByRole('button', { name: /It didn’t happen/ }).click()
  const request = theirs.getByRole('dialog', { name: 'Refund' })
  await request.getByText('You asked for this, so another administrator decides.').waitFor()
  expect(await request.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=overview')
  await page.getByRole('link', { name: 'Decide: Refunds to approve' }).click()
  await page.getByText('1 refund', { exact: true }).waitFor()
  await page.getByText('Demo payments: no real money is involved.').waitFor()
  const share = page.getByRole('region', { name: 'The last 30 days' })
  await share.getByText(/^\d+(\.\d)?%$/).waitFor()
  await share.getByRole('button', { name: /Share of sales/ }).click()
  await page.getByText(/divided by the sales of the same days/).waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('region', { name: 'Totals of this list' })
    .getByText('$520.00')
    .first()
    .waitFor()
  await clean(page)
  await page.getByRole('button', { name: /It didn’t happen/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Refund' })
  const effect = drawer.getByRole('region', { name: 'What happens' })
  await effect.getByText('From the barber’s balance').waitFor()
  await effect.getByText('$471.85').waitFor()
  await clean(page)
  await drawer.getByRole('button', { name: 'Approve' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Approve $520.00?' })
  await asked.getByLabel('Reason').fill('The shop wrote the same')
  await clean(page)
  await asked.getByRole('button', { name: 'Approve' }).click()
  await asked.waitFor({ state: 'detached' })
  await drawer.getByText('The shop wrote the same').first().waitFor()
  await drawer.getByText('Approved a refund').first().waitFor()
  expect(await orderOf('Two of three barbers never came, the shop agrees')).toMatchObject({
    state: 'approved',
    decisionReason: 'The shop wrote the same',
  })
  expect(errors()).toEqual([])
})

test('one that the bank sent back is sent again', async () => {
  const page = await newPage(finance)
  await visit(page, `${tab}&state=failed`)
  await page.getByRole('button', { name: /Wrong price/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Refund' })
  await drawer.getByText('Why: The card was lost or stolen').waitFor()
  await drawer.getByText('Sent back by the bank').waitFor()
  await clean(page)
  await drawer.getByRole('button', { name: 'Send it again' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Send $5.00 again?' })
  await asked.getByLabel('Reason').fill('They have a new card')
  await clean(page)
  await asked.getByRole('button', { name: 'Send it again' }).click()
  await asked.waitFor({ state: 'detached' })
  await drawer.getByText('Sent again by hand').waitFor()
  expect(await drawer.getByRole('button', { name: 'Send it again' }).count()).toBe(0)
})

test('one that no card takes becomes credit', async () => {
  const order = await orderOf('The page showed last month’s price')
  await db
    .updateTable('refunds')
    .set({ state: 'failed', failure: 'expired_or_canceled_card' })
    .where('orderId', '=', order?.id ?? '')
    .execute()
  const page = await newPage(finance)
  await visit(page, `${tab}&refund=${order?.id}`)
  const drawer = page.getByRole('dialog', { name: 'Refund' })
  await drawer.getByRole('button', { name: 'Give it as credit' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Give $5.00 as credit?' })
  await asked.getByLabel('Reason').fill('Their card is gone for good')
  await clean(page)
  await asked.getByRole('button', { name: 'Give it as credit' }).click()
  await asked.waitFor({ state: 'detached' })
  await drawer.getByText('As credit', { exact: true }).first().waitFor()
  await drawer.getByText('Given as credit').first().waitFor()
  expect(await drawer.getByRole('button', { name: 'Give it as credit' }).count()).toBe(0)
  await clean(page)
})

test('given by hand from the booking, with an old second factor and nothing lost', async () => {
  const page = await newPage(finance)
  const errors = listenForErrors(page)
  const order = await orderOf('Our reminder came an hour late, they waited outside')
  await visit(page, `/admin/dashboard?tab=all-bookings&booking=${order?.bookingId}`)
  await page.getByRole('button', { name: 'Give money back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give money back' })
  await dialog.getByText('Given back: $8.00').waitFor()
  await clean(page)
  await dialog.getByLabel('Amount').fill('900')
  await dialog.getByRole('radio', { name: /^The barber/ }).click()
  await dialog.getByText("That's more than what can still be given back.").waitFor()
  expect(errors()).toEqual([expect.stringContaining('409')])
  await dialog.getByLabel('Amount').fill('5')
  await dialog.getByText('From the barber’s balance').waitFor()
  await dialog.getByLabel('Cause').selectOption('quality')
  await dialog.getByLabel('Note to the client').fill('Thank you for telling us.')
  await dialog.getByLabel('Reason').fill('Uneven on one side')
  await clean(page)
  await db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - 16 * 60_000).toISOString() })
    .execute()
  await db.updateTable('secondFactors').set({ lastStep: 0 }).execute()
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  const code = page.getByRole('dialog', { name: 'Is it still you?' })
  await code.waitFor()
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Uneven on one side')
  await code
    .getByLabel(/code/i)
    .first()
    .fill(new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate())
  await code.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('The money is on its way back').first().waitFor()
  expect(await orderOf('Uneven on one side')).toMatchObject({
    amountCents: 500,
    chargedTo: 'barber',
    state: 'approved',
  })
})

test('in Spanish: filters, nothing found, the file and a link to one refund', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await page.context().addCookies([{ name: 'lang', value: 'es', url: stage.url }])
  await visit(page, tab)
  await page.getByRole('region', { name: 'Totales de esta lista' }).waitFor()
  expect(await findBarriersInBothThemes(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFEstado,Cita,Cliente,Negocio,Monto/)
  expect(lines.some((line) => line.includes('Cita cancelada'))).toBe(true)
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await page.getByLabel('Estado').selectOption('declined')
  await page.getByText('Ningún reembolso coincide').waitFor()
  expect(page.url()).toContain('state=declined')
  await clean(page)
  await visit(page, `${tab}&refund=01890000-0000-7000-8000-000000000000`)
  await page.getByText('No encontramos ese reembolso').waitFor()
  expect(errors().filter((text) => !text.includes('404'))).toEqual([])
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cerrar/ })
    .click()
  await page.getByRole('button', { name: 'Reembolsar una cita' }).click()
  await page.getByRole('dialog', { name: 'Reembolsar una cita' }).waitFor()
  await clean(page)
})
