// Access to pages: the route guard on the server and in the browser, the tabs, the 404 page.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { endSession } from '#server/features/sessions/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { untilAlive } from './looks.ts'
import { demo, openSessionOf, signedInAs, type DemoPerson } from './people.ts'
import { demoPassword, openStage } from './stage.ts'

const stage = await openStage()
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

async function newPage(options: BrowserContextOptions = {}) {
  const page = await (await stage.newContext(options)).newPage()
  opened.push(page)
  return page
}

async function openAs(who: DemoPerson, path: string) {
  const page = await newPage({ storageState: await signedInAs(stage, demo[who]) })
  await page.goto(path)
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const placeOf = (page: Page) => page.url().slice(stage.url.length)

test('a guest is sent to sign in, and afterwards back to the very tab', async () => {
  const page = await newPage()
  await page.goto('/client/dashboard?tab=reviews')
  expect(placeOf(page)).toBe('/auth?redirect=%2Fclient%2Fdashboard%3Ftab%3Dreviews')
  await untilAlive(page)
  await page.getByLabel('Email', { exact: true }).fill(demo.client)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await heading(page, 'Reviews').waitFor()
  expect(placeOf(page)).toBe('/client/dashboard?tab=reviews')
})

test('a guest who moves inside the app is sent to sign in as well', async () => {
  const page = await newPage()
  await page.goto('/about')
  await untilAlive(page)
  await navigate(page, '/settings')
  await page.waitForURL('**/auth?redirect=%2Fsettings')
})

test.each<[DemoPerson, path: string, home: string]>([
  ['client', '/admin/dashboard', '/client/dashboard'],
  ['client', '/barber/setup', '/client/dashboard'],
  ['barber', '/client/bookings', '/barber/dashboard'],
  ['employee', '/barber/dashboard', '/employee/dashboard'],
  ['admin', '/employee/onboarding', '/admin/dashboard'],
])('%s at %s is sent to %s, by the server and by the browser', async (who, path, home) => {
  const { token } = await openSessionOf(stage, demo[who])
  const signedIn = { cookie: `__Host-session=${token}` }
  const answer = await fetch(stage.url + path, { headers: signedIn, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, home])

  const page = await openAs(who, '/about')
  await untilAlive(page)
  await navigate(page, path)
  await heading(page, 'Overview').waitFor()
  expect(placeOf(page)).toBe(home)
})

test('/admin leads to the dashboard', async () => {
  const { status, headers } = await fetch(`${stage.url}/admin`, { redirect: 'manual' })
  expect(status).toBe(302)
  expect(headers.get('location')).toBe('/admin/dashboard')
})

test('after a role switch the guard sends to the dashboard of the chosen role', async () => {
  const page = await openAs('barberAndClient', '/about')
  await untilAlive(page)
  const switcher = page.getByRole('button', { name: /^Switch role/ })
  for (const [role, home] of [
    ['Client', '/client/dashboard'],
    ['Barber', '/barber/dashboard'],
  ] as const) {
    await switcher.click()
    await page.getByRole('list', { name: 'Role' }).getByRole('link', { name: role }).click()
    await page.waitForURL(`**${home}`)
    await page.getByRole('button', { name: `Switch role, currently ${role}` }).waitFor()
    await page.goto('/admin/dashboard')
    await heading(page, 'Overview').waitFor()
    expect(placeOf(page)).toBe(home)
    // From a page that is not the goal, so that the address says when it is reached.
    await page.goto('/about')
    await untilAlive(page)
    await navigate(page, '/employee/dashboard')
    await page.waitForURL(`**${home}`)
    await heading(page, 'Overview').waitFor()
  }
})

test('a barber who is not approved yet is at the setup', async () => {
  const { id } = await stage.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', demo.barberAndClient)
    .executeTakeFirstOrThrow()
  await stage.db
    .updateTable('barberProfiles')
    .set({ approvalStatus: 'submitted' })
    .where('userId', '=', barberIdOf(id))
    .execute()
  const page = await openAs('barberAndClient', '/barber/dashboard')
  await page.waitForURL('**/barber/setup')
})

test('while the session loads there is a spinner, and nothing of the page', async () => {
  const { cookies } = await signedInAs(stage, demo.client)
  const page = await newPage({ storageState: { cookies, origins: [] } })
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/auth/session', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/client/dashboard')
  await untilAlive(page)
  await page.getByRole('main').getByRole('status').waitFor()
  expect(await page.locator('h1').count()).toBe(0)
  answer()
  await heading(page, 'Overview').waitFor()
  // Parts of the page that are still loading have their own status.
  await expect.poll(() => page.getByRole('main').getByRole('status').count()).toBe(0)
})

test('a session that ends on the server ends on the screen within moments', async () => {
  const page = await newPage({ storageState: await signedInAs(stage, demo.client) })
  const standing = page.waitForResponse('**/api/live*')
  await page.goto('/client/dashboard?tab=payments')
  await heading(page, 'Payments').waitFor()
  await standing
  const { id } = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('kempt-session'))) ?? '{}',
  )
  await endSession(stage.db, id)
  const began = performance.now()
  await page.waitForURL('**/auth?redirect=%2Fclient%2Fdashboard%3Ftab%3Dpayments')
  expect(performance.now() - began).toBeLessThan(3000)
  expect(await page.evaluate(() => localStorage.getItem('kempt-session'))).toBeNull()
})

test('the address, or else this browser tab, says which tab is open', async () => {
  const page = await openAs('client', '/client/dashboard?tab=invoices')
  await heading(page, 'Invoices').waitFor()
  await page.goto('/client/dashboard')
  await heading(page, 'Invoices').waitFor()
  await page.evaluate(() => sessionStorage.setItem('dashboardActiveTab', 'promotions'))
  await page.reload()
  await heading(page, 'Promotions').waitFor()
  await page.goto('/client/dashboard?tab=no-such-tab')
  await heading(page, 'Overview').waitFor()
})

test('any other path is a 404 with a way home', async () => {
  const page = await newPage()
  const answer = await page.goto('/barbers/of/houston')
  expect(answer?.status()).toBe(404)
  await heading(page, 'Oops! Page not found').waitFor()
  await untilAlive(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL(`${stage.url}/`)
})

declare const __reactRouterDataRouter: { navigate(to: string): Promise<void> }

// Navigates inside the app, without requesting a page from the server.
function navigate(page: Page, to: string) {
  return page.evaluate((path) => void __reactRouterDataRouter.navigate(path), to)
}
