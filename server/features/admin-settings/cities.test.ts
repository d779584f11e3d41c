// Cities: added, opened, closed and moved to another time zone, with what follows from it.
import { expect, test } from 'vitest'
import { at, book } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { change, owner, reason, sections } from './settings.test.kit.ts'

const cities = as(owner).adminCities
const tulsa = {
  name: 'Tulsa',
  state: 'ok',
  latitude: 36.154,
  longitude: -95.9928,
  timeZone: 'America/Chicago',
  isActive: false,
}

async function find(id: string) {
  const { barbers, upcoming, isDefault, ...city } = (await cities.list()).find(
    (each) => each.id === id,
  )!
  return { city, numbers: { barbers, upcoming, isDefault } }
}

const defaultId = async () => (await cities.list()).find(({ isDefault }) => isDefault)!.id

test('a city is added closed, opened, and visitors have it then', async () => {
  const { id } = await cities.create({ ...tulsa, reason })
  const { city, numbers } = await find(id)
  expect(city).toEqual({ ...tulsa, state: 'OK', id, version: 0 })
  expect(numbers).toEqual({ barbers: 0, upcoming: 0, isDefault: false })
  const open = () =>
    db.selectFrom('cities').select('name').where('isActive', '=', true).orderBy('name').execute()
  expect(await open()).not.toContainEqual({ name: 'Tulsa' })
  await cities.save({ ...city, isActive: true, reason })
  expect(await open()).toContainEqual({ name: 'Tulsa' })
  await expect(cities.create({ ...tulsa, reason })).rejects.toMatchObject({ code: 'CITY_EXISTS' })
  await expect(cities.save({ ...city, latitude: 36, reason })).rejects.toMatchObject({
    code: 'SETTINGS_CHANGED',
  })
  const actions = await db
    .selectFrom('auditLog')
    .select(['action', 'reason'])
    .where('entityId', '=', id)
    .orderBy('id')
    .execute()
  expect(actions).toEqual([
    { action: 'add-city', reason },
    { action: 'save-city', reason },
  ])
})

test('the time zone stays while someone is booked there, and the center does not', async () => {
  const shop = await list('Third Ward Cuts', { hours: [540, 1020] })
  const { id: bookingId } = await book(await make.person('client'), shop, at(2, 600))
  const id = await defaultId()
  const { city, numbers } = await find(id)
  expect(numbers).toMatchObject({ barbers: 1, upcoming: 1, isDefault: true })
  await expect(cities.save({ ...city, timeZone: 'America/Denver', reason })).rejects.toMatchObject({
    code: 'CITY_IN_USE',
  })
  await cities.save({ ...city, latitude: 29.8, reason })
  await db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', bookingId)
    .execute()
  const now = (await find(id)).city
  expect(now).toMatchObject({ latitude: 29.8, version: 1, timeZone: 'America/Chicago' })
  await cities.save({ ...now, timeZone: 'America/Denver', reason })
  expect((await find(id)).city.timeZone).toBe('America/Denver')

  const [, , first] = await as(owner).adminSettings.history({ subject: id })
  await as(owner).adminSettings.restore({ id: first!.id, version: 2, reason: 'Back to the start' })
  expect((await find(id)).city).toEqual({ ...city, version: 3 })
})

test('closing a city unlists its barbers; the default city stays open and takes its name along', async () => {
  const id = await defaultId()
  const { city } = await find(id)
  await expect(cities.save({ ...city, isActive: false, reason })).rejects.toMatchObject({
    code: 'DEFAULT_CITY',
  })
  await cities.save({ ...city, name: 'Space City', reason })
  expect((await sections()).site.values.cityDefault).toBe('Space City')
  expect((await as(null).settings.read()).cityDefault).toBe('Space City')
  const { version } = (await find(id)).city
  await cities.save({ ...city, version, reason })
  expect((await as(null).settings.read()).cityDefault).toBe(city.name)

  const { id: other } = await cities.create({ ...tulsa, name: 'Norman', isActive: true, reason })
  const shop = await list('Elsewhere', { hours: [540, 1020] })
  await db.updateTable('barberProfiles').set({ cityId: other }).where('id', '=', shop.id).execute()
  expect((await as(null).barbers.profile({ id: shop.id })).shopName).toBe('Elsewhere')
  const norman = (await find(other)).city
  await cities.save({ ...norman, isActive: false, reason })
  expect((await find(other)).numbers.barbers).toBe(1)
  await expect(
    as(null).bookings.slots({ profileId: shop.id, services: shop.services.join(','), days: 3 }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an earlier version of the settings follows its default city through a new name', async () => {
  const [early, late] = ['Please cancel a day before.', 'Please cancel two days before.']
  await change.site({ cancellationPolicyText: early })
  await change.site({ cancellationPolicyText: late })
  const id = await defaultId()
  const { city } = await find(id)
  await cities.save({ ...city, name: 'Bayou City', reason })
  const [current, earlier] = await as(owner).adminSettings.history({ subject: 'site' })
  await as(owner).adminSettings.restore({ id: earlier!.id, version: current!.version, reason })
  expect((await sections()).site.values).toMatchObject({
    cityDefault: 'Bayou City',
    cancellationPolicyText: early,
  })

  const { id: other } = await cities.create({ ...tulsa, name: 'Ponca', isActive: true, reason })
  await change.site({ cityDefault: 'Ponca' })
  await change.site({ cityDefault: 'Bayou City' })
  await cities.save({ ...(await find(other)).city, isActive: false, reason })
  const [now, closed] = await as(owner).adminSettings.history({ subject: 'site' })
  const back = { id: closed!.id, version: now!.version, reason }
  await expect(as(owner).adminSettings.restore(back)).rejects.toMatchObject({ code: 'CITY_CLOSED' })
  await cities.save({ ...(await find(id)).city, name: city.name, reason })
})

test.each([
  ['timeZone', 'Mars/Olympus', 'Choose a time zone'],
  ['timeZone', 'CST', 'Choose a time zone'],
  ['state', 'Texas', 'Enter the two letters of the state'],
  ['latitude', 91, 'Enter a latitude from -90 to 90'],
  ['name', ' ', 'Name must be at least 2 characters'],
])('%s %j is refused at its field', async (field, value, message) => {
  await expect(cities.create({ ...tulsa, [field]: value, reason })).rejects.toMatchObject({
    fields: { [field]: message },
  })
})

test('a city that does not exist is not found', async () => {
  const missing = { ...tulsa, id: '00000000-0000-7000-8000-000000000000', version: 0, reason }
  await expect(cities.save(missing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a city is one in any case of letters, and its time zone has the usual spelling', async () => {
  const waco = { ...tulsa, name: 'Waco', state: 'TX', reason }
  const { id } = await cities.create({ ...waco, timeZone: 'america/CHICAGO' })
  const { city } = await find(id)
  expect(city.timeZone).toBe('America/Chicago')
  const taken = { code: 'CITY_EXISTS' }
  await expect(cities.create({ ...waco, name: 'WACO' })).rejects.toMatchObject(taken)
  const { id: other } = await cities.create({ ...waco, name: 'Waxahachie' })
  const renamed = { ...(await find(other)).city, name: 'wACO', reason }
  await expect(cities.save(renamed)).rejects.toMatchObject(taken)
  await expect(cities.save({ ...city, timeZone: 'AMERICA/chicago', reason })).rejects.toMatchObject(
    { code: 'NOTHING_CHANGED' },
  )
})
