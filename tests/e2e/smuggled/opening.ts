// Opens all that a page of the administration can show: its first line with the drawer, and the
// dialogs behind the buttons.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilAlive } from '#tests/e2e/looks.ts'

const tab = (name: string) => `/admin/dashboard?tab=${name}`
const bookings = tab('all-bookings')
const barbers = tab('barbers')
const commission = tab('commission')
const promotions = '/admin/promotions'

// How the line to open is found.
const line = (main: Locator) => main.getByRole('listitem').getByRole('button').first()
const barber = (main: Locator) => main.locator('a[href*="barber="]').first()
const withText = (text: string) => (main: Locator) =>
  main.locator('a[href*="barber="], li button').filter({ hasText: text }).first()

type Place = {
  path: string
  line?: (main: Locator) => Locator
  // The dialogs of the drawer are those of another place.
  isBrief?: true
  // Names of the page's own buttons that open or show something.
  buttons?: RegExp
  // Nothing that people write is on it.
  isPlain?: true
}

export const adminPlaces: Place[] = [
  { path: tab('overview') },
  // With what is found: admin-scripts.test.ts.
  { path: tab('book-appointment'), isPlain: true },
  { path: tab('my-bookings'), line },
  { path: `${tab('my-bookings')}&view=made`, line, isBrief: true },
  { path: `${tab('my-bookings')}&view=nobody`, line, isBrief: true },
  { path: bookings, line, isBrief: true, buttons: /^Options/ },
  { path: `${bookings}&status=cancelled`, line, isBrief: true, buttons: /^Save view/ },
  { path: `${bookings}&status=confirmed`, line },
  { path: `${bookings}&view=appeals`, line, isBrief: true, buttons: /^(Accept|Turn down)/ },
  { path: `${bookings}&view=appeals&state=accepted`, line, isBrief: true },
  { path: `${bookings}&view=reports`, line },
  { path: `${bookings}&view=reports`, line: withText('There was a problem'), isBrief: true },
  { path: `${bookings}&view=reports&state=not_happened`, line, isBrief: true },
  { path: `${bookings}&view=claims`, line },
  { path: `${bookings}&view=claims&state=accepted`, line, isBrief: true },
  { path: barbers, line: barber },
  { path: barbers, line: withText('Wants a change'), isBrief: true },
  { path: `${barbers}&show=changes`, line: barber },
  { path: `${barbers}&show=approved`, line: barber },
  { path: `${barbers}&show=suspended`, line: barber },
  { path: `${barbers}&show=expiring`, line: barber, isBrief: true },
  { path: `${barbers}&show=rejected`, line: barber, isBrief: true },
  { path: tab('users'), line },
  { path: `${tab('users')}&role=barber`, line, isBrief: true },
  { path: `${tab('users')}&state=suspended`, line },
  { path: tab('disputes'), isPlain: true },
  { path: tab('features'), line },
  { path: commission, line, buttons: /^New rule/ },
  { path: `${commission}&state=running`, line, isBrief: true },
  { path: `${commission}&state=ended`, line, isBrief: true },
  { path: `${commission}&view=simulator`, isPlain: true },
  { path: `${commission}&view=history` },
  { path: tab('cms'), isPlain: true },
  { path: tab('refunds'), line, buttons: /^(Refund a booking|Approve|Decline|Send it again)/ },
  { path: tab('sms'), isPlain: true },
  { path: tab('settings'), buttons: /^History/ },
  { path: `${tab('settings')}&view=cities`, buttons: /^(Add|Change|History)/ },
  { path: `${tab('settings')}&view=theme`, buttons: /^History/, isPlain: true },
  { path: tab('account-settings'), isPlain: true },
  { path: `${tab('account-settings')}&section=sessions`, isPlain: true },
  { path: '/admin/roles', buttons: /^(Give|Take|Withdraw|Send)/ },
  { path: '/admin/roles?view=rights', isPlain: true },
  { path: '/admin/roles?view=activity', line },
  { path: '/admin/notifications', isPlain: true },
  { path: promotions, line, buttons: /^New offer/ },
  { path: `${promotions}?status=ended`, line, isBrief: true },
  { path: `${promotions}?view=referrals`, line },
  { path: `${promotions}?view=referrals&state=flagged`, line },
  { path: `${promotions}?view=history` },
  { path: '/admin/analytics', isPlain: true },
  { path: '/admin/marketplace', isPlain: true },
  { path: '/admin/support', isPlain: true },
  { path: '/admin/transfers', isPlain: true },
  { path: '/admin/badges', line, buttons: /^Start a dry run/ },
  { path: '/admin/badges?view=rules' },
  { path: '/admin/badges?view=history', line, isBrief: true },
]

// Calls `look` for the page, its drawer and each dialog. Returns how many dialogs there were.
export async function openAll(page: Page, place: Place, look: () => Promise<void>) {
  const main = page.getByRole('main')
  const found = place.line?.(main)
  const buttons = place.buttons && main.getByRole('button', { name: place.buttons })
  const written = main.getByText(/hit\(\)|evil/)
  const awaited = found ?? buttons ?? (place.isPlain ? main : written)
  await page.goto(place.path)
  await untilAlive(page)
  // Some lists are not for every role.
  await awaited.or(main.getByText('part of your role')).first().waitFor()
  await untilLoaded(page)
  await look()
  let dialogs = 0
  if (buttons) dialogs += await openButtons(page, buttons, look)
  if (!found || (await found.count()) === 0) return dialogs
  await found.click()
  const drawer = layers(page).first()
  await drawer.waitFor()
  await untilLoaded(page)
  await look()
  if (place.isBrief) return dialogs + 1
  return dialogs + 1 + (await openButtons(page, drawer.getByRole('button'), look))
}

// By attribute, because a dialog hides what is below it from assistive technology.
const layers = (page: Page) => page.locator('[role=dialog], [role=alertdialog], [role=menu]')

const isLoading = () => document.querySelector('.animate-shimmer, [aria-busy=true]') !== null

async function untilLoaded(page: Page) {
  await expect.poll(() => page.evaluate(isLoading), { timeout: 15_000, interval: 30 }).toBe(false)
}

// A button that acts at once may close the drawer with the others.
async function openButtons(page: Page, buttons: Locator, look: () => Promise<void>) {
  const depth = await layers(page).count()
  let opened = 0
  for (let index = 0; index < (await buttons.count()); index++) {
    const button = buttons.nth(index)
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText())
    if (/^(Close|Download|Copy)/.test(name) || (await button.isDisabled())) continue
    await button.click()
    const layer = layers(page).nth(depth)
    const isOpen = await layer.waitFor({ timeout: 250 }).then(
      () => true,
      () => false,
    )
    await untilLoaded(page)
    await look()
    if (!isOpen) continue
    opened++
    await page.keyboard.press('Escape')
    await layer.waitFor({ state: 'detached' })
  }
  return opened
}
