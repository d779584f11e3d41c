import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { suspendListing, suspendPerson, takeRole } from '#tests/acting.ts'
import { at, browser, hold } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import {
  leave,
  member,
  nextYear,
  open,
  password,
  statusOf,
  withPassword,
} from './bookings.test.kit.ts'

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await open()
})

type Way = [name: string, close: (shop: Listed) => Promise<unknown>, code: string]

const ways: Way[] = [
  ['deactivates', leave, 'BARBER_CLOSED'],
  ['deletes the account', ({ barber }) => as(barber).account.remove({ password }), 'BARBER_CLOSED'],
  [
    'is suspended as a person',
    async ({ barber: { id } }) =>
      suspendPerson(await make.person('admin'), { id, reason: 'Fake license' }),
    'BARBER_CLOSED',
  ],
  [
    'loses the role of a barber',
    async ({ barber: { id } }) => {
      const order = { id, role: 'barber', reason: 'Asked for it' } as const
      await takeRole(await make.person('admin'), order)
    },
    'BARBER_CLOSED',
  ],
  [
    'is suspended as a listing',
    async ({ id }) => suspendListing(await make.person('admin'), { id, reason: 'Checks' }),
    'BARBER_CLOSED',
  ],
  [
    'pauses',
    ({ barber }) => as(barber).shop.pause({ place: 'barber', until: nextYear }),
    'BARBER_CLOSED',
  ],
  [
    'switches the service off',
    ({ barber, services }) =>
      as(barber).services.setActive({ place: 'barber', id: services[0]!, isActive: false }),
    'SERVICE_GONE',
  ],
]

test.each(ways)(
  'a barber who %s ends open holds, and none becomes a booking',
  async (_, close, code) => {
    const held = await hold(client, shop, at(2, 600))
    const chrome = browser()
    const guestHold = await chrome.api().bookings.hold({
      profileId: shop.id,
      serviceIds: shop.services,
      startsAt: at(2, 660),
    })
    const guest = {
      name: 'Ana Ruiz',
      phone: '(713) 555-0142',
      email: `${randomUUID()}@example.com`,
    }
    await chrome.api().bookings.guestCode({ id: guestHold.id, email: guest.email })
    const sent = await mailTo(guest.email, 'guest-code')
    await close(shop)
    expect(await statusOf(held.id)).toEqual({ status: 'expired' })
    expect(await statusOf(guestHold.id)).toEqual({ status: 'expired' })
    await expect(as(client).bookings.confirm({ id: held.id })).rejects.toMatchObject({ code })
    await expect(
      chrome.api().bookings.confirm({ id: guestHold.id, guest, code: sent.code }),
    ).rejects.toMatchObject({ code })
  },
)

test.each(ways)(
  'a hold taken in the moment a barber %s is not confirmed either',
  async (_, close, code) => {
    const held = await hold(client, shop, at(2, 600))
    await close(shop)
    await db.updateTable('bookings').set({ status: 'held' }).where('id', '=', held.id).execute()
    await expect(as(client).bookings.confirm({ id: held.id })).rejects.toMatchObject({ code })
    expect(await statusOf(held.id)).toEqual({ status: 'held' })
  },
)

test('an expired license ends bookings as well', async () => {
  const held = await hold(client, shop, at(2, 600))
  await db
    .updateTable('barberProfiles')
    .set({ licenseExpiresOn: '2026-01-01' })
    .where('id', '=', shop.id)
    .execute()
  await expect(as(client).bookings.confirm({ id: held.id })).rejects.toMatchObject({
    code: 'BARBER_CLOSED',
  })
})

test('a member of the team who is not bookable any more cannot be confirmed', async () => {
  const { id, person } = await member(shop)
  const wanted = { profileId: shop.id, serviceIds: shop.services, professionalId: person.id }
  const ask = (startsAt: string) => as(client).bookings.hold({ ...wanted, startsAt })
  const set = (change: object) =>
    db.updateTable('employees').set(change).where('id', '=', id).execute()
  const refused = { code: 'SLOT_TAKEN', alternatives: expect.any(Array) }

  const unbookable = await ask(at(2, 600))
  await set({ isBookable: false })
  await expect(as(client).bookings.confirm({ id: unbookable.id })).rejects.toMatchObject(refused)
  await set({ isBookable: true })

  const untrained = await ask(at(2, 660))
  await db.deleteFrom('employeeServices').where('employeeId', '=', id).execute()
  await expect(as(client).bookings.confirm({ id: untrained.id })).rejects.toMatchObject(refused)
  const rows = shop.services.map((serviceId) => ({ employeeId: id, serviceId }))
  await db.insertInto('employeeServices').values(rows).execute()

  const gone = await ask(at(2, 720))
  await as(person).account.deactivate({ password, reason: '' })
  expect(await statusOf(gone.id)).toEqual({ status: 'expired' })
  await expect(as(client).bookings.confirm({ id: gone.id })).rejects.toMatchObject(refused)
})

test('a member who loses the role loses their holds', async () => {
  const { person } = await member(shop)
  const { id } = await as(client).bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    professionalId: person.id,
    startsAt: at(2, 600),
  })
  const order = { id: person.id, role: 'employee', reason: 'Left' } as const
  await takeRole(await make.person('admin'), order)
  expect(await statusOf(id)).toEqual({ status: 'expired' })
})

test('the holds with others of a team stay when a member leaves', async () => {
  const { person } = await member(shop)
  const holdWith = async (professionalId: string) =>
    as(await make.person('client')).bookings.hold({
      profileId: shop.id,
      serviceIds: shop.services,
      professionalId,
      startsAt: at(2, 600),
    })
  const [own, other] = [await holdWith(person.id), await holdWith(shop.barber.id)]
  await as(person).employment.leave()
  expect(await statusOf(own.id)).toEqual({ status: 'expired' })
  expect(await statusOf(other.id)).toEqual({ status: 'held' })
})

test('other holds stay when one service is switched off', async () => {
  const two = await list('Two services', {
    services: [
      ['Haircut', 'Fades', 30, 30],
      ['Beard', 'Beard', 20, 30],
    ],
  })
  const held = await hold(client, two, at(2, 600))
  const off = { place: 'barber', id: two.services[1]!, isActive: false } as const
  await as(two.barber).services.setActive(off)
  expect(await as(client).bookings.confirm({ id: held.id })).toMatchObject({ status: 'confirmed' })
})

test('the holds of another business stay', async () => {
  const other = await list('Elsewhere', { hours: [540, 1020] })
  const held = await hold(client, other, at(2, 600))
  await leave(shop)
  expect(await statusOf(held.id)).toEqual({ status: 'held' })
})

test('a client who leaves gives their holds back', async () => {
  await withPassword(client)
  const held = await hold(client, shop, at(2, 600))
  await as(client).account.deactivate({ password, reason: '' })
  expect(await statusOf(held.id)).toEqual({ status: 'expired' })
})
