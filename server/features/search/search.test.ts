import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { list, type Listed } from '#tests/listing.ts'
import { as, db } from '#tests/world.ts'
import { houston } from '#tests/zones.ts'

const guest = as(null)
const today = houston.dayOf(Math.ceil(Date.now() / 60_000))

let heights: Listed
let montrose: Listed
let alief: Listed

beforeEach(async () => {
  await db.deleteFrom('bookings').execute()
  await db.deleteFrom('barberBadges').execute()
  await db.deleteFrom('services').execute()
  await db.deleteFrom('barberProfiles').execute()
  heights = await list('Heights Blades', {
    spot: [29.796, -95.398],
    services: [['Skin fade', 'Fades', 40, 45]],
    profile: { averageRating: 4.9, totalReviews: 40, neighborhood: 'The Heights', zip: '77008' },
  })
  montrose = await list('Café Montrosé', {
    spot: [29.744, -95.396],
    services: [
      ['Beard trim', 'Beard', 20, 20],
      ['Kids cut', 'Kids', 25, 30],
    ],
    profile: { averageRating: 4.2, totalReviews: 10, languages: ['en', 'es'], accessible: true },
  })
  alief = await list('Alief Classic', {
    spot: [29.696, -95.59],
    services: [['Fade and line-up', 'Fades', 30, 30]],
    profile: { averageRating: 5, totalReviews: 2 },
  })
})

type Asked = Parameters<typeof guest.search.barbers>[0]

async function names(asked: Asked) {
  const { barbers } = await guest.search.barbers(asked)
  return barbers.map(({ shopName }) => shopName)
}

test('words are found without accents, in any case, with a letter wrong', async () => {
  expect(await names({ q: 'cafe MONTROSE' })).toEqual(['Café Montrosé'])
  expect(new Set(await names({ q: 'fadde' }))).toEqual(new Set(['Heights Blades', 'Alief Classic']))
  expect(await names({ q: 'barbr' })).toHaveLength(3)
  expect(await names({ q: 'barbr alief' })).toEqual(['Alief Classic'])
  expect(await names({ q: 'barba' })).toEqual(['Café Montrosé'])
  expect(await names({ q: 'zzzz' })).toEqual([])

  expect(await guest.search.barbers({ q: 'fadde' })).toMatchObject({ readAs: 'fade' })
  expect(await guest.search.barbers({ q: 'Fad' })).toMatchObject({ readAs: null })
})

test('a city without barbers has no results and offers other cities', async () => {
  const found = await guest.search.barbers({ city: 'Dallas' })
  expect(found).toMatchObject({ total: 0, barbers: [], blockedBy: 'place' })
  expect(found.nearest).toHaveLength(3)
  expect(
    (await guest.search.map({ city: 'Dallas', bounds: '-96,29,-95,30', zoom: 10 })).total,
  ).toBe(0)
  expect(await names({ city: 'houston' })).toHaveLength(3)
  // A neighborhood in the `city` parameter becomes the center of the search.
  expect(await names({ city: 'Montrose' })).toHaveLength(3)
})

test('each filter leaves out who does not fit', async () => {
  expect(await names({ category: 'Kids' })).toEqual(['Café Montrosé'])
  expect(await names({ ratingMin: 4.9, sort: 'rating' })).toEqual([
    'Alief Classic',
    'Heights Blades',
  ])
  expect(await names({ priceMaxCents: 2000 })).toEqual(['Café Montrosé'])
  // Filters by the price of the requested category only.
  expect(await names({ priceMaxCents: 2000, category: 'Kids' })).toEqual([])
  expect(await names({ language: 'es' })).toEqual(['Café Montrosé'])
  expect(await names({ accessible: true })).toEqual(['Café Montrosé'])
  expect(await names({ near: '77008', distanceMiles: 2 })).toEqual(['Heights Blades'])
  expect(await names({ bounds: '-95.62,29.68,-95.55,29.72' })).toEqual(['Alief Classic'])
  expect(await names({ city: 'Houston' })).toHaveLength(3)
})

test('the order is the one that is asked for', async () => {
  expect(await names({ sort: 'rating' })).toEqual([
    'Alief Classic',
    'Heights Blades',
    'Café Montrosé',
  ])
  expect(await names({ sort: 'price' })).toEqual([
    'Café Montrosé',
    'Alief Classic',
    'Heights Blades',
  ])
  expect(await names({ sort: 'nearest', near: 'montrose' })).toEqual([
    'Café Montrosé',
    'Heights Blades',
    'Alief Classic',
  ])
})

test('a barber who is not approved, not active, or whose license has expired is not found', async () => {
  await db
    .updateTable('barberProfiles')
    .set({ approvalStatus: 'suspended' })
    .where('id', '=', heights.id)
    .execute()
  await db
    .updateTable('barberProfiles')
    .set({ isActive: false })
    .where('id', '=', alief.id)
    .execute()
  await db
    .updateTable('barberProfiles')
    .set({ licenseExpiresOn: '2026-01-01' })
    .where('id', '=', montrose.id)
    .execute()
  expect(await names({})).toEqual([])
})

test('the next three openings are those of the service that is asked for', async () => {
  const { barbers } = await guest.search.barbers({ category: 'Kids' })
  const [card] = barbers
  expect(card?.openings).toHaveLength(3)
  expect(card?.openings.every(({ serviceId }) => serviceId === montrose.services[1])).toBe(true)
  expect(card?.nextOpening).toBe(card?.openings[0]?.startsAt)
})

test('an opening at a time of a day: who is booked out then is not found', async () => {
  const day = today + 3
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
  const asked: Asked = { date, timeFrom: '15:00', timeTo: '18:00' }
  expect(await names(asked)).toHaveLength(3)

  const from = houston.toInstant(day * 1440 + 14 * 60)
  await heights.book(from, 4 * 60)
  expect(new Set(await names(asked))).toEqual(new Set(['Café Montrosé', 'Alief Classic']))
  // All other barbers' slots are inside the window.
  const { barbers } = await guest.search.barbers(asked)
  for (const { openings } of barbers)
    for (const { startsAt } of openings) {
      const minute = houston.toLocal(Date.parse(startsAt) / 60_000) % 1440
      expect(minute).toBeGreaterThanOrEqual(15 * 60)
      expect(minute).toBeLessThan(18 * 60)
    }
})

test('nothing fits: the filter that blocks is named, and the nearest without it are shown', async () => {
  const found = await guest.search.barbers({ category: 'Fades', language: 'fr', near: 'Alief' })
  expect(found.barbers).toEqual([])
  expect(found.blockedBy).toBe('language')
  expect(found.nearest.map(({ shopName }) => shopName)).toEqual(['Alief Classic', 'Heights Blades'])
})

test('pages hold 24, and together everyone once', async () => {
  for (let count = 0; count < 27; count++)
    await list(`Chair ${count}`, { spot: [29.7, -95.4 + count / 1000] })
  const first = await guest.search.barbers({ page: 1 })
  const second = await guest.search.barbers({ page: 2 })
  expect([first.total, first.pages, first.barbers.length]).toEqual([30, 2, 24])
  const ids = [...first.barbers, ...second.barbers].map(({ id }) => id)
  expect(new Set(ids).size).toBe(30)
})

test('a map seen from afar shows numbers, from near everyone', async () => {
  const bounds = '-96,29,-95,30.5'
  const far = await guest.search.map({ bounds, zoom: 8 })
  expect(far.clusters.reduce((sum, { count }) => sum + count, far.pins.length)).toBe(3)
  expect(far.clusters.length).toBeGreaterThan(0)
  const near = await guest.search.map({ bounds, zoom: 17 })
  expect(near.pins.map(({ id }) => id).sort()).toEqual([heights.id, montrose.id, alief.id].sort())
})

test('places are suggested by how they begin, with a letter wrong too', async () => {
  expect((await guest.search.places({ q: 'montr' }))[0]?.name).toBe('Montrose')
  expect((await guest.search.places({ q: 'heigts' }))[0]?.name).toBe('The Heights')
  expect((await guest.search.places({ q: '7700' })).map(({ kind }) => kind)).toContain('zip')
})

test('only a listed barber with services has a card', async () => {
  expect(await guest.search.card({ id: heights.id })).toMatchObject({ shopName: 'Heights Blades' })
  const idle = await list('Nothing yet')
  await db.deleteFrom('services').where('barberId', '=', idle.barber.id).execute()
  for (const id of [idle.id, randomUUID()])
    await expect(guest.search.card({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
