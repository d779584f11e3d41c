// A second city with its own places, made here.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const guest = as(null)
const center = { latitude: 39.7392, longitude: -104.9903 }

const { id: cityId } = await db
  .insertInto('cities')
  .values({ name: 'Denver', state: 'CO', timeZone: 'America/Denver', ...center })
  .returning('id')
  .executeTakeFirstOrThrow()
await db
  .insertInto('cityPlaces')
  .values([
    { cityId, kind: 'neighborhood', name: 'Five Points', latitude: 39.755, longitude: -104.978 },
    { cityId, kind: 'neighborhood', name: 'Downtown', latitude: 39.745, longitude: -104.993 },
    { cityId, kind: 'zip', name: '80205', latitude: 39.7585, longitude: -104.966 },
  ])
  .execute()

afterAll(async () => {
  await db.deleteFrom('services').execute()
  await db.deleteFrom('barberProfiles').execute()
  await db.deleteFrom('cities').where('id', '=', cityId).execute()
})

beforeEach(async () => {
  await db.deleteFrom('services').execute()
  await db.deleteFrom('barberProfiles').execute()
  await list('Bayou Fades', { spot: [29.76, -95.37], profile: { averageRating: 5 } })
  await list('Mile High Fades', { spot: [39.755, -104.978], profile: { cityId } })
  await list('Foothill Cuts', { spot: [39.6, -105.1], profile: { cityId } })
})

type Asked = Parameters<typeof guest.search.barbers>[0]

async function names(asked: Asked) {
  const { barbers } = await guest.search.barbers(asked)
  return barbers.map(({ shopName }) => shopName)
}

// On a sphere.
function milesBetween(from: typeof center, to: typeof center) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const turn = radians(to.longitude - from.longitude)
  return 3958.8 * Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn))
}

test('its neighborhoods and ZIP codes lead to its barbers, with the right distances', async () => {
  const inDenver = ['Mile High Fades', 'Foothill Cuts']
  expect(await names({ city: 'denver', sort: 'nearest' })).toEqual(inDenver)
  expect(await names({ near: 'Five Points', sort: 'nearest' })).toEqual(inDenver)
  expect(await names({ near: '80205', distanceMiles: 5 })).toEqual(['Mile High Fades'])
  expect(await names({ latitude: 39.61, longitude: -105.1, sort: 'nearest' })).toEqual(
    inDenver.toReversed(),
  )

  const { barbers, place } = await guest.search.barbers({ city: 'Denver', sort: 'nearest' })
  expect(place).toEqual({ name: 'Denver', ...center })
  for (const { distanceMiles, latitude, longitude } of barbers)
    expect(distanceMiles).toBeCloseTo(milesBetween(center, { latitude, longitude }), 0.5)
})

test('a name that two cities have is meant in the default city, unless the other is named', async () => {
  const placeNear = async (asked: Asked) => (await guest.search.barbers(asked)).place
  expect(await placeNear({ near: 'Downtown' })).toMatchObject({ latitude: 29.759 })
  expect(await placeNear({ near: 'Downtown', city: 'Denver' })).toMatchObject({ latitude: 39.745 })
  expect(await placeNear({ near: 'Downtown, Denver' })).toMatchObject({ latitude: 39.745 })

  const suggested = (await guest.search.places({ q: 'downt' })).map(({ name }) => name)
  expect(suggested.slice(0, 2)).toEqual(['Downtown', 'Downtown, Denver'])
})

test('the name of a city among the words narrows the search to it', async () => {
  expect(await names({ q: 'haircut denver co' })).toHaveLength(2)
  expect(await names({ q: 'haircut houston' })).toEqual(['Bayou Fades'])
})

test('the map is centered on the default city, or on the city around a spot', async () => {
  const home = await guest.search.city({})
  expect(home).toMatchObject({ name: 'Houston', latitude: 29.7604, longitude: -95.3698 })
  expect(home.neighborhoods[0]?.name).toBe('Downtown')
  expect(home.drawing?.freeways.length).toBeGreaterThan(10)

  const denver = await guest.search.city({ latitude: 39.6, longitude: -105.1 })
  expect(denver).toMatchObject({ name: 'Denver', ...center, drawing: null })
  expect(denver.neighborhoods.map(({ name }) => name)).toEqual(['Downtown', 'Five Points'])
  const [west, south, east, north] = denver.bounds
  expect([west + east, south + north].map((sum) => sum / 2)).toEqual([
    expect.closeTo(center.longitude),
    expect.closeTo(center.latitude),
  ])
})

test('a city that is switched off has no places', async () => {
  await db.updateTable('cities').set({ isActive: false }).where('id', '=', cityId).execute()
  expect((await guest.search.city(center)).name).toBe('Houston')
  expect((await guest.search.barbers({ near: 'Five Points' })).place).toBeNull()
  await db.updateTable('cities').set({ isActive: true }).where('id', '=', cityId).execute()
})

test('a barber is in the city around their pin, and nowhere else', async () => {
  const barber = await make.person('barber')
  const me = as(barber)
  const profile = () =>
    db
      .selectFrom('barberProfiles')
      .select(['cityId', 'neighborhood', 'zip', 'latitude'])
      .where('userId', '=', barber.id)
      .executeTakeFirstOrThrow()
  const address = '2600 Welton St, Denver, CO 80205'
  expect(await me.setup.locate({ address })).toMatchObject({ kind: 'zip', latitude: 39.7585 })
  expect(await me.setup.locate({ address: '1 Five Points Plaza, Denver' })).toMatchObject({
    kind: 'neighborhood',
    name: 'Five Points, Denver',
  })

  const spot = { latitude: 39.7585, longitude: -104.966 }
  await me.setup.save({ kind: 'solo', shopName: 'Welton Cuts', address })
  expect((await profile()).cityId).not.toBe(cityId)
  const outside = await me.setup.save({ latitude: 47.6, longitude: -122.3 })
  expect(outside.missing.business).toEqual(['pin'])
  expect((await profile()).latitude).toBeNull()

  const { missing } = await me.setup.save(spot)
  expect(missing.business).toEqual([])
  expect(await profile()).toEqual({
    cityId,
    neighborhood: 'Five Points',
    zip: '80205',
    latitude: spot.latitude,
  })
})

test('a shop cannot ask to move to where there is no city', async () => {
  const { barber } = await list('Staying Put')
  const asked = {
    place: 'barber' as const,
    shopName: 'Staying Put',
    address: '1 Pike Pl, Seattle 98101',
  }
  const change = as(barber).shop.askChange({ ...asked, latitude: 47.6, longitude: -122.3 })
  await expect(change).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { latitude: 'Please put the pin where your door is' },
  })
})
