// Light and dark, the administrators' colors, and the public pages that are the same for everyone.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { neverOverridden } from '#contract/theme.ts'
import { untilAlive } from './looks.ts'
import { demo, openSessionOf } from './people.ts'
import { openStage } from './stage.ts'

const { db, url, newContext } = await openStage()
const soon = { timeout: 2000, interval: 50 }
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

type Scheme = 'light' | 'dark'

async function newPage(colorScheme: Scheme = 'light') {
  const page = await (await newContext({ colorScheme })).newPage()
  opened.push(page)
  return page
}

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'))
const valueOf = (page: Page, name: string) =>
  page.evaluate(
    (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
    `--${name}`,
  )

test.each<[saved: string | null, system: Scheme, shown: Scheme]>([
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'dark', 'dark'],
  [null, 'dark', 'dark'],
  [null, 'light', 'light'],
  ['<nonsense>', 'light', 'light'],
])('saved %j on a %s system is %s before any script file runs', async (saved, system, shown) => {
  const page = await newPage(system)
  await page.route('**/*.js', (route) => route.abort())
  await page.addInitScript((theme) => theme && localStorage.setItem('theme', theme), saved)
  await page.goto('/about')
  expect(await isDark(page)).toBe(shown === 'dark')
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).toBe(shown === 'dark' ? 'rgb(14, 18, 27)' : 'rgb(252, 250, 248)')
})

test('the toggle is kept, in other tabs too, until the system decides again', async () => {
  const page = await newPage()
  await page.goto('/about')
  await untilAlive(page)
  const other = await page.context().newPage()
  await other.goto('/terms')
  await untilAlive(other)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  expect(await isDark(page)).toBe(true)
  await expect.poll(() => isDark(other), soon).toBe(true)
  await other.close()
  await page.reload()
  await untilAlive(page)
  expect(await isDark(page)).toBe(true)
  await page.getByRole('contentinfo').getByRole('button', { name: 'System' }).click()
  expect(await isDark(page)).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => isDark(page), soon).toBe(true)
})

test('managed colours appear on open pages, and only colours', async () => {
  await setTheme({})
  await expect.poll(async () => (await get('/about')).text, soon).not.toContain('--primary:281.7')
  const page = await newPage()
  const standing = page.waitForResponse('**/api/live*')
  await page.goto('/about')
  await standing
  const names = ['primary', 'brand', 'star', ...neverOverridden]
  const before = await Promise.all(names.map((name) => valueOf(page, name)))
  const red = 'hsl(0 100% 50%)'

  await setTheme({
    ...Object.fromEntries(neverOverridden.map((name) => [name, red])),
    primary: '#7a1fa2',
    brand: 'red;}</style><script>alert(1)</script>',
    star: 'url(https://evil.example/x)',
    'made-up': red,
  })

  await expect.poll(() => valueOf(page, 'primary'), soon).toBe('281.7 67.9% 37.8%')
  expect(await valueOf(page, 'primary-foreground')).toBe('0 0% 100%')
  const after = await Promise.all(names.map((name) => valueOf(page, name)))
  expect(after.slice(1)).toEqual(before.slice(1))
  expect(await valueOf(page, 'made-up')).toBe('')
  const css = await page.locator('#managed-theme').textContent()
  expect(css).not.toMatch(/[<>]|url|script|made-up/)

  await setTheme({})
  await expect.poll(() => valueOf(page, 'primary'), soon).toBe(before[0])
})

test('managed colours stand in the page from the first byte', async () => {
  await setTheme({ primary: 'rgb(122, 31, 162)' })
  const html = async () => (await get('/about')).text
  await expect.poll(html, soon).toContain('--primary:281.7 67.9% 37.8%')
  await setTheme({})
})

async function setTheme(colors: Record<string, string>) {
  await db
    .updateTable('themeSettings')
    .set({ colors: JSON.stringify(colors) })
    .where('isActive', '=', true)
    .execute()
}

test('what an administrator writes is in the next page', async () => {
  const before = await get('/')
  const title = `Cuts you can count on, ${randomUUID()}`
  const { id, content } = await db
    .selectFrom('pageContent')
    .select(['id', 'content'])
    .where('sectionKey', '=', 'features')
    .where('language', '=', 'en')
    .executeTakeFirstOrThrow()
  const changed = { ...(content as object), title }
  await db
    .updateTable('pageContent')
    .set({ content: JSON.stringify(changed) })
    .where('id', '=', id)
    .execute()
  await expect.poll(async () => (await get('/')).text, soon).toContain(title)
  expect((await get('/')).headers.get('etag')).not.toBe(before.headers.get('etag'))
})

test('a public page is the same bytes for a guest and for someone signed in', async () => {
  const { token } = await openSessionOf({ db }, demo.client)
  const guest = await get('/explore')
  const known = await get('/explore', { cookie: `__Host-session=${token}` })
  expect(known.text).toBe(guest.text)
  expect(known.headers.get('etag')).toBe(guest.headers.get('etag'))
  expect(guest.headers.get('cache-control')).toContain('public')
  expect(guest.headers.get('set-cookie')).toBeNull()

  const own = await get('/settings', { cookie: `__Host-session=${token}` })
  expect(own.headers.get('cache-control')).toBe('no-store')
})

test('unknown parameters change nothing, the language does', async () => {
  const plain = await get('/explore')
  expect((await get('/explore?utm_source=spring')).text).toBe(plain.text)
  expect((await get('/explore?lang=es')).text).not.toBe(plain.text)
})

test('a browser that has the page is told so, and others get it small', async () => {
  const plain = await get('/about')
  const etag = plain.headers.get('etag') ?? ''
  const again = await get('/about', { 'if-none-match': etag })
  expect([again.status, again.text]).toEqual([304, ''])
  for (const encoding of ['br', 'gzip']) {
    const packed = await get('/about', { 'accept-encoding': encoding })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(packed.text).toBe(plain.text)
    expect(packed.headers.get('vary')).toContain('accept-encoding')
  }
})

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
