// The frame of every page: the bars, the menus, the drawer, the footer, and the measurements.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { defaultFooter } from '#contract/marketplace/content-defaults.ts'
import { untilAlive } from './looks.ts'
import { demo, signedInAs, type DemoPerson } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const patient = { timeout: 10_000 }
const mainLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Find Barbers', '/explore'],
  ['Map', '/map'],
]
const servicesLinks = [
  ['All Services', '/services'],
  ['Grow Your Business', '/grow'],
]

async function openAs(
  who: DemoPerson | 'guest',
  path = '/about',
  options: BrowserContextOptions = { viewport: desktop },
) {
  const storageState = who === 'guest' ? undefined : await signedInAs(stage, demo[who])
  const page = await stage.open(path, { storageState, ...options })
  opened.push(page)
  await untilAlive(page)
  return page
}

const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

const onPhone = { viewport: phone, hasTouch: true }
const topBar = (page: Page) => page.getByRole('banner')
const mainMenu = (page: Page) => topBar(page).getByRole('navigation', { name: 'Main' })
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Quick access' })
const avatar = (page: Page) => page.getByRole('button', { name: /'s account$/ })

// [text, address] of the visible links.
function linksIn(place: Locator) {
  return place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
}

test('a guest sees the links, the theme, Sign In and Get Started', async () => {
  const page = await openAs('guest')
  expect(await linksIn(mainMenu(page))).toEqual(mainLinks)
  await topBar(page).getByRole('link', { name: 'Kempt, home' }).waitFor()
  await topBar(page).getByRole('button', { name: 'Switch between light and dark' }).waitFor()
  const entry = await linksIn(topBar(page))
  expect(entry).toContainEqual(['Sign In', '/auth'])
  expect(entry).toContainEqual(['Get Started', '/auth?mode=signup'])
  expect(await avatar(page).count()).toBe(0)
  expect(
    await topBar(page)
      .getByRole('button', { name: /Notifications/ })
      .count(),
  ).toBe(0)
  expect(await bottomBar(page).isVisible()).toBe(false)
})

test('the Services menu opens, closes with Escape, and leads on', async () => {
  const page = await openAs('guest')
  const services = mainMenu(page).getByRole('button', { name: 'Services' })
  await services.click()
  expect(await linksIn(mainMenu(page))).toEqual([
    ...mainLinks.slice(0, 2),
    ...servicesLinks,
    ...mainLinks.slice(2),
  ])
  await page.keyboard.press('Escape')
  expect(await linksIn(mainMenu(page))).toEqual(mainLinks)
  await services.click()
  await page.getByRole('link', { name: 'Grow Your Business' }).first().click()
  await page.waitForURL('**/grow')
})

test.each<[DemoPerson, extra: string[], menu: string[]]>([
  ['client', [], ['Dashboard', 'My Bookings', 'Settings']],
  ['barber', ['My Dashboard'], ['Dashboard', 'Settings']],
  ['employee', ['My Dashboard'], ['Dashboard', 'Settings']],
  ['admin', ['Admin'], ['Dashboard', 'Settings']],
])('the top bar, signed in: %s', async (who, extra, menu) => {
  const page = await openAs(who)
  await avatar(page).click()
  const placeOf: Record<string, string> = {
    'My Bookings': '/client/bookings',
    Settings: '/settings',
  }
  const leadsTo = (label: string) => [label, placeOf[label] ?? `/${who}/dashboard`]
  expect(await linksIn(mainMenu(page))).toEqual([...mainLinks, ...extra.map(leadsTo)])
  const panel = avatar(page).locator('xpath=following-sibling::*')
  expect(await linksIn(panel)).toEqual(menu.map(leadsTo))
  await panel.getByRole('button', { name: 'Sign Out' }).waitFor()
  await topBar(page)
    .getByRole('button', { name: /^Notifications/ })
    .waitFor()
  expect(await topBar(page).getByRole('link', { name: 'Sign In' }).count()).toBe(0)
})

test('a user with two roles switches between their dashboards', async () => {
  const page = await openAs('barberAndClient')
  await page.getByRole('button', { name: 'Switch role, currently Barber' }).click()
  await page.getByRole('list', { name: 'Role' }).getByRole('link', { name: 'Client' }).click()
  await page.waitForURL('**/client/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  await expect.poll(() => linksIn(mainMenu(page)), patient).toEqual(mainLinks)

  await page.getByRole('button', { name: 'Switch role, currently Client' }).click()
  await page.getByRole('list', { name: 'Role' }).getByRole('link', { name: 'Barber' }).click()
  await page.waitForURL('**/barber/dashboard')
  const menu = expect.poll(() => linksIn(mainMenu(page)), patient)
  await menu.toContainEqual(['My Dashboard', '/barber/dashboard'])

  const single = await openAs('client')
  expect(await single.getByRole('button', { name: /^Switch role/ }).count()).toBe(0)
})

test('on a phone everything is in the side sheet', async () => {
  const page = await openAs('guest', '/about', onPhone)
  expect(await mainMenu(page).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await sheet.waitFor()
  expect(await linksIn(sheet.getByRole('navigation', { name: 'Main' }))).toEqual([
    ...mainLinks.slice(0, 2),
    ...servicesLinks,
    ...mainLinks.slice(2),
    ['Help', '/help'],
  ])
  const all = await linksIn(sheet)
  expect(all).toContainEqual(['Sign In', '/auth'])
  expect(all).toContainEqual(['Get Started', '/auth?mode=signup'])
  await sheet.getByRole('link', { name: 'Find Barbers' }).click()
  await page.waitForURL('**/explore')
  await sheet.waitFor({ state: 'detached' })
})

test('the bottom bar leads guests to their own pages and to the sign-in', async () => {
  const page = await openAs('guest', '/about', onPhone)
  expect(await linksIn(bottomBar(page))).toEqual([
    ['Explore', '/explore'],
    ['Bookings', '/guest/bookings'],
    ['Favorites', '/guest/favorites'],
    ['Profile', '/auth'],
  ])
})

test.each([
  ['client', 'Bookings', '/client/dashboard'],
  ['client', 'Favorites', '/client/dashboard'],
  ['employee', 'Schedule', '/employee/dashboard'],
  ['employee', 'Availability', '/employee/dashboard'],
] as const)('the bottom bar takes a signed-in %s to %s', async (who, label, path) => {
  const page = await openAs(who, '/about', onPhone)
  await bottomBar(page).getByRole('button', { name: 'Profile' }).waitFor()
  await bottomBar(page).getByRole('link', { name: label }).click()
  await page.getByRole('heading', { level: 1, name: label }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  const preset = await page.evaluate(() => sessionStorage.getItem('dashboardActiveTab'))
  expect(preset).toBe(label.toLowerCase())
})

test('the bottom bar goes when scrolling down past 100 px and comes back on the way up', async () => {
  const page = await openAs('guest', '/terms', onPhone)
  const top = async () => (await bottomBar(page).boundingBox())?.y ?? 0
  const moveTo = (y: number) => page.evaluate((top) => scrollTo({ top }), y)
  const shown = await top()
  expect(shown).toBeLessThan(phone.height - 50)
  await moveTo(90)
  await expect.poll(() => page.evaluate(() => scrollY), patient).toBe(90)
  expect(await top()).toBe(shown)
  await moveTo(400)
  await expect.poll(top, patient).toBeGreaterThanOrEqual(phone.height - 1)
  await moveTo(380)
  await expect.poll(top, patient).toBe(shown)
})

test.each<[DemoPerson, tiles: string]>([
  ['client', 'Overview, Bookings, Favorites, Promotions, Payments, Support'],
  ['barber', 'Overview, Bookings, Availability, Services, Clients, Earnings'],
  ['employee', 'Overview, Schedule, Availability, Earnings, Profile, Notifications'],
  ['admin', 'Overview, All Bookings, Barbers, Users, Disputes, CMS'],
])('the account drawer: %s', async (who, tiles) => {
  const page = await openAs(who, '/about', onPhone)
  await bottomBar(page)
    .getByRole('button', { name: who === 'barber' ? 'More' : 'Profile' })
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Sign Out' }).waitFor()
  const found = await drawer.getByRole('listitem').allTextContents()
  expect(found.slice(0, 6).join(', ')).toBe(tiles)
  await drawer.getByRole('link', { name: tiles.split(', ')[1]!, exact: true }).click()
  await page.waitForURL(`**/${who}/dashboard?tab=*`)
  await drawer.waitFor({ state: 'detached' })
})

test('signing out says so, ends the session, and shows a guest’s bar', async () => {
  const page = await openAs('client')
  await avatar(page).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('Signed out', { exact: true }).waitFor()
  await topBar(page).getByRole('link', { name: 'Sign In' }).waitFor()
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('__Host-session')
  expect(await page.evaluate(() => localStorage.getItem('kempt-session'))).toBeNull()
})

test('the language is chosen once and kept', async () => {
  const page = await openAs('guest', '/about?lang=en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await page.locator('html[lang=es]').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await untilAlive(page)
  await topBar(page).getByRole('link', { name: 'Buscar barberos' }).click()
  await page.waitForURL('**/explore')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Buscar barberos' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.locator('html[lang=en]').waitFor()
})

const ownFooter = {
  ...defaultFooter.en,
  companyInfo: { ...defaultFooter.en.companyInfo, name: 'Bayou Cuts', phone: '(713) 555-0177' },
  quickLinks: [{ label: 'Sugar Land', url: '/explore?city=Sugar+Land' }],
  supportLinks: [{ label: 'Write to us', url: 'mailto:desk@bayou.example' }],
  socialLinks: [{ platform: 'youtube', url: 'https://youtube.com/bayou', icon: 'youtube' }],
  copyright: '© 2026 Bayou Cuts',
}

test('the footer is what the administrators wrote', async () => {
  await writeFooter(ownFooter)
  const page = await openAs('guest')
  const footer = page.getByRole('contentinfo')
  await footer.getByText('(713) 555-0177').waitFor()
  await footer.getByText('© 2026 Bayou Cuts').waitFor()
  const links = await linksIn(footer)
  expect(links).toContainEqual(['Sugar Land', '/explore?city=Sugar+Land'])
  expect(links).toContainEqual(['Write to us', 'mailto:desk@bayou.example'])
  expect(links).toContainEqual(['', 'https://youtube.com/bayou'])
  for (const legal of ['Terms', 'Privacy', 'Cookies'])
    expect(links).toContainEqual([legal, `/${legal.toLowerCase()}`])
  await topBar(page).getByRole('link', { name: 'Bayou Cuts, home' }).waitFor()
})

test.each([
  ['missing', null],
  ['broken', { companyInfo: 'Bayou Cuts' }],
  ['hostile', { ...ownFooter, quickLinks: [{ label: 'Win', url: 'javascript:alert(1)' }] }],
])('a footer that is %s gives way to the built-in one', async (_, content) => {
  await writeFooter(content)
  const page = await openAs('guest')
  const footer = page.getByRole('contentinfo')
  await footer.getByText(defaultFooter.en.copyright).waitFor()
  expect(await linksIn(footer)).toContainEqual(['Find Barbers', '/explore'])
  expect(await footer.getByText('Bayou').count()).toBe(0)
})

// Waits until the change has purged the cached page.
async function writeFooter(content: object | null) {
  const rows = stage.db.updateTable('cmsContent').where('sectionKey', '=', 'footer')
  if (content) await rows.set({ content: JSON.stringify(content), isActive: true }).execute()
  else await rows.set({ isActive: false }).execute()
  const expected = content === ownFooter ? 'Bayou Cuts' : defaultFooter.en.copyright
  const page = async () => (await fetch(`${stage.url}/about`)).text()
  await expect.poll(page, patient).toContain(expected)
}

test('a page load is measured a second after it is complete, and the last 100 are kept', async () => {
  const page = await openAs('guest')
  const read = () => page.evaluate(() => localStorage.getItem('pageLoadMetrics'))
  await expect.poll(read, patient).not.toBeNull()
  const [first] = JSON.parse((await read())!)
  expect(Object.keys(first).toSorted()).toEqual(
    ['at', 'domContentLoadedMs', 'lcpMs', 'loadMs', 'path', 'ttfbMs'].toSorted(),
  )
  expect(first).toMatchObject({ path: '/about', lcpMs: expect.any(Number) })
  const began = await page.evaluate(() => performance.timeOrigin)
  expect(Date.parse(first.at) - began - first.loadMs).toBeGreaterThanOrEqual(990)

  await page.evaluate(() => {
    const full = Array.from({ length: 100 }, (_, n) => ({ path: `/${n}` }))
    localStorage.setItem('pageLoadMetrics', JSON.stringify(full))
  })
  await page.goto('/terms')
  const paths = async () => JSON.parse((await read())!).map(({ path }: { path: string }) => path)
  await expect.poll(async () => (await paths()).at(-1), patient).toBe('/terms')
  expect(await paths()).toHaveLength(100)
  expect((await paths())[0]).toBe('/1')
})
