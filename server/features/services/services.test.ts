import { beforeEach, describe, expect, test } from 'vitest'
import { at, book } from '#tests/bookings.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const place = 'barber'
const fade = {
  place,
  category: 'Fades',
  name: 'Skin fade',
  price: 39.5,
  durationMinutes: 45,
} as const
let shop: Listed
let owner: ReturnType<typeof as>

beforeEach(async () => {
  shop = await list('Third Ward Cuts', {
    services: [
      ['Haircut', 'Fades', 30, 30],
      ['Beard', 'Beard', 20, 20],
    ],
  })
  owner = as(shop.barber)
})

async function join(permissionLevel: 'self' | 'desk' | 'manager') {
  const person = await make.person('employee')
  const { id } = await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: shop.barber.id, ...bookable, permissionLevel })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openDaily(person.id, [0, 1440])
  return { person, id }
}

const names = async () => (await owner.services.list({ place })).services.map(({ name }) => name)
const onPage = async () => (await as(null).barbers.profile({ id: shop.id })).services

describe('a service', () => {
  test('is offered at once, also by someone without a page, last on the list', async () => {
    const { id } = await owner.services.create({ ...fade, bufferMinutes: 10 })
    const { services } = await owner.services.list({ place })
    expect(services.at(-1)).toEqual({
      id,
      category: 'Fades',
      name: 'Skin fade',
      description: '',
      priceCents: 3950,
      durationMinutes: 45,
      bufferMinutes: 10,
      isAddOn: false,
      depositPercent: null,
      isActive: true,
      memberIds: [],
      recentBookings: 0,
    })
    expect((await onPage()).map(({ name }) => name)).toEqual(['Haircut', 'Beard', 'Skin fade'])

    const [member, former] = [await join('self'), await join('self')]
    await db.updateTable('employees').set({ isActive: false }).where('id', '=', former.id).execute()
    const { members } = await owner.services.list({ place })
    expect(members.map((each) => each.id)).toEqual([member.id])

    const fresh = as(await make.person('barber'))
    expect(await fresh.services.list({ place })).toMatchObject({ services: [], members: [] })
    await fresh.services.create(fade)
    expect((await fresh.services.list({ place })).services).toHaveLength(1)
  })

  test.each([
    [{ name: 'x' }, 'name', 'Name must be at least 2 characters'],
    [{ name: 'x'.repeat(61) }, 'name', 'Name must be less than 60 characters'],
    [{ price: -1 }, 'price', 'The price must be between $0 and $500'],
    [{ price: 500.01 }, 'price', 'The price must be between $0 and $500'],
    [{ price: 12.345 }, 'price', 'Enter dollars and cents'],
    [{ durationMinutes: 0 }, 'durationMinutes', 'Choose 5 to 240 minutes'],
    [{ durationMinutes: 245 }, 'durationMinutes', 'Choose 5 to 240 minutes'],
    [{ durationMinutes: 32 }, 'durationMinutes', 'Choose steps of 5 minutes'],
    [{ bufferMinutes: 65 }, 'bufferMinutes', 'Choose 0 to 60 minutes'],
  ])('%j is refused at its field', async (wrong, field, sentence) => {
    await expect(owner.services.create({ ...fade, ...wrong })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: sentence },
    })
  })

  test('changes for new bookings, never for what is booked', async () => {
    const client = await make.person('client')
    const booking = await book(client, shop, at(2, 600))
    const [id] = shop.services
    await owner.services.update({ ...fade, id: id!, price: 80, durationMinutes: 90 })
    const booked = await as(client).bookings.read({ id: booking.id })
    expect(booked).toMatchObject({ totalCents: 3000, items: booking.items, endsAt: booking.endsAt })
    const next = await as(null).bookings.slots({ profileId: shop.id, services: id! })
    expect(next).toMatchObject({ totalCents: 8000, minutes: 90 })
  })

  test('that is hidden is not offered and not booked, and bookings stay', async () => {
    const client = await make.person('client')
    const booking = await book(client, shop, at(2, 600))
    const [id] = shop.services
    await owner.services.setActive({ place, id: id!, isActive: false })
    expect((await onPage()).map(({ name }) => name)).toEqual(['Beard'])
    await expect(
      as(null).bookings.slots({ profileId: shop.id, services: id! }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await as(client).bookings.read({ id: booking.id })).toMatchObject({
      status: 'confirmed',
    })
    expect(await names()).toEqual(['Haircut', 'Beard'])
    await owner.services.setActive({ place, id: id!, isActive: true })
    expect(await onPage()).toHaveLength(2)
  })

  test('counts the bookings of the last 30 days that took place', async () => {
    const start = Math.floor(Date.now() / 60_000) - 3 * 1440
    await shop.book(start, 30)
    await shop.book(start + 60, 30)
    const bookings = await db
      .selectFrom('bookings')
      .select('id')
      .where('barberId', '=', shop.barber.id)
      .execute()
    const [serviceId] = shop.services
    await db
      .insertInto('bookingItems')
      .values(
        bookings.map(({ id: bookingId }) => ({
          bookingId,
          position: 0,
          serviceId,
          name: 'Haircut',
          priceCents: 1,
          durationMinutes: 30,
        })),
      )
      .execute()
    await db
      .updateTable('bookings')
      .set({ status: 'cancelled' })
      .where('id', '=', bookings[0]!.id)
      .execute()
    const { services } = await owner.services.list({ place })
    expect(services.map(({ recentBookings }) => recentBookings)).toEqual([1, 0])
  })
})

describe('the list', () => {
  test('is in the order that was chosen, also for clients', async () => {
    await owner.services.create(fade)
    const { services } = await owner.services.list({ place })
    const [haircut, beard, skin] = services.map(({ id }) => id)
    await owner.services.reorder({ place, ids: [skin!, haircut!, beard!] })
    expect(await names()).toEqual(['Skin fade', 'Haircut', 'Beard'])
    expect((await onPage()).map(({ name }) => name)).toEqual(await names())
    // Services added meanwhile come last.
    await owner.services.reorder({ place, ids: [beard!] })
    expect(await names()).toEqual(['Beard', 'Skin fade', 'Haircut'])
  })

  test('has an end', async () => {
    await db
      .insertInto('services')
      .values(
        Array.from({ length: 98 }, () => ({
          barberId: shop.barber.id,
          name: 'Fade',
          category: 'Fades',
          priceCents: 0,
          durationMinutes: 30,
        })),
      )
      .execute()
    await expect(owner.services.create(fade)).rejects.toMatchObject({ code: 'TOO_MANY_SERVICES' })
  })
})

describe('who performs it', () => {
  test('is the whole team unless some are chosen, and always the owner', async () => {
    const [kim, lee] = [await join('self'), await join('self')]
    const { id } = await owner.services.create(fade)
    const performers = async () => {
      const slots = await as(null).bookings.slots({ profileId: shop.id, services: id })
      return slots.professionals.map((one) => one.id)
    }
    expect(await performers()).toEqual([shop.barber.id, kim.person.id, lee.person.id])
    await owner.services.update({ ...fade, id, memberIds: [lee.id] })
    expect(await performers()).toEqual([shop.barber.id, lee.person.id])
    await owner.services.update({ ...fade, id, memberIds: [] })
    expect(await performers()).toEqual([shop.barber.id])
  })
})

describe('who may', () => {
  test('change it: the owner and managers of this business', async () => {
    const [self, desk, manager] = [await join('self'), await join('desk'), await join('manager')]
    const there = { ...fade, place: 'employee' } as const
    const missing = { code: 'NOT_FOUND' }
    await as(manager.person).services.create(there)
    for (const { person } of [self, desk]) {
      await expect(as(person).services.create(there)).rejects.toMatchObject(missing)
      await expect(as(person).services.list({ place: 'employee' })).rejects.toMatchObject(missing)
    }

    const stranger = as((await list('Elsewhere')).barber)
    const [id] = shop.services
    await expect(stranger.services.update({ ...fade, id: id! })).rejects.toMatchObject(missing)
    await expect(stranger.services.reorder({ place, ids: [id!] })).rejects.toMatchObject(missing)
    await expect(
      stranger.services.setActive({ place, id: id!, isActive: false }),
    ).rejects.toMatchObject(missing)
    await expect(stranger.services.create({ ...fade, memberIds: [self.id] })).rejects.toMatchObject(
      missing,
    )
    expect(await names()).toEqual(['Haircut', 'Beard', 'Skin fade'])
  })
})
