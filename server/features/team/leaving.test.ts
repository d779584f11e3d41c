import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { app } from '#tests/accounts.ts'
import { at } from '#tests/bookings.ts'
import { createVisitor, signIn } from '#tests/http.ts'
import type { Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { endFinished } from './leaving.ts'
import { emailOf, hire, newEmail, noticesOf, offered, openShop } from './team.test.kit.ts'

// A booking with one team member.
async function bookWith(shop: Listed, professionalId: string, startsAt: string) {
  const client = await make.person('client')
  const { id } = await as(client).bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    startsAt,
    professionalId,
  })
  const booking = await as(client).bookings.confirm({ id })
  return { client, booking }
}

const read = (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const isActive = async (id: string) =>
  (
    await db
      .selectFrom('employees')
      .select('isActive')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).isActive

test('handed over: who is free takes it, who is not leaves it named and the member in place', async () => {
  const shop = await openShop()
  const { person, id } = await hire(shop)
  const owner = shop.barber
  const one = await bookWith(shop, person.id, at(2, 600))
  const two = await bookWith(shop, person.id, at(2, 660))
  await bookWith(shop, owner.id, at(2, 660))

  const elsewhere = await openShop('Where they work too')
  const third = await bookWith(elsewhere, elsewhere.barber.id, at(4, 600))
  await db
    .updateTable('bookings')
    .set({ providerId: person.id })
    .where('id', '=', third.booking.id)
    .execute()

  const before = await as(owner).team.upcoming({ id, toUserId: owner.id })
  expect(before.map(({ canMove }) => canMove)).toEqual([true, false])
  const toThemselves = { id, way: 'reassign', toUserId: person.id } as const
  await expect(as(owner).team.deactivate(toThemselves)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const answer = await as(owner).team.deactivate({ id, way: 'reassign', toUserId: owner.id })
  expect(answer).toMatchObject({ hasLeft: false, moved: 1, left: [{ id: two.booking.id }] })
  expect(await isActive(id)).toBe(true)
  expect(await read(one.booking.id)).toMatchObject({ providerId: owner.id, employeeId: null })
  expect(await noticesOf(one.client)).toContain('Your appointment was moved')

  const { person: other } = await hire(shop)
  const rest = await as(owner).team.deactivate({ id, way: 'reassign', toUserId: other.id })
  expect(rest).toMatchObject({ hasLeft: true, moved: 1, left: [] })
  expect(await isActive(id)).toBe(false)
  expect(await read(two.booking.id)).toMatchObject({ providerId: other.id, status: 'confirmed' })
})

test('cancelled: with a reason, told to the client', async () => {
  const shop = await openShop()
  const { person, id } = await hire(shop)
  const { booking, client } = await bookWith(shop, person.id, at(2, 600))
  const cancel = (reason: string) => as(shop.barber).team.deactivate({ id, way: 'cancel', reason })
  await expect(cancel('')).rejects.toMatchObject({ code: 'REASON_REQUIRED' })
  expect(await cancel('Dante has left us')).toMatchObject({ hasLeft: true, left: [] })
  expect(await read(booking.id)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'Dante has left us',
  })
  expect((await mailTo(await emailOf(client), 'booking')).body).toContain('Dante has left us')
})

test('finishing: nothing new comes in, and after the last booking it ends by itself', async () => {
  const shop = await openShop()
  const { person, id } = await hire(shop)
  const { booking } = await bookWith(shop, person.id, at(2, 600))
  const answer = await as(shop.barber).team.deactivate({ id, way: 'finish' })
  expect(answer).toMatchObject({ hasLeft: false, left: [{ id: booking.id }] })
  expect(await offered(shop)).toEqual([shop.barber.id])
  await endFinished(db)
  expect(await isActive(id)).toBe(true)

  await as(shop.barber).team.keep({ id })
  expect(await offered(shop)).toContain(person.id)
  await as(shop.barber).team.deactivate({ id, way: 'finish' })
  await db
    .updateTable('bookings')
    .set({ status: 'completed' })
    .where('id', '=', booking.id)
    .execute()
  await endFinished(db)
  expect(await isActive(id)).toBe(false)
  expect(await noticesOf(shop.barber)).toContain('employee left your team')
})

test('a removed member loses every session and the role, and cannot be booked', async () => {
  const shop = await openShop()
  const { person, id } = await hire(shop)
  const visitor = createVisitor(app)
  await signIn(visitor, person)
  expect((await visitor.get('/api/employment')).status).toBe(200)
  const client = await make.person('client')
  const held = await as(client).bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    startsAt: at(2, 600),
    professionalId: person.id,
  })
  await as(shop.barber).team.deactivate({ id, way: 'finish' })
  expect((await visitor.get('/api/employment')).status).toBe(401)
  const roles = await db
    .selectFrom('userRoles')
    .where('userId', '=', person.id)
    .selectAll()
    .execute()
  expect(roles).toEqual([])
  await expect(as(client).bookings.confirm({ id: held.id })).rejects.toMatchObject({
    code: 'SLOT_TAKEN',
  })
})

test('a hold made while the member leaves cannot be confirmed', async () => {
  const shop = await openShop()
  const { person, id } = await hire(shop)
  const client = await make.person('client')
  const held = await as(client).bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    startsAt: at(2, 600),
    professionalId: person.id,
  })
  await db.updateTable('employees').set({ isActive: false }).where('id', '=', id).execute()
  await expect(as(client).bookings.confirm({ id: held.id })).rejects.toMatchObject({
    code: 'SLOT_TAKEN',
  })
})

test('a booking confirmed while someone is let go is never lost', async () => {
  for (let round = 0; round < 5; round++) {
    const shop = await openShop()
    const { person, id } = await hire(shop)
    const client = await make.person('client')
    const held = await as(client).bookings.hold({
      profileId: shop.id,
      serviceIds: shop.services,
      startsAt: at(2, 600),
      professionalId: person.id,
    })
    const [booked, gone] = await Promise.allSettled([
      as(client).bookings.confirm({ id: held.id }),
      as(shop.barber).team.deactivate({ id, way: 'finish' }),
    ])
    const isThere = await isActive(id)
    if (booked.status === 'fulfilled') expect(isThere).toBe(true)
    else expect(gone.status).toBe('fulfilled')
  }
})

test('a member cannot leave with upcoming bookings, then leaves at once; the history stays', async () => {
  const shop = await openShop()
  const { person, id } = await hire(shop)
  const { booking } = await bookWith(shop, person.id, at(2, 600))
  await expect(as(person).employment.leave()).rejects.toMatchObject({ code: 'UPCOMING_BOOKINGS' })
  await db
    .updateTable('bookings')
    .set({ status: 'completed' })
    .where('id', '=', booking.id)
    .execute()
  await as(person).employment.leave()
  await expect(as(person).employment.leave()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await isActive(id)).toBe(false)
  expect(await read(booking.id)).toMatchObject({ providerId: person.id, employeeId: id })
  expect(await noticesOf(shop.barber)).toContain('employee left your team')
})

test('desk and manager see every booking of the shop and hear of it at once, self only their own', async () => {
  const shop = await openShop()
  const elsewhere = await hire(await openShop('Elsewhere'), { permissionLevel: 'desk' })
  const former = await hire(shop, { permissionLevel: 'desk', isActive: false })
  for (const [permissionLevel, isOpen] of [
    ['desk', true],
    ['manager', true],
    ['self', false],
  ] as const) {
    const { person } = await hire(shop, { permissionLevel })
    const { booking } = await bookWith(shop, shop.barber.id, at(3, 600))
    const asked = as(person).bookings.read({ id: booking.id })
    if (isOpen) expect((await asked).parts).toEqual(['provider'])
    else await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const news = [{ type: 'booking', bookingId: booking.id }]
    expect(await heardBy(person)).toEqual(isOpen ? news : [])
    await as(shop.barber).bookings.move({ ...booking, move: 'cancel', reason: 'Closed' })
  }
  await as(shop.barber).clients.add({ place: 'barber', name: 'Rosa Lee', email: newEmail() })
  for (const { person } of [elsewhere, former]) expect(await heardBy(person)).toEqual([])
})

async function heardBy({ id }: Actor) {
  const told = await db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', `user:${id}`)
    .execute()
  return told.map(({ payload }) => payload)
}
