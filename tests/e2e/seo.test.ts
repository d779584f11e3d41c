// What search engines and shared links see, and the offline page.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { foundPages } from '#server/features/seo/sitemap.ts'
import { pages } from '#web/routes.ts'
import { untilAlive } from './looks.ts'
import { openStage, startServer } from './stage.ts'

const origin = 'https://kempt.example'
const stage = await openStage({ PUBLIC_URL: origin })
const { id: profileId } = await stage.db
  .selectFrom('barberProfiles')
  .select('id')
  .where(sql<boolean>`is_listed(barber_profiles)`)
  .executeTakeFirstOrThrow()

async function headOf(path: string) {
  const answer = await fetch(stage.url + path, { redirect: 'manual' })
  const html = await answer.text()
  const [head = ''] = html.split('</head>')
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]
  const link = (rel: string) =>
    [
      ...head.matchAll(
        new RegExp(`<link rel="${rel}"(?: hrefLang="([^"]*)")? href="([^"]*)"`, 'g'),
      ),
    ].map(([, language, href]) => ({ language, href }))
  return { status: answer.status, content, link, isIndexed: content('robots') !== 'noindex' }
}

// Public pages with content for one person.
const personal =
  /^(\/auth|\/ref|\/email-confirmed|\/guest|\/contact-support|\/styleguide|\*|\/confirm|\/employee)/

test('every public page is in the sitemap or for one person alone', () => {
  const others = pages
    .filter(
      ([path, access]) => access === 'public' && !personal.test(path) && !path.includes(':id'),
    )
    .map(([path]) => path)
  expect(others.sort()).toEqual([...foundPages].sort())
})

const shared = [...foundPages, `/barber/${profileId}`, `/portfolio/${profileId}`]

test.each(shared)('%s has one address, words and a picture for sharing', async (path) => {
  const { status, content, link, isIndexed } = await headOf(`${path}?utm_source=x&category=Fades`)
  expect(status).toBe(200)
  expect(isIndexed).toBe(true)
  expect(link('canonical')).toEqual([{ href: origin + path, language: undefined }])
  expect(link('alternate')).toEqual([
    { language: 'en', href: origin + path },
    { language: 'es', href: `${origin + path}?lang=es` },
    { language: 'x-default', href: origin + path },
  ])
  expect(content('og:url')).toBe(origin + path)
  expect(content('og:type')).toBeTruthy()
  expect(content('og:title')).toBeTruthy()
  expect(content('og:description')).toBeTruthy()
  expect(content('og:locale')).toBe('en_US')
  expect(content('twitter:card')).toBe('summary_large_image')
  expect(content('twitter:title')).toBe(content('og:title'))
  expect(content('twitter:image')).toBe(content('og:image'))
  const picture = path.includes(profileId) ? `/og/barber/${profileId}.jpg` : '/og/site.jpg'
  expect(content('og:image')).toBe(origin + picture)
})

test('in Spanish the address says so', async () => {
  const { content, link } = await headOf('/about?lang=es&fbclid=1')
  expect(link('canonical')[0]?.href).toBe(`${origin}/about?lang=es`)
  expect(content('og:url')).toBe(`${origin}/about?lang=es`)
  expect(content('og:locale')).toBe('es_US')
  expect(content('og:image')).toBe(`${origin}/og/site.jpg?lang=es`)
})

test('the second address of a profile points to the first', async () => {
  const { link, content } = await headOf(`/barber-profile/${profileId}`)
  expect(link('canonical')[0]?.href).toBe(`${origin}/barber/${profileId}`)
  expect(content('og:image')).toBe(`${origin}/og/barber/${profileId}.jpg`)
})

test.each(['/guest/bookings', '/contact-support', '/no/such/page'])(
  '%s is not for search engines',
  async (path) => {
    const { isIndexed, link } = await headOf(path)
    expect(isIndexed).toBe(false)
    expect(link('canonical')).toEqual([])
  },
)

test('all that the sitemap names is there', { timeout: 120_000 }, async () => {
  const robots = await (await fetch(`${stage.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const xml = await (await fetch(`${stage.url}/sitemap.xml`)).text()
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!)
  const { count } = await stage.db
    .selectFrom('barberProfiles')
    .select(sql<number>`count(*)`.as('count'))
    .where(sql<boolean>`is_listed(barber_profiles)`)
    .executeTakeFirstOrThrow()
  expect(urls.filter((url) => /\/barber\/[\w-]+$/.test(url))).toHaveLength(count)
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of urls.filter((_, index) => index % 10 === 0))
    expect([url, (await fetch(url.replace(origin, stage.url))).status]).toEqual([url, 200])
})

test('someone who leaves the marketplace leaves the sitemap at once', async () => {
  const isListed = async () =>
    (await (await fetch(`${stage.url}/sitemap.xml`)).text()).includes(`/barber/${profileId}<`)
  const list = (isActive: boolean) =>
    stage.db.updateTable('barberProfiles').set({ isActive }).where('id', '=', profileId).execute()
  expect(await isListed()).toBe(true)
  await list(false)
  await expect.poll(isListed, { timeout: 5000 }).toBe(false)
  expect((await fetch(`${stage.url}/og/barber/${profileId}.jpg`)).status).toBe(404)
  await list(true)
  await expect.poll(isListed, { timeout: 5000 }).toBe(true)
})

test('the manifest names icons that are there in the size it says, and pages that exist', async () => {
  const manifest = await (await fetch(`${stage.url}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ short_name: 'Kempt', start_url: '/', display: 'standalone' })
  const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)
  expect(purposes).toContain('maskable')
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(stage.url + src)
    expect(answer.headers.get('content-type')).toBe(type)
    if (sizes === 'any') continue
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts)
    expect((await fetch(stage.url + url, { redirect: 'manual' })).status).toBeLessThan(400)
})

test('without a connection our own page is shown, and with one the page again', async () => {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(stage.db)
  const dataDir = mkdtempSync(join(tmpdir(), 'kempt-offline-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = {
    DATABASE_URL: inject('postgres').replace('/kempt?', `/${rows[0]!.name}?`),
    DATA_DIR: dataDir,
  }
  const server = await startServer(settings)
  const context = await stage.newContext({ baseURL: server.url })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/terms')
  await untilAlive(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 10_000 })
    .toBe(1)

  server.child.kill('SIGKILL')
  await page.goto('/terms')
  await page.getByRole('heading', { name: "You're offline" }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/terms')

  const heir = await startServer({ ...settings, PORT: new URL(server.url).port })
  onTestFinished(() => heir.stop())
  await page.getByRole('link', { name: /Try again/ }).click()
  await page.getByRole('heading', { name: 'Terms of Service' }).waitFor()
})
