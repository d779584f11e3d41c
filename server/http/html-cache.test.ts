import { expect, test } from 'vitest'
import { createHtmlCache, type Page } from './html-cache.ts'
import { ownerOf } from '#server/features/businesses/service.ts'
import { list } from '#tests/listing.ts'
import { db } from '#tests/world.ts'

const pageOf = (text: string) => ({ status: 200, html: Buffer.from(text) }) as Page

function openCache() {
  const cache = createHtmlCache({ max: 10, freshMs: 60_000, staleMs: 60_000 })
  let renderings = 0
  const read = async (key: string, tag?: string) =>
    (await cache.get(key, async () => pageOf(`${key} ${++renderings}`), tag)).html.toString()
  return { cache, read }
}

test('a purge of one barber leaves all other pages as they are', async () => {
  const { cache, read } = openCache()
  const before = [await read('/'), await read('/barber/a', 'a'), await read('/barber/b', 'b')]
  cache.purge('a')
  const after = [await read('/'), await read('/barber/a', 'a'), await read('/barber/b', 'b')]
  expect(before).toEqual(['/ 1', '/barber/a 2', '/barber/b 3'])
  expect(after).toEqual(['/ 1', '/barber/a 4', '/barber/b 3'])
  cache.clear()
  expect(await read('/')).toBe('/ 5')
})

test.each(['purge', 'clear'] as const)('what was read before a %s is not kept', async (how) => {
  const { cache } = openCache()
  const { promise, resolve } = Promise.withResolvers<Page>()
  const early = cache.get('/barber/a', () => promise, 'a')
  cache[how]('a')
  resolve(pageOf('old'))
  expect((await early).html.toString()).toBe('old')
  const late = await cache.get('/barber/a', async () => pageOf('new'), 'a')
  expect(late.html.toString()).toBe('new')
})

test('a rendering that fails is tried again', async () => {
  const { cache, read } = openCache()
  await expect(cache.get('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await read('/')).toBe('/ 1')
})

test('the pages of a barber are tagged by the profile id in their address', async () => {
  const shops = [await list('One'), await list('Two')]
  for (const { id, barber } of shops) expect(await ownerOf(db, id)).toBe(barber.id)
  expect(await ownerOf(db, '00000000-0000-4000-8000-000000000000')).toBeUndefined()
  expect(await ownerOf(db, 'marcus')).toBeUndefined()
})
