import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { profileId } from '#contract/ids.ts'
import type { PublicTopic } from '#contract/live.ts'
import { pageCache } from '#server/metrics/instruments.ts'
import { createHtmlCache, type Page } from './html-cache.ts'
import { listBarbersAt } from '#server/features/businesses/service.ts'
import { list } from '#tests/listing.ts'
import { db } from '#tests/world.ts'

const pageOf = (text: string, topics: PublicTopic[] = []) =>
  ({ status: 200, html: Buffer.from(text), topics: topics as readonly PublicTopic[] }) as Page

function openCache(limits?: Parameters<typeof createHtmlCache>[0]) {
  const cache = createHtmlCache(limits)
  let renderings = 0
  const read = async (key: string, ...tags: string[]) => {
    const make = async () => pageOf(`${key} ${++renderings}`)
    return (await cache.get(key, make, async () => tags)).html.toString()
  }
  return { cache, read }
}

test('a purge of one barber leaves all other pages as they are', async () => {
  const { cache, read } = openCache()
  const readAll = async () => [
    await read('/'),
    await read('/barber/a', 'a'),
    await read('/barber/b', 'b'),
    await read('/barber/shop', 'b', 'a'),
  ]
  expect(await readAll()).toEqual(['/ 1', '/barber/a 2', '/barber/b 3', '/barber/shop 4'])
  cache.purgeBarber('a')
  expect(await readAll()).toEqual(['/ 1', '/barber/a 5', '/barber/b 3', '/barber/shop 6'])
  cache.clear()
  expect(await read('/')).toBe('/ 7')
})

test('new figures purge the pages that show them', async () => {
  const { cache } = openCache()
  const read = async (key: string, text: string, topics: PublicTopic[]) =>
    (await cache.get(key, async () => pageOf(text, topics))).html.toString()
  await read('/', 'old', ['settings', 'stats'])
  await read('/terms', 'old', ['settings'])
  cache.purgeTopic('stats')
  expect(await read('/', 'new', [])).toBe('new')
  expect(await read('/terms', 'new', [])).toBe('old')
})

test('pages that were purged are counted', async () => {
  const purges = async () =>
    (await pageCache.get()).values.find(({ labels }) => labels.outcome === 'purge')?.value ?? 0
  const { cache, read } = openCache()
  for (const [key, tag] of Object.entries({ '/a': 'a', '/b': 'b', '/b?page=2': 'b' }))
    await read(key, tag)
  const before = await purges()
  cache.purgeBarber('b')
  expect(await purges()).toBe(before + 2)
  cache.purgeTopic('stats')
  expect(await purges()).toBe(before + 2)
  cache.clear()
  expect(await purges()).toBe(before + 3)
})

test('no page is older than a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { read } = openCache()
  const readAfter = async (seconds: number) => {
    vi.setSystemTime(began + seconds * 1000)
    return read('/')
  }
  const began = Date.now()
  expect(await readAfter(0)).toBe('/ 1')
  expect(await readAfter(44)).toBe('/ 1')
  // Rendered again while the old one is still good enough.
  expect(await readAfter(46)).toBe('/ 1')
  await nextTurn()
  expect(await readAfter(59)).toBe('/ 2')
  expect(await readAfter(46 + 61)).toBe('/ 3')
})

test('invented addresses push out only each other', async () => {
  const { read } = openCache({ max: 5, maxSearches: 5, freshMs: 60_000, staleMs: 0 })
  await read('/')
  for (let n = 0; n < 50; n++) await read(`/explore?q=${n}`)
  expect(await read('/')).toBe('/ 1')
  expect(await read('/explore?q=49')).toBe('/explore?q=49 51')
  expect(await read('/explore?q=0')).toBe('/explore?q=0 52')
})

test('the page that nobody has asked for the longest makes room', async () => {
  const { read } = openCache({ max: 3, maxSearches: 0, freshMs: 60_000, staleMs: 0 })
  for (const key of ['/', '/a', '/b', '/', '/c', '/', '/d']) await read(key)
  expect(await read('/')).toBe('/ 1')
  expect(await read('/a')).toBe('/a 6')
})

test('a page whose barbers are not known yet is not kept after any change', async () => {
  const { cache, read } = openCache()
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const early = cache.get(
    '/barber/a',
    async () => pageOf('old'),
    () => promise,
  )
  cache.purgeBarber('b')
  resolve(['a'])
  expect((await early).html.toString()).toBe('old')
  expect(await read('/barber/a', 'a')).toBe('/barber/a 1')
})

test('nor one whose barbers cannot be read', async () => {
  const { cache, read } = openCache()
  const away = () => Promise.reject(new Error('away'))
  const page = await cache.get('/barber/a', async () => pageOf('old'), away)
  expect(page.html.toString()).toBe('old')
  expect(await read('/barber/a', 'a')).toBe('/barber/a 1')
})

type Cache = ReturnType<typeof createHtmlCache>

test.each<[what: string, purge: (cache: Cache) => void]>([
  ['change of its barber', (cache) => cache.purgeBarber('a')],
  ['new figure of the platform', (cache) => cache.purgeTopic('stats')],
  ['change of everything', (cache) => cache.clear()],
])('what was read before a %s is not kept', async (_, purge) => {
  const { cache } = openCache()
  const { promise, resolve } = Promise.withResolvers<Page>()
  const tagsOf = async () => ['a']
  const early = cache.get('/barber/a', () => promise, tagsOf)
  await tagsOf()
  purge(cache)
  resolve(pageOf('old'))
  expect((await early).html.toString()).toBe('old')
  const late = await cache.get('/barber/a', async () => pageOf('new'), tagsOf)
  expect(late.html.toString()).toBe('new')
})

test('a rendering that fails is tried again', async () => {
  const { cache, read } = openCache()
  await expect(cache.get('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await read('/')).toBe('/ 1')
})

test('a page is tagged by the profile or the shop in its address', async () => {
  const [one, two] = [await list('One'), await list('Two')]
  for (const { id, barber } of [one, two]) expect(await listBarbersAt(db, id)).toEqual([barber.id])
  const shop = await db
    .insertInto('shops')
    .values({ name: 'Both', address: '1 Main St', ownerId: one.barber.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('barberProfiles')
    .set({ shopId: shop.id })
    .where('id', '=', profileId.parse(two.id))
    .execute()
  expect((await listBarbersAt(db, shop.id)).sort()).toEqual([one.barber.id, two.barber.id].sort())
  expect(await listBarbersAt(db, '00000000-0000-4000-8000-000000000000')).toEqual([])
  expect(await listBarbersAt(db, 'marcus')).toEqual([])
})
