// The second factor of administrators.
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { untilAlive } from './looks.ts'
import { demo } from './people.ts'
import { demoPassword, openStage, phone } from './stage.ts'

const { open, db } = await openStage()
const patient = { timeout: 15_000 }

beforeEach(() => db.deleteFrom('rateLimits').execute())

async function signIn(page: Page) {
  await untilAlive(page)
  await page.getByLabel('Email', { exact: true }).fill(demo.admin)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a wrong code is cleared, its message stays, and the first slot waits', async () => {
  const page = await open('/auth', { viewport: phone, hasTouch: true })
  await signIn(page)
  const code = page.getByLabel('Code', { exact: false }).first()
  await code.waitFor(patient)
  const said = page.getByRole('alert').filter({ hasText: "That code doesn't match." })
  for (let attempt = 0; attempt < 2; attempt++) {
    await code.focus()
    await page.keyboard.type('000000')
    await page.getByRole('button', { name: 'Verify' }).click()
    await said.waitFor(patient)
    await expect.poll(() => code.inputValue(), patient).toBe('')
    expect(await code.evaluate((input) => input === document.activeElement)).toBe(true)
    // Typing needs no click, and the error stays until the code is complete.
    await page.keyboard.type('12345')
    expect(await code.inputValue()).toBe('12345')
    expect(await said.isVisible()).toBe(true)
    for (let digit = 0; digit < 5; digit++) await page.keyboard.press('Backspace')
  }
})

test('an administrator without a second factor is led to set it up, and to nothing else', async () => {
  await db
    .deleteFrom('secondFactors')
    .where('userId', 'in', db.selectFrom('users').select('id').where('email', '=', demo.admin))
    .execute()
  const page = await open('/auth?redirect=/admin/dashboard', { viewport: phone, hasTouch: true })
  await signIn(page)
  await page.waitForURL('**/settings?section=security', patient)
  await page.getByRole('button', { name: 'Set up', exact: false }).first().waitFor(patient)

  await page.goto('/admin/dashboard')
  await page.waitForURL((url) => !url.pathname.startsWith('/admin'), patient)
})
