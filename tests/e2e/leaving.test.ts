// An administrator sets up the second factor; people deactivate and delete accounts. Both change
// access.
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { findBarriers, untilAlive } from './looks.ts'
import { demo, openSessionOf, signedInAs } from './people.ts'
import { demoPassword, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const onPhone = { viewport: phone, hasTouch: true }
const patient = { timeout: 15_000 }

beforeEach(() => db.deleteFrom('rateLimits').execute())

async function openSettings(section: string, email: string) {
  const storageState = await signedInAs(stage, email)
  const page = await stage.open(`/settings?section=${section}`, { ...onPhone, storageState })
  await untilAlive(page)
  return page
}

const says = (page: Page, text: string) => page.getByText(text).first().waitFor(patient)
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).last()

// Types digit by digit over the existing ones.
async function typeCode(page: Page, code: string) {
  await field(page, 'Code from the app').focus()
  for (let slot = 0; slot < 6; slot++) await page.keyboard.press('Backspace')
  await page.keyboard.type(code)
}

// Removes the second factor: the state of a new administrator.
async function withoutSecondFactor(email: string) {
  const { userId } = await openSessionOf(stage, email)
  await db.deleteFrom('secondFactors').where('userId', '=', userId).execute()
  await db.deleteFrom('backupCodes').where('userId', '=', userId).execute()
  return userId
}

test('an administrator sets up two-step sign-in, and the administration opens', async () => {
  const userId = await withoutSecondFactor(demo.admin)
  const page = await openSettings('security', demo.admin)
  await db
    .updateTable('sessions')
    .set({ secondFactorAt: null })
    .where('userId', '=', userId)
    .execute()
  await page.reload()
  await says(page, 'One step before you start')
  await press(page, 'Set up')
  await field(page, 'Current password').fill(demoPassword)
  await press(page, 'Continue')
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor(patient)
  expect(await findBarriers(page)).toEqual([])

  const uri = await page.getByRole('link', { name: 'Open in app' }).getAttribute('href')
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  const code = new TOTP({ secret, digits: 6, period: 30 }).generate()
  await typeCode(page, code === '000000' ? '000001' : '000000')
  await press(page, 'Confirm')
  await says(page, "That code doesn't match.")
  await typeCode(page, code)
  await press(page, 'Confirm')
  await says(page, 'Your backup codes')
  const codes = page.getByRole('dialog').getByRole('listitem')
  expect(await codes.count()).toBe(10)
  // Backup codes are shown once, so only their own button closes the dialog.
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await press(page, 'Download')
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(
    await codes.first().innerText(),
  )
  const kept = await codes.first().innerText()
  await press(page, 'I saved them')
  await says(page, '10 of 10 backup codes left')

  // New backup codes need a code besides the password.
  await press(page, 'New backup codes')
  await field(page, 'Current password').fill(demoPassword)
  await field(page, 'A code you have now').fill('00000-00000')
  expect(await findBarriers(page)).toEqual([])
  await press(page, 'Make new codes')
  await says(page, "That code doesn't match.")
  await field(page, 'A code you have now').fill(kept)
  await press(page, 'Make new codes')
  await says(page, 'Your backup codes')
  expect(await codes.allInnerTexts()).not.toContain(kept)
  await press(page, 'I saved them')
  await says(page, '10 of 10 backup codes left')
  await says(page, "Administrators need it, so it can't be turned off.")
  await page.goto('/admin/dashboard')
  await page.getByRole('heading', { name: 'Overview', exact: true }).waitFor(patient)
})

test('the data export is a zip', async () => {
  const page = await openSettings('data', demo.client)
  const download = page.waitForEvent('download')
  await press(page, 'Download zip')
  const file = await (await download).path()
  const names = Object.keys(unzipSync(readFileSync(file)))
  expect(names).toEqual(expect.arrayContaining(['account.json', 'bookings.json', 'sessions.json']))
})

test('a client reads which appointments are canceled with the account', async () => {
  const page = await openSettings('data', demo.client)
  await press(page, 'Deactivate account')
  await says(page, 'These appointments will be canceled:')
  expect(await findBarriers(page)).toEqual([])
})

test('a barber with appointments ahead is told to end them first', async () => {
  const page = await openSettings('data', demo.barber)
  await press(page, 'Deactivate account')
  await field(page, 'Current password').fill(demoPassword)
  await press(page, 'Deactivate account')
  await says(page, 'There are upcoming appointments. Please cancel or finish them first.')
})

async function newcomer(email: string) {
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('email', '=', demo.client)
    .executeTakeFirstOrThrow()
  const emailConfirmedAt = new Date().toISOString()
  const { id } = await db
    .insertInto('users')
    .values({ email, passwordHash, emailConfirmedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('profiles').values({ userId: id, name: 'Nora New' }).execute()
  return id
}

const stateOf = (userId: string) =>
  db
    .selectFrom('profiles')
    .select(['name', 'isActive', 'deactivationReason'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()

test('deactivating asks why, signs out and leads home', async () => {
  const id = await newcomer('pause@example.com')
  const page = await openSettings('data', 'pause@example.com')
  await press(page, 'Deactivate account')
  await page.getByLabel('Why are you leaving?').fill('Growing it out')
  await field(page, 'Current password').fill('wrong')
  await press(page, 'Deactivate account')
  await says(page, "That's not your current password.")
  expect(await page.getByLabel('Why are you leaving?').inputValue()).toBe('Growing it out')
  await field(page, 'Current password').fill(demoPassword)
  await press(page, 'Deactivate account')
  await says(page, 'Account deactivated')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await stateOf(id)).toMatchObject({
    isActive: false,
    deactivationReason: 'Growing it out',
  })
})

test('deleting wants the word, and is for good', async () => {
  const id = await newcomer('gone@example.com')
  const page = await openSettings('data', 'gone@example.com')
  await press(page, 'Delete account')
  await field(page, 'Current password').fill(demoPassword)
  await field(page, 'Type DELETE to confirm').fill('yes')
  await press(page, 'Delete permanently')
  await says(page, 'Please type DELETE')
  await field(page, 'Type DELETE to confirm').fill('delete')
  await press(page, 'Delete permanently')
  await says(page, 'Your account is deleted')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await stateOf(id)).toMatchObject({ name: 'Former member', isActive: false })
})
