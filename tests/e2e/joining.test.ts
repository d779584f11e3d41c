// Signing up, from the first tap to the first sign-in, with every message on the way.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openMailbox } from './mailbox.ts'
import { openStage, phone } from './stage.ts'

const { open, db } = await openStage()
const mailbox = openMailbox(db)
const onPhone = { viewport: phone, hasTouch: true }

// All tests share one address, and rate limits are not tested here.
beforeEach(() => db.deleteFrom('rateLimits').execute())

let count = 0
const newAddress = () => `newcomer-${(count += 1)}@example.com`

type Given = { name?: string; email?: string; password?: string; phone?: string; code?: string }

async function openForm(role: 'client' | 'barber' = 'client') {
  const page = await open('/auth?mode=signup', onPhone)
  await page
    .getByRole('button', { name: `Continue as a ${role}` })
    .or(page.getByRole('link', { name: `Continue as a ${role}` }))
    .first()
    .click()
  await page.getByLabel('Full name').waitFor()
  return page
}

async function submit(page: Page, given: Given = {}) {
  const { name = 'Rosa Vega', email = newAddress(), password = 'long enough', code } = given
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Phone', { exact: true }).fill(given.phone ?? '(713) 555-0142')
  if (code) await page.getByLabel(/Referral code/).fill(code)
  await page.getByRole('button', { name: 'Create account' }).click()
  return email
}

const says = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor()

describe('the way in', () => {
  test.each(['client', 'barber'] as const)(
    'a new %s signs up on a phone, confirms by mail, signs in',
    async (role) => {
      const page = await openForm(role)
      await says(page, 'Signing up as')
      const email = await submit(page)
      await says(page, 'Account Created - Email Verification Required')
      await says(page, 'Check your inbox')
      // The cooldown counts down.
      await page.getByRole('button', { name: /Resend in/ }).waitFor()

      await page.goto(await mailbox.linkIn(email, 'verify-email', '#token='))
      // Opening the link has not changed anything yet.
      const waiting = await db
        .selectFrom('users')
        .select('emailConfirmedAt')
        .where('email', '=', email)
        .executeTakeFirst()
      expect(waiting?.emailConfirmedAt).toBeNull()
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await page
        .getByRole('link', { name: /sign in/i })
        .first()
        .waitFor()

      await page.goto('/auth')
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill('long enough')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await says(page, 'Welcome back!')
      await page.waitForURL(role === 'barber' ? '**/barber/setup' : '**/client/dashboard*')
      expect(await page.evaluate(() => document.cookie)).not.toContain('session')
      const snapshot = await page.evaluate(() => localStorage.getItem('kempt-session'))
      expect(JSON.parse(snapshot!).user.email).toBe(email)
    },
  )

  test('role selection: two cards that point at each other, and a way to sign in', async () => {
    const page = await open('/auth?mode=signup', onPhone)
    await says(page, 'Step 1 of 2, Choose Your Role')
    await page.getByText('Are you a barber? Sign up as a barber').waitFor()
    await page.getByText('Looking for a haircut? Sign up as a client').waitFor()
    await page
      .getByRole('link', { name: 'Sign in' })
      .or(page.getByRole('button', { name: 'Sign in' }))
      .first()
      .waitFor()
  })

  test('Change goes back to the roles, and what was typed stays', async () => {
    const page = await openForm()
    await page.getByLabel('Full name').fill('Rosa Vega')
    await page.getByRole('button', { name: 'Change' }).click()
    await says(page, 'Step 1 of 2, Choose Your Role')
    await page
      .getByRole('button', { name: 'Continue as a barber' })
      .or(page.getByRole('link', { name: 'Continue as a barber' }))
      .first()
      .click()
    expect(await page.getByLabel('Full name').inputValue()).toBe('Rosa Vega')
  })

  test('/ref/{code} keeps the code uppercased and shows the bonus', async () => {
    const page = await open('/ref/friend01', onPhone)
    await page.waitForURL('**/auth?mode=signup&ref=FRIEND01')
    await page
      .getByRole('button', { name: 'Continue as a client' })
      .or(page.getByRole('link', { name: 'Continue as a client' }))
      .first()
      .click()
    expect(await page.getByLabel(/Referral code/).inputValue()).toBe('FRIEND01')
    await says(page, '$5')
    await page.getByLabel(/Referral code/).fill('abc')
    expect(await page.getByLabel(/Referral code/).inputValue()).toBe('ABC')
    await page.goto('/ref')
    await page.waitForURL('**/auth')
  })
})

describe('what is wrong is said on its field', () => {
  test.each<[Given, string]>([
    [{ name: 'R' }, 'Name must be at least 2 characters'],
    [{ email: 'rosa' }, 'Invalid email address'],
    [{ password: 'short' }, 'Password must be at least 8 characters'],
    [{ phone: '555' }, 'Phone number must be at least 10 digits'],
    [{ phone: '0000000000' }, 'Please enter a valid phone number'],
  ])('%o: %s', async (given, sentence) => {
    const page = await openForm()
    await submit(page, given)
    const message = page.getByText(sentence, { exact: true })
    await message.waitFor()
    const [name] = Object.keys(given)
    const label = { name: 'Full name', email: 'Email', password: 'Password', phone: 'Phone' }[
      name!
    ]!
    const field = page.getByLabel(label, { exact: true })
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    // The phone number is shown formatted, without losing a digit.
    const kept = await field.inputValue()
    expect(name === 'phone' ? kept.replace(/\D/g, '') : kept).toBe(Object.values(given)[0])
  })
})

describe('what the server answers', () => {
  test('an address in use', async () => {
    const page = await openForm()
    await submit(page, { email: 'client@kempt.example' })
    await says(page, 'Sign Up Error')
    const sentence = 'This email is already in use. Please sign in or use a different email.'
    const field = page.getByLabel('Email', { exact: true })
    await page.locator('[aria-invalid="true"]').first().waitFor()
    const describedBy = await field.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${describedBy?.split(' ').at(-1)}"]`).textContent()).toContain(
      sentence,
    )
  })

  test('too often', async () => {
    const email = newAddress()
    const page = await openForm()
    for (let i = 0; i < 3; i++)
      await page.request.post('/api/auth/sign-up', {
        headers: { origin: new URL(page.url()).origin, 'x-kempt': '1' },
        data: { name: 'Rosa Vega', email, password: 'long enough', phone: '7135550142' },
      })
    await db.deleteFrom('rateLimits').where('key', 'like', 'proof%').execute()
    await submit(page, { email })
    await says(
      page,
      'We just sent you a verification email. Please wait ~60 seconds, then try again or use the resend option below.',
    )
    await page.getByRole('button', { name: 'Resend verification email' }).click()
    await page.getByRole('button', { name: /Resend in/ }).waitFor()
  })

  // Failures between browser and server: a broken answer, a slow gateway, no answer.
  test.each([
    [
      500,
      'Error sending confirmation email. Please try the resend option below in about a minute.',
    ],
    [
      504,
      'Email provider is responding slowly. Please check your inbox in a minute and click the verification link.',
    ],
    [
      'abort',
      'Email provider is responding slowly. Please check your inbox in a minute and click the verification link.',
    ],
  ] as const)('%s', async (answer, sentence) => {
    const page = await openForm()
    await page.route('**/api/auth/sign-up', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status: answer, body: '<h1>' }),
    )
    await submit(page)
    await says(page, sentence)
    await says(page, 'Sign Up Error')
    expect(await page.getByLabel('Full name').inputValue()).toBe('Rosa Vega')
  })

  test('resending too soon', async () => {
    const page = await openForm()
    const email = await submit(page)
    await says(page, 'Check your inbox')
    await page.request.post('/api/auth/resend-confirmation', {
      headers: { origin: new URL(page.url()).origin, 'x-kempt': '1' },
      data: { email },
    })
    await page.goto('/auth')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('long enough')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await says(page, 'Please check your email and click the verification link before signing in.')
    await page.getByRole('button', { name: 'Resend verification email' }).click()
    await says(
      page,
      'Verification email rate limit exceeded. Please wait about a minute and try again.',
    )
  })
})

describe('links of the mail', () => {
  test('one that was used, and one that is too old', async () => {
    const page = await openForm()
    const email = await submit(page)
    const link = await mailbox.linkIn(email, 'verify-email', '#token=')
    await db
      .updateTable('accountTokens')
      .set({ expiresAt: new Date(0).toISOString() })
      .where('purpose', '=', 'verify_email')
      .execute()
    const late = await open(link, onPhone)
    await late.getByRole('button', { name: 'Confirm my email' }).click()
    await says(late, 'expired')
    const wrong = await open('/email-confirmed#token=nothing', onPhone)
    await wrong.getByRole('button', { name: 'Confirm my email' }).click()
    await says(wrong, "This link doesn't work")
  })

  test('not you? the account is deleted by a button', async () => {
    const page = await openForm()
    const email = await submit(page)
    await page.goto(await mailbox.linkIn(email, 'verify-email', '#disown='))
    await page.getByRole('button', { name: /delete/i }).click()
    await expect
      .poll(
        async () =>
          (await db.selectFrom('users').select('id').where('email', '=', email).execute()).length,
      )
      .toBe(0)
  })
})
