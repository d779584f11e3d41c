// Opens all that a page of the administration can show: its lines, their drawers, and the dialogs
// behind the buttons of a drawer.
import type { Locator, Page } from 'playwright-core'
import { untilAlive } from '#tests/e2e/looks.ts'

const tab = (name: string) => `/admin/dashboard?tab=${name}`
const bookings = tab('all-bookings')
const barbers = tab('barbers')

// With a line to open: how it is found.
const line = (main: Locator) => main.getByRole('listitem').getByRole('button').first()
const barber = (main: Locator) => main.locator('a[href*="barber="]').first()

type Place = { path: string; line?: (main: Locator) => Locator }

export const adminPlaces: Place[] = [
  { path: tab('overview') },
  { path: tab('book-appointment') },
  { path: tab('my-bookings'), line },
  { path: `${tab('my-bookings')}&view=made`, line },
  { path: bookings, line },
  { path: `${bookings}&status=cancelled`, line },
  { path: `${bookings}&status=confirmed`, line },
  {
    path: `${bookings}&view=appeals`,
    line: (main) => main.getByRole('article').getByRole('button').first(),
  },
  { path: `${bookings}&view=reports`, line },
  { path: `${bookings}&view=reports&state=not_happened`, line },
  { path: `${bookings}&view=claims`, line },
  { path: barbers, line: barber },
  { path: `${barbers}&show=changes`, line: barber },
  { path: `${barbers}&show=approved`, line: barber },
  { path: `${barbers}&show=suspended`, line: barber },
  { path: `${barbers}&show=expiring`, line: barber },
  { path: `${barbers}&show=rejected`, line: barber },
  { path: tab('users'), line },
  { path: `${tab('users')}&state=suspended`, line },
  { path: tab('disputes') },
  { path: tab('features'), line },
  { path: tab('commission') },
  { path: tab('cms') },
  { path: tab('refunds') },
  { path: tab('sms') },
  { path: tab('settings') },
  { path: `${tab('settings')}&view=cities` },
  { path: `${tab('settings')}&view=theme` },
  { path: tab('account-settings') },
  { path: `${tab('account-settings')}&section=sessions` },
  { path: '/admin/roles' },
  { path: '/admin/roles?view=rights' },
  { path: '/admin/roles?view=activity', line },
  { path: '/admin/notifications' },
  { path: '/admin/promotions' },
  { path: '/admin/analytics' },
  { path: '/admin/marketplace' },
  { path: '/admin/support' },
  { path: '/admin/transfers' },
  { path: '/admin/badges', line },
  { path: '/admin/badges?view=rules' },
  { path: '/admin/badges?view=history', line },
]

// Returns how many dialogs were open in all.
export async function openAll(page: Page, { path, line }: Place) {
  await page.goto(path)
  await untilAlive(page)
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(300)
  const found = line?.(page.getByRole('main'))
  // Roles that may not see the list have no line, and neither has an empty list.
  if (!found || (await found.count()) === 0) return 0
  await found.click()
  await dialogsOn(page).first().waitFor()
  await page.waitForTimeout(400)
  return 1 + (await openButtons(page))
}

const dialogsOn = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

// The dialogs behind the buttons of the drawer. A button that acts at once may close it.
async function openButtons(page: Page) {
  const drawer = dialogsOn(page).last()
  const buttons = drawer.getByRole('button')
  const depth = await dialogsOn(page).count()
  let opened = 0
  for (let index = 0; index < (await buttons.count()); index++) {
    const button = buttons.nth(index)
    const isClosing = /^Close$/.test((await button.getAttribute('aria-label')) ?? '')
    if (isClosing || (await button.isDisabled())) continue
    await button.click()
    await page.waitForTimeout(300)
    if ((await dialogsOn(page).count()) <= depth) continue
    opened++
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
  return opened
}
