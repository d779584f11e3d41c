// Clicks and input before hydration are not lost.
import { expect, test } from 'vitest'
import { untilAlive } from './looks.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()

declare const early: { kept: object[] }

// Opens a page whose scripts wait until they are released.
async function openAsleep(path: string, viewport = desktop) {
  const context = await stage.newContext({ viewport })
  const page = await context.newPage()
  let wake = () => {}
  const woken = new Promise<void>((resolve) => (wake = resolve))
  await page.route('**/assets/entry.client*', async (route) => {
    await woken
    await route.continue()
  })
  await page.goto(path)
  const alive = async () => {
    expect(await page.evaluate(() => early.kept.length)).toBeGreaterThan(0)
    wake()
    await untilAlive(page)
  }
  return { page, alive }
}

test('a search needs no script', async () => {
  const { page } = await openAsleep('/')
  await page.getByRole('searchbox').first().fill('fade')
  await page.getByRole('searchbox').first().press('Enter')
  await page.waitForURL(/\/explore\?.*fade/)
  await page.context().close()
})

test('the theme and a menu answer to what was pressed before', async () => {
  const { page, alive } = await openAsleep('/about')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  const services = page.getByRole('button', { name: 'Services' })
  await services.click()
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(false)
  await alive()
  await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
  expect(await services.getAttribute('aria-expanded')).toBe('true')
  await page.context().close()
})

test('on a phone the side sheet opens once, however late', async () => {
  const { page, alive } = await openAsleep('/about', phone)
  await page.getByRole('button', { name: /menu/i }).click()
  await alive()
  await page.getByRole('dialog').waitFor()
  await page.context().close()
})

test('what was written into the contact form stays and counts', async () => {
  const { page, alive } = await openAsleep('/contact')
  const form = page.locator('main form')
  await form.getByLabel(/name/i).fill('Rosa Delgado')
  await form.getByLabel(/e-?mail/i).fill('rosa@example.com')
  await form.getByRole('button').last().click()
  await alive()
  // The form was submitted, and only the missing field is reported.
  await expect
    .poll(() => form.locator('[aria-invalid=true]').evaluateAll((all) => all.length))
    .toBeGreaterThan(0)
  const wrong = await form
    .locator('[aria-invalid=true]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(wrong).toEqual(wrong.map(() => ''))
  expect(await form.getByLabel(/name/i).inputValue()).toBe('Rosa Delgado')
  await page.context().close()
})

test('a page that its address changes when it wakes knows what was pressed', async () => {
  const { page, alive } = await openAsleep('/auth?mode=reactivate&token=forged.nothing', phone)
  await page.getByRole('button', { name: 'Reactivate account' }).click()
  await alive()
  await page.getByText('Reactivation Failed').first().waitFor()
  await page.context().close()
})
