// User and administrator content is text wherever it is shown. Every field that a public page reads
// contains one of twenty script injections. None may run or request a foreign server, and none may
// reach the CSP.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demo, signedInAs } from './people.ts'
import { untilAlive } from './looks.ts'
import { payloads, watch } from './smuggled/payloads.ts'
import { openStage } from './stage.ts'

const stage = await openStage()
const { db } = stage

const columns: [table: string, column: string][] = [
  ['barber_profiles', 'shop_name'],
  ['barber_profiles', 'bio'],
  ['barber_profiles', 'address'],
  ['barber_profiles', 'neighborhood'],
  ['barber_profiles', 'parking'],
  ['barber_profiles', 'license_type'],
  ['services', 'name'],
  ['services', 'description'],
  ['portfolio_items', 'caption'],
  ['reviews', 'body'],
  ['reviews', 'reply'],
  ['employees', 'title'],
  ['employees', 'bio'],
  ['profiles', 'name'],
  ['bookings', 'client_note'],
]

await plant()
const { id } = await db
  .selectFrom('barberProfiles')
  .select('id')
  .where('isApproved', '=', true)
  .where('isActive', '=', true)
  .orderBy('totalReviews', 'desc')
  .executeTakeFirstOrThrow()

const paths = [
  '/',
  '/explore',
  '/explore?q=<script>hit()</script>',
  '/explore?category="><img src=x onerror=hit()>&city=javascript:hit()',
  '/map',
  `/barber/${id}`,
  `/barber/${id}?book=1`,
  `/portfolio/${id}`,
  '/guest/favorites',
  '/guest/bookings',
  '/about',
  '/services',
  '/grow',
  '/help?q=<img src=x onerror=hit()>',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/auth?redirect=javascript:hit()',
  '/contact-support?email="><script>hit()</script>&type=suspended',
  '/ref/<script>hit()</script>',
]

test.each(paths)('a guest opens %s', async (path) => {
  const page = await (await stage.newContext()).newPage()
  const misdeeds = await watch(page, stage.url)
  await page.goto(path)
  await untilAlive(page)
  await page.waitForTimeout(300)
  expect(misdeeds()).toEqual([])
  await page.context().close()
})

test('a client opens the dashboard and the bell', async () => {
  const storageState = await signedInAs(stage, demo.client)
  const context = await stage.newContext({ storageState })
  const page = await context.newPage()
  const misdeeds = await watch(page, stage.url)
  for (const tab of ['overview', 'bookings', 'favorites', 'reviews', 'notifications']) {
    await page.goto(`/client/dashboard?tab=${tab}`)
    await untilAlive(page)
    await page.waitForTimeout(300)
  }
  expect(misdeeds()).toEqual([])
})

// If a bug ever lets markup through, the browser must stop it.
test('a script that gets into a page does not run, and text does not become markup', async () => {
  const page = await stage.open('/about')
  await untilAlive(page)
  const sinks = await page.evaluate(() => {
    const tried: Record<string, string> = {}
    const attempt = (name: string, work: () => void) => {
      try {
        work()
        tried[name] = 'let through'
      } catch (error) {
        tried[name] = (error as Error).name
      }
    }
    const box = document.createElement('div')
    attempt('innerHTML', () => (box.innerHTML = '<img src=x onerror=hit()>'))
    attempt('outerHTML', () => document.body.insertAdjacentHTML('beforeend', '<svg onload=hit()>'))
    attempt('script text', () => (document.createElement('script').text = 'hit()'))
    attempt(
      'script address',
      () => (document.createElement('script').src = 'https://evil.example/x.js'),
    )
    attempt('an upload as script', () => (document.createElement('script').src = '/media/x.webp'))
    attempt('plain text', () => (box.innerHTML = 'no tag'))
    attempt(
      'a policy',
      () => void (globalThis as unknown as Trusting).trustedTypes.createPolicy('other', {}),
    )
    return tried
  })
  expect(sinks).toEqual({
    innerHTML: 'TypeError',
    outerHTML: 'TypeError',
    'script text': 'TypeError',
    'script address': 'TypeError',
    'an upload as script': 'TypeError',
    'plain text': 'let through',
    'a policy': 'TypeError',
  })
  await page.context().close()
})

test('a script that stands in the page itself does not run', async () => {
  const page = await (await stage.newContext()).newPage()
  await page.addInitScript(() => Object.assign(globalThis, { hit: () => (document.title = 'hit') }))
  await page.route('**/about', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</main>', '<script>hit()</script></main>')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/about')
  await untilAlive(page)
  expect(await page.title()).not.toBe('hit')
  await page.context().close()
})

test('going from page to page, and the worker, are not in the way of Trusted Types', async () => {
  const page = await (await stage.newContext()).newPage()
  const misdeeds = await watch(page, stage.url)
  await page.goto('/explore')
  await untilAlive(page)
  await page.locator('main a[href^="/barber/"]').first().click()
  await page.waitForURL('**/barber/**')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await page.waitForURL('**/explore')
  const isRegistered = async () => (await navigator.serviceWorker.getRegistration()) !== undefined
  await expect.poll(() => page.evaluate(isRegistered)).toBe(true)
  expect(misdeeds()).toEqual([])
  await page.context().close()
})

test.each(['//', '/////', '//:80', '/x//y'])('%s is a page that does not exist', async (path) => {
  const page = await (await stage.newContext()).newPage()
  const answer = await page.goto(stage.url + path)
  expect(answer?.status()).toBe(404)
  await untilAlive(page)
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toHaveLength(1)
  expect(new URL(page.url()).origin).toBe(stage.url)
  await page.context().close()
})

type Trusting = { trustedTypes: { createPolicy: (name: string, rules: object) => object } }

// Each row gets a different one, so that every field has each of them somewhere.
async function plant() {
  const list = sql.join(payloads.map((text) => sql`${text}`))
  for (const [table, column] of columns)
    await sql`UPDATE ${sql.table(table)} AS t SET ${sql.ref(column)} =
      (ARRAY[${list}])[1 + (n % ${payloads.length})::int]
      FROM (SELECT ctid, row_number() OVER () AS n FROM ${sql.table(table)}) AS numbered
      WHERE t.ctid = numbered.ctid`.execute(db)
  await sql`UPDATE notifications SET title = ${payloads[4]}, message = ${payloads[0]},
    action_url = ${payloads[11]}`.execute(db)
  for (const table of ['page_content', 'cms_content'])
    await sql`UPDATE ${sql.table(table)} SET content = regexp_replace(content::text,
      '"(title|subtitle|label|text|description|name|copyright|url)": "[^"]*"',
      '"\\1": "<img src=x onerror=hit()>"', 'g')::jsonb`.execute(db)
  await sql`UPDATE theme_settings SET colors = jsonb_build_object(
    'primary', 'red; } body { background: url(//evil.example) } x {',
    'brand', '</style><script>hit()</script>')`.execute(db)
}
