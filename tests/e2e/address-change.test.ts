// A new email address takes effect once both mailboxes have confirmed it, each with a button.
import { expect, test } from 'vitest'
import { openMailbox } from './mailbox.ts'
import { demoPassword, openStage, phone } from './stage.ts'

const { open, db } = await openStage()
const mailbox = openMailbox(db)
const old = 'client@kempt.example'
const wanted = 'jordan-new@example.com'

test('asked for in the settings, confirmed from both addresses', async () => {
  const page = await open('/auth', { viewport: phone, hasTouch: true })
  await page.getByLabel('Email', { exact: true }).fill(old)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/client/dashboard*')
  const answer = await page.request.post('/api/account/email', {
    headers: { origin: new URL(page.url()).origin, 'x-kempt': '1' },
    data: { email: wanted, password: demoPassword },
  })
  expect(answer.status()).toBe(204)

  for (const [address, mark] of [
    [wanted, '#change-new='],
    [old, '#change-old='],
  ] as const) {
    await page.goto('/about')
    await page.goto(await mailbox.linkIn(address, 'email-change-confirm', mark))
    const answered = page.waitForResponse('**/api/account/confirm-email-change')
    await page.locator('main').getByRole('button').first().click()
    expect((await answered).status()).toBe(200)
  }
  const emails = () => db.selectFrom('users').select('email').where('email', '=', wanted).execute()
  await expect.poll(emails).toHaveLength(1)
})
