import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { ApprovalStatus } from '#contract/business/listing.ts'
import type { BarberId } from '#contract/ids.ts'
import { openApp } from '#tests/http.ts'
import { db, make } from '#tests/world.ts'
import { createKeep } from './keep.ts'
import { foundPages, writeSitemap } from './sitemap.ts'

const origin = 'https://kempt.example'
const app = openApp({ env: { PUBLIC_URL: `${origin}/` } })
const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()

beforeEach(async () => {
  await db.deleteFrom('portfolioItems').execute()
  await db.deleteFrom('services').execute()
  await db.deleteFrom('barberProfiles').execute()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })
const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

type Listing = Partial<{
  shopName: string
  approvalStatus: ApprovalStatus
  isActive: boolean
  averageRating: number
  totalReviews: number
  neighborhood: string
}>

async function list(listing: Listing = {}) {
  const { id: userId } = await make.person('barber')
  const row = { userId, cityId, shopName: 'Bayou City Blades', approvalStatus: 'approved' as const }
  const { id } = await db
    .insertInto('barberProfiles')
    .values({ ...row, ...listing })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, userId }
}

async function hang(barberId: BarberId, consentAt: string | null) {
  const picture = { barberId, providerId: barberId, imageUrl: '/pictures/cut-buzz-768.webp' }
  await db
    .insertInto('portfolioItems')
    .values({ ...picture, consentAt, createdAt: '2026-03-04T05:06:07Z' })
    .execute()
}

test('robots.txt keeps private paths out and names the sitemap at the public address', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers['content-type']).toContain('text/plain')
  const lines = answer.body.split('\n')
  for (const path of ['/api/', '/auth', '/settings', '/client/', '/barber/dashboard', '/admin/'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('robots.txt closes no page that the sitemap names', async () => {
  const { id } = await list()
  const { body } = await get('/robots.txt')
  const closed = [...body.matchAll(/Disallow: (.*)/g)].map(([, path]) => path!)
  for (const path of [...foundPages, `/barber/${id}`, `/portfolio/${id}`])
    expect(closed.filter((each) => path.startsWith(each))).toEqual([])
})

test('the sitemap has every page and listed barber in both languages, and nothing else', async () => {
  const barber = await list()
  await hang(barber.userId, '2026-03-04T05:06:07Z')
  const shy = await list()
  await hang(shy.userId, null)
  await list({ approvalStatus: 'submitted' })
  await list({ isActive: false })

  const answer = await get('/sitemap.xml')
  expect(answer.headers['content-type']).toContain('application/xml')
  const paths = [
    ...foundPages,
    `/barber/${barber.id}`,
    `/portfolio/${barber.id}`,
    `/barber/${shy.id}`,
  ]
  const urls = paths.flatMap((path) => [origin + path, `${origin + path}?lang=es`])
  expect(locsIn(answer.body).sort()).toEqual(urls.sort())
  expect(answer.body).toContain(
    `<url><loc>${origin}/portfolio/${barber.id}</loc><lastmod>2026-03-04</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${origin}/portfolio/${barber.id}"/>` +
      `<xhtml:link rel="alternate" hreflang="es" href="${origin}/portfolio/${barber.id}?lang=es"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/portfolio/${barber.id}"/></url>`,
  )
})

test('a page that was changed says when', async () => {
  const row = { pageKey: 'about', sectionKey: 'story', language: 'en' as const, content: '{}' }
  await db
    .insertInto('pageContent')
    .values({ ...row, updatedAt: '2027-01-02T03:04:05Z' })
    .execute()
  const { body } = await get('/sitemap.xml')
  expect(body).toContain(`<loc>${origin}/about</loc><lastmod>2027-01-02</lastmod>`)
  await db.deleteFrom('pageContent').execute()
})

test('past the limit there is an index, whose parts hold everything once', async () => {
  const ids = []
  for (let count = 0; count < 12; count++) ids.push((await list()).id)
  const part = (name: string | null) => writeSitemap(db, name, { origin, urlsPerFile: 22 })

  const names = locsIn((await part(null)) ?? '').map(
    (loc) => /\/sitemaps\/(.+)\.xml$/.exec(loc!)?.[1] ?? '',
  )
  expect(names).toEqual(['pages', 'barbers-1', 'barbers-2', 'barbers-3'])
  const files = await Promise.all(names.map(async (name) => locsIn((await part(name)) ?? '')))
  for (const file of files) expect(file.length).toBeLessThanOrEqual(22)
  const urls = [...foundPages, ...ids.map((id) => `/barber/${id}`)].flatMap((path) => [
    origin + path,
    `${origin + path}?lang=es`,
  ])
  expect(files.flat().sort()).toEqual(urls.sort())
  expect(await part('barbers-4')).toBeNull()
  expect(await part('barbers-0')).toBeNull()
  for (const name of ['barbers-1.xml', 'barbers'])
    expect((await get(`/sitemaps/${name}`)).statusCode).toBe(404)
})

test('the sitemap is compressed for clients that accept gzip', async () => {
  const packed = await get('/sitemap.xml', { 'accept-encoding': 'gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
})

test('a picture is 1200 by 630, differs by barber and language, and needs no second sending', async () => {
  const one = await list({ averageRating: 4.9, totalReviews: 128, neighborhood: 'Montrose' })
  const other = await list({ shopName: 'Third Ward <Cuts> & "Co"' })
  const first = await get(`/og/barber/${one.id}.jpg`)
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('image/jpeg')
  const { width, height, format } = await sharp(first.rawPayload).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })

  const second = await get(`/og/barber/${other.id}.jpg`)
  const spanish = await get(`/og/barber/${one.id}.jpg?lang=es`)
  const tags = [first, second, spanish].map(({ headers }) => headers.etag)
  expect(new Set(tags).size).toBe(3)
  expect(second.rawPayload.equals(first.rawPayload)).toBe(false)

  const again = await get(`/og/barber/${one.id}.jpg`, { 'if-none-match': String(tags[0]) })
  expect(again.statusCode).toBe(304)
  await db
    .updateTable('barberProfiles')
    .set({ shopName: 'Renamed' })
    .where('id', '=', one.id)
    .execute()
  const changed = await get(`/og/barber/${one.id}.jpg`, { 'if-none-match': String(tags[0]) })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(tags[0])
})

test('the site has a picture of its own', async () => {
  const { rawPayload } = await get('/og/site.jpg')
  const { width, height } = await sharp(rawPayload).metadata()
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
})

test('there is none of a barber who is not listed or does not exist', async () => {
  const waiting = await list({ approvalStatus: 'submitted' })
  const away = await list({ isActive: false })
  for (const id of [waiting.id, away.id, randomUUID(), 'x', '..%2fsite'])
    expect((await get(`/og/barber/${id}.jpg`)).statusCode).toBe(404)
  const { id } = await list()
  expect((await get(`/og/barber/${id}`)).statusCode).toBe(404)
})

test('many who ask at once are answered by one drawing, and a failure is not kept', async () => {
  const keep = createKeep<number>({ max: 2, freshMs: 60_000 })
  let made = 0
  const make = async () => ++made
  expect(await Promise.all([1, 2, 3].map(() => keep.get('a', make)))).toEqual([1, 1, 1])
  await expect(keep.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await keep.get('b', make)).toBe(2)
  await keep.get('c', make)
  expect(await keep.get('a', make)).toBe(4)
  keep.clear()
  expect(await keep.get('a', make)).toBe(5)
})
