// Account settings on a phone: every part of /settings.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBarriersInBothThemes, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { demo, openSessionOf, signedInAs } from './people.ts'
import { demoPassword, desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const onPhone = { viewport: phone, hasTouch: true }
const patient = { timeout: 15_000 }

const pages: Page[] = []

beforeEach(() => db.deleteFrom('rateLimits').execute())
// Each page keeps a live stream open, and the number of streams per person is limited.
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close()
})

async function openSettings(section: string, email = demo.client, options = {}) {
  const storageState = await signedInAs(stage, email)
  const page = await stage.open(`/settings?section=${section}`, {
    ...onPhone,
    storageState,
    ...options,
  })
  pages.push(page)
  await untilAlive(page)
  return page
}

const says = (page: Page, text: string) => page.getByText(text).first().waitFor(patient)
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).last()
const part = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })

// Types digit by digit over the existing ones.
async function typeCode(page: Page, label: string, code: string) {
  await field(page, label).focus()
  for (let slot = 0; slot < 6; slot++) await page.keyboard.press('Backspace')
  await page.keyboard.type(code)
}

function profileOf(email: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['p.userId', 'p.name', 'p.phone', 'p.photoUrl', 'p.isActive', 'p.phoneVerifiedAt'])
    .where('u.email', '=', email)
    .executeTakeFirstOrThrow()
}

describe('profile', () => {
  test('name and phone: refused under the field, then saved for every tab', async () => {
    const page = await openSettings('profile')
    const other = await page.context().newPage()
    await other.setViewportSize(desktop)
    await other.goto('/about')
    await field(page, 'Full name').fill('J')
    await field(page, 'Phone').fill('555')
    await press(page, 'Save changes')
    await says(page, 'Name must be at least 2 characters')
    await says(page, 'Phone number must be at least 10 digits')

    await field(page, 'Full name').fill('Jordan Ellis-Price')
    await field(page, 'Phone').fill('7135550171')
    await press(page, 'Save changes')
    await says(page, 'Profile saved')
    expect(await profileOf(demo.client)).toMatchObject({
      name: 'Jordan Ellis-Price',
      phone: '+17135550171',
    })
    await other.getByRole('button', { name: "Jordan Ellis-Price's account" }).waitFor(patient)
  })

  test('a photo is shown at once, saved, and removed; a text file is not one', async () => {
    const page = await openSettings('profile')
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await says(page, 'Please choose a JPEG, PNG or WebP photo.')

    const buffer = await sharp({
      create: { width: 900, height: 700, channels: 3, background: '#0a5c87' },
    })
      .jpeg()
      .toBuffer()
    await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await says(page, 'Photo saved')
    const { photoUrl } = await profileOf(demo.client)
    await page.locator(`main img[src="${photoUrl}"]`).waitFor(patient)
    await press(page, 'Remove photo')
    await says(page, 'Photo removed')
    expect((await profileOf(demo.client)).photoUrl).toBeNull()
  })

  test('the phone is verified by the code of a text message', async () => {
    const page = await openSettings('profile', demo.employee)
    await press(page, 'Verify')
    await says(page, 'We texted a 6-digit code')
    const { userId } = await profileOf(demo.employee)
    const { body } = await db
      .selectFrom('smsMessages')
      .select('body')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    const code = /\d{6}/.exec(body)?.[0] ?? ''
    await typeCode(page, 'Code', code === '000000' ? '000001' : '000000')
    await press(page, 'Verify')
    await says(page, "That code doesn't match. Check it and try again.")
    await typeCode(page, 'Code', code)
    await press(page, 'Verify')
    await says(page, 'Phone verified')
    expect((await profileOf(demo.employee)).phoneVerifiedAt).not.toBeNull()
  })

  test('a new email waits for both addresses', async () => {
    const page = await openSettings('profile')
    await press(page, 'Change email')
    await field(page, 'New email').fill(demo.barber)
    await field(page, 'Current password').fill('wrong')
    await press(page, 'Send the links')
    await says(page, "That's not your current password.")
    await field(page, 'Current password').fill(demoPassword)
    await press(page, 'Send the links')
    await says(page, 'This email is already in use.')
    await field(page, 'New email').fill('jordan.new@example.com')
    await press(page, 'Send the links')
    await says(page, 'Waiting for confirmation')
    const mails = await db
      .selectFrom('mails')
      .select('toAddress')
      .where('kind', '=', 'email-change-confirm')
      .orderBy('toAddress')
      .execute()
    expect(mails.map(({ toAddress }) => toAddress)).toEqual([demo.client, 'jordan.new@example.com'])
  })
})

describe('language and theme', () => {
  test('are chosen here, the language for mails too', async () => {
    const page = await openSettings('appearance')
    await page.getByRole('radio', { name: 'Dark' }).click()
    expect(await page.locator('html.dark').count()).toBe(1)
    await page.getByRole('radio', { name: 'Español' }).click()
    await page.getByRole('heading', { name: 'Ajustes', exact: true }).waitFor(patient)
    const { userId } = await profileOf(demo.client)
    const user = db.selectFrom('users').select('language').where('id', '=', userId)
    expect(await user.executeTakeFirst()).toEqual({ language: 'es' })
    await page.getByRole('radio', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor(patient)
  })
})

describe('security', () => {
  test('a new password signs the other devices out', async () => {
    const page = await openSettings('security', demo.barberAndClient)
    const other = await openSettings('profile', demo.barberAndClient)
    await field(page, 'Current password').fill('wrong')
    await field(page, 'New password').fill('a brand new one')
    await field(page, 'Confirm new password').fill('another')
    await press(page, 'Change password')
    await says(page, 'Passwords do not match')
    await field(page, 'Confirm new password').fill('a brand new one')
    await press(page, 'Change password')
    await says(page, 'Password Update Error')
    await says(page, "That's not your current password.")
    await field(page, 'Current password').fill(demoPassword)
    await press(page, 'Change password')
    await says(page, 'Password Updated')
    expect(await field(page, 'New password').inputValue()).toBe('')
    await other.waitForURL('**/auth?redirect=*', patient)
  })
})

describe('sessions', () => {
  test('names the devices, ends one, and ends all others', async () => {
    const page = await openSettings('sessions', demo.barber)
    await says(page, "You're signed in on this device only.")
    await openSessionOf(stage, demo.barber)
    await openSessionOf(stage, demo.barber)
    await openSessionOf(stage, demo.barber)
    await page.reload()
    const rows = page.getByRole('region', { name: /^Sessions/ }).getByRole('listitem')
    await expect.poll(() => rows.count(), patient).toBe(4)
    expect(await rows.first().textContent()).toContain('This device')
    await rows
      .last()
      .getByRole('button', { name: /^Sign out/ })
      .click()
    await says(page, 'Signed out')
    expect(await rows.count()).toBe(3)
    await press(page, 'Sign out all other devices')
    await press(page, 'Sign out all other devices')
    await says(page, 'All other devices are signed out')
    await expect.poll(() => rows.count(), patient).toBe(1)
  })
})

describe('notifications', () => {
  const reviewsByMail = (page: Page) =>
    page.getByRole('switch', { name: 'Reviews and replies: Email' })

  test('a switch is saved as it is thrown, and goes back when it could not be', async () => {
    const page = await openSettings('notifications')
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await reviewsByMail(page).click()
    await saved
    await page.reload()
    await expect.poll(() => reviewsByMail(page).getAttribute('aria-checked'), patient).toBe('false')
    await page.route('**/api/notifications/preferences', (route) => route.abort())
    await reviewsByMail(page).click()
    await says(page, "Couldn't save")
    await expect.poll(() => reviewsByMail(page).getAttribute('aria-checked'), patient).toBe('false')
    const locked = page.getByRole('switch', { name: 'Appointment canceled: Email, always on' })
    expect(await locked.isDisabled()).toBe(true)
  })
})

test('what was typed is still there after looking elsewhere', async () => {
  const page = await openSettings('profile')
  await field(page, 'Full name').fill('Half a na')
  await part(page, /^Profile/).click()
  await part(page, /^Sessions/).click()
  expect(new URL(page.url()).searchParams.get('section')).toBe('sessions')
  await part(page, /^Profile/).click()
  expect(await field(page, 'Full name').inputValue()).toBe('Half a na')
})

test('a part that cannot be loaded says so, and can be tried again', async () => {
  const storageState = await signedInAs(stage, demo.client)
  const page = await (await stage.newContext({ ...onPhone, storageState })).newPage()
  pages.push(page)
  await page.route('**/api/account', (route) => route.abort())
  await page.goto('/settings')
  await says(page, "We couldn't reach the server. Please try again.")
  await page.unroute('**/api/account')
  await press(page, 'Try again')
  await field(page, 'Full name').waitFor(patient)
})

test('no barriers, no errors, nothing wider than the screen, light and dark', async () => {
  const viewport = { width: 360, height: 740 }
  const page = await openSettings('profile', demo.client, { viewport })
  const heard = listenForErrors(page)
  const heads = page.getByRole('main').locator('h2 > button')
  for (const head of (await heads.all()).slice(1)) await head.click()
  await page.getByRole('switch').first().waitFor(patient)
  expect(await findBarriersInBothThemes(page)).toEqual([])
  expect(await overflowPx(page)).toBe(0)
  await press(page, 'Delete account')
  await field(page, 'Type DELETE to confirm').waitFor()
  expect(await findBarriersInBothThemes(page)).toEqual([])
  expect(heard()).toEqual([])
})
