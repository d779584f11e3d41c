// Someone who has another booking around the time is booked only with a word about it.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, newestAudit } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, make } from '#tests/world.ts'

const support = await make.admin('support')
const desk = as(support).bookingDesk
const shop = await list('Sunset Fades')
const other = await list('Heights Cuts')
const busy = { code: 'CLIENT_BUSY' }
const reason = 'One is for their son'
let day = 2
let client: Actor

beforeEach(async () => {
  day++
  client = await make.person('client')
})

const at10 = () => at(day, 600)
const wanted = (startsAt: string, { id, services } = shop) => ({
  clientId: client.id,
  guest: null,
  profileId: id,
  serviceIds: services.slice(0, 1),
  professionalId: null,
  startsAt,
  reason,
})

const around = async (startsAt: string) => {
  const { profileId, serviceIds } = wanted(startsAt)
  const services = serviceIds.join(',')
  return (await desk.around({ clientId: client.id, profileId, services, startsAt })).bookings
}

test('a client with another appointment at that time is booked when both are wanted', async () => {
  const { id, bookingNumber, startsAt } = await book(client, other, at10())
  const timeZone = 'America/Chicago'
  const known = { id, bookingNumber, startsAt, shopName: 'Heights Cuts', timeZone }
  expect(await around(at10())).toEqual([known])
  await expect(desk.create(wanted(at10()))).rejects.toMatchObject(busy)
  const both = await desk.create({ ...wanted(at10()), isDouble: true })
  expect(await newestAudit(both.id)).toMatchObject({ reason, after: { isDouble: true } })
  const { events } = await as(support).adminBookings.trail({ id: both.id })
  expect(events).toContainEqual(expect.objectContaining({ event: 'booked_beside', reason }))
})

test('two barbers need the hours between them, one barber does not', async () => {
  await book(client, other, at10())
  await expect(desk.create(wanted(at(day, 690)))).rejects.toMatchObject(busy)
  expect(await around(at(day, 705))).toHaveLength(1)
  expect(await around(at(day, 720))).toEqual([])
  const later = await desk.create({ ...wanted(at(day, 720)), isDouble: true })
  // Nothing was in the way, so nothing is written down.
  expect(await newestAudit(later.id)).toMatchObject({ after: { isDouble: false } })
  expect(await desk.create(wanted(at(day, 780)))).toMatchObject({ status: 'confirmed' })
})

test('at one barber, only the same time is in the way', async () => {
  const { endsAt } = await desk.create(wanted(at10()))
  expect(await around(at(day, 585))).toHaveLength(1)
  expect(await around(at(day, 615))).toHaveLength(1)
  expect(await around(endsAt)).toEqual([])
  expect(await around(at(day, 540))).toEqual([])
})

test('a canceled one is not in the way', async () => {
  const { id, version } = await book(client, other, at10())
  await as(client).bookings.move({ id, version, move: 'cancel' })
  expect(await desk.create(wanted(at10()))).toMatchObject({ status: 'confirmed' })
})

test('a guest is known by email or by phone', async () => {
  const guest = { name: 'Rosa Vega', phone: '(713) 555-0155', email: 'vega@example.com' }
  const asGuest = (each: object, listed = shop) =>
    desk.create({ ...wanted(at10(), listed), clientId: null, guest: { ...guest, ...each } })
  await asGuest({}, other)
  await expect(asGuest({ phone: '' })).rejects.toMatchObject(busy)
  await expect(asGuest({ email: '' })).rejects.toMatchObject(busy)
  const { profileId, serviceIds, startsAt } = wanted(at10())
  const asked = { profileId, services: serviceIds.join(','), startsAt }
  expect((await desk.around({ ...asked, phone: guest.phone })).bookings).toHaveLength(1)
  expect((await desk.around({ ...asked, email: guest.email })).bookings).toHaveLength(1)
  expect((await desk.around({ ...asked, phone: '(713) 555-0156' })).bookings).toEqual([])
  expect(await asGuest({ phone: '(713) 555-0156', email: '' })).toMatchObject({ source: 'admin' })
})

test('nothing is in the way at a shop that does not exist', async () => {
  const { serviceIds, startsAt } = wanted(at10())
  const asked = { clientId: client.id, services: serviceIds.join(','), startsAt }
  await expect(desk.around({ ...asked, profileId: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
