// Signing in, every refusal, and every message.
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { demoSecret } from '#db/seed/people.ts'
import { openMailbox } from './mailbox.ts'
import { demoPassword, openStage, phone } from './stage.ts'

const { open, db } = await openStage()
const mailbox = openMailbox(db)
const onPhone = { viewport: phone, hasTouch: true }
const client = 'client@kempt.example'

beforeEach(() => db.deleteFrom('rateLimits').execute())

async function signIn(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

// The fields keep a wrong code, as a person would find it.
async function typeCode(page: Page, code: string) {
  const slots = page.getByRole('textbox').first()
  await slots.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(code)
}

const says = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor()

// The session events that another tab of the same browser receives.
async function hearEvents(context: BrowserContext) {
  const tab = await context.newPage()
  await tab.goto('/about')
  await tab.evaluate(() => {
    const channel = new BroadcastChannel('kempt-session')
    const heard = document.body.dataset
    heard.events = ''
    channel.addEventListener('message', ({ data }) => (heard.events += ` ${data.event}`))
  })
  return async () =>
    (await tab.evaluate(() => document.body.dataset.events ?? '')).trim().split(' ')
}

async function idOf(email: string) {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

async function setState(email: string, state: { isActive: boolean; by?: string | null }) {
  const isActive = state.isActive
  await db
    .updateTable('profiles')
    .set({
      isActive,
      deactivatedAt: isActive ? null : new Date().toISOString(),
      deactivatedBy: state.by ?? null,
    })
    .where('userId', '=', await idOf(email))
    .execute()
}

describe('sign in', () => {
  test('welcomes back, goes to the redirect, and out again', async () => {
    const page = await open('/auth?redirect=%2Fclient%2Fbookings', onPhone)
    await signIn(page, client)
    await says(page, 'Welcome back!')
    await page.waitForURL('**/client/bookings')
  })

  test.each([
    ['client@kempt.example', '/client/dashboard'],
    ['barber@kempt.example', '/barber/dashboard'],
    ['employee@kempt.example', '/employee/dashboard'],
  ])('%s lands on %s', async (email, path) => {
    const page = await open('/auth', onPhone)
    await signIn(page, email)
    await page.waitForURL(`**${path}*`)
  })

  // contract/redirect.test.ts tries every other such address.
  test('a redirect to another site leads home', async () => {
    const redirect = encodeURIComponent('/\\evil.example')
    const page = await open(`/auth?redirect=${redirect}`, onPhone)
    await signIn(page, client)
    await page.waitForURL('**/client/dashboard*')
  })

  test('wrong credentials', async () => {
    const page = await open('/auth', onPhone)
    await signIn(page, client, 'not it')
    await says(page, 'Invalid email or password. Please check your credentials and try again.')
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(client)
  })

  test('nothing typed', async () => {
    const page = await open('/auth', onPhone)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await says(page, 'Invalid email address')
    await says(page, 'Password is required')
  })

  test('too many attempts', async () => {
    const page = await open('/auth', onPhone)
    for (let i = 0; i < 10; i++)
      await page.request.post('/api/auth/sign-in', {
        headers: { origin: new URL(page.url()).origin, 'x-kempt': '1' },
        data: { email: 'guess@example.com', password: 'x' },
      })
    await signIn(page, 'guess@example.com', 'x')
    await says(page, 'Too many sign-in attempts. Please wait a moment and try again.')
  })

  test('the administrator gives a second factor, or a backup code is refused', async () => {
    const userId = await idOf('admin@kempt.example')
    const page = await open('/auth', onPhone)
    await signIn(page, 'admin@kempt.example')
    await says(page, 'Enter the 6-digit code from your authenticator app.')
    await typeCode(page, '000000')
    await page.getByRole('button', { name: 'Verify' }).click()
    await says(page, "That code doesn't match. Check it and try again.")
    await db
      .updateTable('secondFactors')
      .set({ lastStep: 0 })
      .where('userId', '=', userId)
      .execute()
    const heard = await hearEvents(page.context())
    await typeCode(page, new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate())
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.waitForURL('**/admin/dashboard*')
    expect(await heard()).toEqual(expect.arrayContaining(['MFA_CHALLENGE_VERIFIED', 'SIGNED_IN']))
  })
})

describe('passwords', () => {
  test('forgotten, reset by the link, signed in with the new one', async () => {
    const email = 'employee@kempt.example'
    const page = await open('/auth', onPhone)
    await page.getByRole('button', { name: 'Forgot Password?' }).click()
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await says(page, 'Email is required')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await says(page, 'Password Reset Email Sent')
    await page.goto(await mailbox.linkIn(email, 'password-reset', '#token='))
    await says(page, 'Choose a new password')
    // The token does not stay in the address bar.
    await expect.poll(() => page.url()).not.toContain('token')
    await page.getByRole('button', { name: 'Update password' }).click()
    await says(page, 'Password is required')
    await page.getByLabel('New password', { exact: true }).fill('a brand new one')
    await page.getByLabel('Confirm password', { exact: true }).fill('another one')
    await page.getByRole('button', { name: 'Update password' }).click()
    await says(page, 'Passwords do not match')
    await page.getByLabel('Confirm password', { exact: true }).fill('a brand new one')
    await page.getByRole('button', { name: 'Update password' }).click()
    await says(page, 'Password Updated')
    await page.waitForURL(/\/auth$/)
    await signIn(page, email, 'a brand new one')
    await says(page, 'Welcome back!')
  })

  test('a link that is not one', async () => {
    const page = await open('/auth?mode=reset-password#token=nothing', onPhone)
    await page.getByLabel('New password', { exact: true }).fill('a brand new one')
    await page.getByLabel('Confirm password', { exact: true }).fill('a brand new one')
    await page.getByRole('button', { name: 'Update password' }).click()
    await says(page, 'Password Update Error')
  })

  test('the server cannot be reached', async () => {
    const page = await open('/auth', onPhone)
    await page.getByRole('button', { name: 'Forgot Password?' }).click()
    await page.route('**/api/auth/forgot-password', (route) => route.abort())
    await page.getByLabel('Email', { exact: true }).fill(client)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await says(page, 'Password Reset Error')
    await page
      .getByRole('button', { name: 'Back to Sign In' })
      .or(page.getByRole('link', { name: 'Back to Sign In' }))
      .first()
      .click()
    await page.getByLabel('Password', { exact: true }).waitFor()
  })

  test('reset-password mode does not redirect, signed in or not', async () => {
    const page = await open('/auth', onPhone)
    await signIn(page, client)
    await page.waitForURL('**/client/dashboard*')
    await page.goto('/auth?mode=reset-password#token=nothing')
    await says(page, 'Choose a new password')
    await page.waitForTimeout(1000)
    expect(page.url()).toContain('mode=reset-password')
  })
})

describe('deactivated', () => {
  test('by the user: the message, the dialog that stays, code and password, and signed in', async () => {
    const userId = await idOf(client)
    await setState(client, { isActive: false, by: userId })
    const page = await open('/auth', onPhone)
    await signIn(page, client)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.getByText('Account is deactivated').first().waitFor({ state: 'attached' })
    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByRole('button', { name: 'Cancel and go back' }).waitFor()
    await dialog.getByRole('button', { name: 'Send verification code' }).click()
    await says(page, 'Verification code sent')
    await dialog
      .getByText(/Resend in|Resend code/)
      .first()
      .waitFor()
    const verify = dialog.getByRole('button', { name: 'Verify and reactivate' })
    expect(await verify.isDisabled()).toBe(true)

    const code = await mailbox.codeIn(client, 'reactivation-code')
    const wrong = code === '000000' ? '000001' : '000000'
    await typeCode(page, wrong)
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
    await verify.click()
    await says(page, 'Invalid code')
    await typeCode(page, code)
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
    await verify.click()
    await says(page, "You're back")
    await page.waitForURL('**/client/dashboard*', { timeout: 10_000 })
  })

  test('an old code', async () => {
    const userId = await idOf(client)
    await setState(client, { isActive: false, by: userId })
    await db.deleteFrom('accountCodes').execute()
    const page = await open('/auth', onPhone)
    await signIn(page, client)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'I already have a code' }).click()
    await dialog.getByRole('textbox').first().fill('123456')
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
    await dialog.getByRole('button', { name: 'Verify and reactivate' }).click()
    await says(page, 'Invalid or expired code')
    await dialog.getByRole('button', { name: 'Cancel and go back' }).click()
    await dialog.waitFor({ state: 'detached' })
    await setState(client, { isActive: true })
  })

  test('by an administrator: suspended, and two seconds later at the support desk', async () => {
    const email = 'employee@kempt.example'
    await setState(email, { isActive: false, by: await idOf('admin@kempt.example') })
    await db
      .updateTable('users')
      .set({
        passwordHash: (
          await db
            .selectFrom('users')
            .select('passwordHash')
            .where('email', '=', client)
            .executeTakeFirstOrThrow()
        ).passwordHash,
      })
      .where('email', '=', email)
      .execute()
    const page = await open('/auth', onPhone)
    await signIn(page, email)
    await says(page, 'Account Suspended')
    await says(page, 'Redirecting to support...')
    const began = Date.now()
    await page.waitForURL('**/contact-support*')
    expect(Date.now() - began).toBeGreaterThan(1000)
    await expect.poll(() => page.url()).not.toContain('employee')
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
    await says(page, 'appeal')
  })

  test.each([
    ['', 'Invalid Token'],
    ['forged.nothing', 'Reactivation Failed'],
  ])('a reactivation link with the token "%s": %s', async (token, sentence) => {
    const page = await open(`/auth?mode=reactivate&token=${token}`, onPhone)
    await page.getByRole('button', { name: 'Reactivate account' }).click()
    await says(page, sentence)
  })
})
