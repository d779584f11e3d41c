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

  const { reading } = await guest.search.barbers({ q: 'fadde' })
  expect(reading?.chips).toMatchObject([{ kind: 'style', names: [{ en: 'Fade' }], without: '' }])
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
  expect(card?.openings.every(({ serviceIds }) => serviceIds[0] === montrose.services[1])).toBe(
    true,
  )
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

test('a style is found by what a service is, and the card books exactly that', async () => {
  const found = await guest.search.barbers({ q: 'skin fade' })
  expect(found.barbers.map(({ shopName }) => shopName)).toEqual(['Heights Blades'])
  const [card] = found.barbers
  expect(card?.matched).toMatchObject({ services: [{ name: 'Skin fade' }], priceCents: 4000 })
  expect(card?.openings[0]?.serviceIds).toEqual([heights.services[0]])
  expect(await names({ q: 'kids' })).toEqual(['Café Montrosé'])
  expect(await names({ style: 'beard' })).toEqual(['Café Montrosé'])
  expect(await names({ style: 'nothing-known' })).toHaveLength(3)
})

test('who offers a style by name comes before who only has its category', async () => {
  await list('Best Of All', {
    services: [['House special', 'Fades', 20, 30]],
    profile: { averageRating: 5, totalReviews: 900 },
  })
  const found = await guest.search.barbers({ q: 'fade' })
  expect(found).toMatchObject({ total: 3, named: 2 })
  expect(found.barbers.at(-1)?.shopName).toBe('Best Of All')
})

test('nobody lists it: who mentions it, said as such', async () => {
  await db
    .updateTable('barberProfiles')
    .set({ bio: 'Ask me about locs.' })
    .where('id', '=', alief.id)
    .execute()
  const found = await guest.search.barbers({ q: 'dreads' })
  expect(found).toMatchObject({ total: 1, isMention: true })
  expect(await guest.search.barbers({ q: 'cornrows' })).toMatchObject({
    total: 0,
    isMention: false,
    without: [{ by: 'category', chip: 0, total: 3 }],
  })
})

test('a sentence filters, and what is picked wins over it', async () => {
  const q = 'fade near the heights under 45'
  const found = await guest.search.barbers({ q })
  expect(found.barbers.map(({ shopName }) => shopName)).toEqual(['Heights Blades'])
  expect(found.reading?.chips.map(({ kind }) => kind)).toEqual(['style', 'place', 'price'])
  expect(found.reading?.chips[1]?.without).toBe('fade under 45')
  expect(found.place?.name).toBe('The Heights')
  expect(await names({ q, priceMaxCents: 3500 })).toEqual([])
  expect(await names({ q, near: 'Alief', sort: 'nearest' })).toEqual([
    'Alief Classic',
    'Heights Blades',
  ])
  expect(await names({ q: 'fade or beard, cheap' })).toHaveLength(3)
})

test('a circle around a place in the words is 5 miles, and 10 when few are found', async () => {
  expect((await guest.search.barbers({ near: 'Midtown' })).reach).toBeNull()
  const near = await guest.search.barbers({ q: 'fade midtown' })
  expect(near.reach).toEqual({ miles: 5, isWidened: false })
  for (let count = 0; count < 3; count++) await list(`West ${count}`, { spot: [29.75, -95.5] })
  const wide = await guest.search.barbers({ q: 'fade midtown' })
  expect(wide.reach).toEqual({ miles: 10, isWidened: true })
  expect(wide.total).toBe(near.total + 3)
  for (let count = 0; count < 5; count++) await list(`Close ${count}`, { spot: [29.742, -95.378] })
  expect((await guest.search.barbers({ q: 'fade midtown' })).reach).toEqual({
    miles: 5,
    isWidened: false,
  })
})

test('two services together have their sum, one that is both comes alone', async () => {
  const both = await list('Both', {
    services: [
      ['Fade', 'Fades', 30, 30],
      ['Beard trim', 'Beard', 15, 15],
      ['Fade and beard', 'Fades', 40, 45],
    ],
  })
  const one = (await guest.search.barbers({ q: 'fade and beard' })).barbers[0]
  expect(one?.matched?.services.map(({ id }) => id)).toEqual([both.services[2]])
  const apart = await list('Apart', {
    services: [
      ['Taper', 'Fades', 30, 30],
      ['Beard trim', 'Beard', 15, 15],
    ],
  })
  const two = (await guest.search.barbers({ q: 'taper and beard' })).barbers[0]
  expect(two?.matched).toMatchObject({ priceCents: 4500 })
  expect(two?.matched?.services.map(({ id }) => id)).toEqual(apart.services)
})

test('tonight, tomorrow and the weekend are days of the city', async () => {
  const dayOf = async (when: 'tonight' | 'tomorrow' | 'weekend') => {
    const { barbers } = await guest.search.barbers({ when })
    return barbers.flatMap(({ openings }) =>
      openings.map(({ startsAt }) => houston.dayOf(Date.parse(startsAt) / 60_000)),
    )
  }
  expect(new Set(await dayOf('tomorrow'))).toEqual(new Set([today + 1]))
  for (const day of await dayOf('tonight')) expect(day).toBe(today)
  // Day 0 was a Thursday.
  for (const day of await dayOf('weekend')) expect([2, 3]).toContain(day % 7)
})

test('suggestions complete the last words', async () => {
  const names = async (q: string) =>
    (await guest.search.suggest({ q })).map(({ kind, head, name }) => [kind, head + name.en])
  expect(await names('fade near mon')).toContainEqual(['place', 'fade near Montrose'])
  expect(await names('ski')).toContainEqual(['style', 'Skin fade'])
  expect(await names('heights bl')).toContainEqual(['shop', 'Heights Blades'])
  expect(await names('degrad')).toContainEqual(['style', 'Fade'])
  expect((await guest.search.suggest({ q: 'alief cl' }))[0]?.profileId).toBe(alief.id)
  expect((await names('')).length).toBeGreaterThan(0)
  expect(await names('zzzzqq')).toEqual([])
})
