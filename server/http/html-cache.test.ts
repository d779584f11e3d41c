import { expect, test } from 'vitest'
import { profileId } from '#contract/ids.ts'
import { createHtmlCache, type Page } from './html-cache.ts'
import { listBarbersAt } from '#server/features/businesses/service.ts'
import { list } from '#tests/listing.ts'
import { db } from '#tests/world.ts'

const pageOf = (text: string) => ({ status: 200, html: Buffer.from(text) }) as Page

function openCache() {
  const cache = createHtmlCache({ max: 10, freshMs: 60_000, staleMs: 60_000 })
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
  cache.purge('a')
  expect(await readAll()).toEqual(['/ 1', '/barber/a 5', '/barber/b 3', '/barber/shop 6'])
  cache.clear()
  expect(await read('/')).toBe('/ 7')
})

test('a page whose barbers are not known yet is not kept after any change', async () => {
  const { cache, read } = openCache()
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const early = cache.get(
    '/barber/a',
    async () => pageOf('old'),
    () => promise,
  )
  cache.purge('b')
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

test.each(['purge', 'clear'] as const)('what was read before a %s is not kept', async (how) => {
  const { cache } = openCache()
  const { promise, resolve } = Promise.withResolvers<Page>()
  const tagsOf = async () => ['a']
  const early = cache.get('/barber/a', () => promise, tagsOf)
  await tagsOf()
  cache[how]('a')
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
