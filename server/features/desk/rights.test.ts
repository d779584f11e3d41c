import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, fromNow, hold, shift } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make, sendMessages } from '#tests/world.ts'
import { block, client, desk, hire, recordOf, shop } from './desk.test.kit.ts'

test('a member sees and moves their own bookings only, unless they look after the desk', async () => {
  const self = await hire('self')
  const clerk = await hire('desk')
  const { id, version } = await book(client, shop, at(2, 600))
  const own = await desk(self, 'employee').create({ memberId: self.id, startsAt: at(2, 660) })

  const seen = await desk(self, 'employee').calendar()
  expect(seen.visits.map((each) => each.id)).toEqual([own.id])
  expect((await desk(self, 'employee').shop()).members.map((each) => each.id)).toEqual([self.id])
  await expect(desk(self, 'employee').visit(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const move = { id, version, startsAt: at(2, 720) }
  await expect(as(self).bookings.reschedule(move)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    as(self).bookings.reschedule({
      id: own.id,
      version: own.version,
      startsAt: at(2, 660),
      professionalId: shop.barber.id,
    }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(desk(self, 'employee').create({ memberId: shop.barber.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })

  expect((await desk(clerk, 'employee').calendar()).visits).toHaveLength(2)
  const moved = await as(clerk).bookings.reschedule({ ...move, professionalId: self.id })
  expect(moved).toMatchObject({ startsAt: at(2, 720), professional: { id: self.id } })
  expect(await as(shop.barber).bookings.read({ id })).toMatchObject({ parts: ['owner'] })
})

test('a manager finds no booking of another business', async () => {
  const manager = await hire('manager')
  const { id, version } = await book(client, await list('Elsewhere'), at(2, 600))
  const move = { id, version, move: 'cancel', reason: 'Closed' } as const
  for (const attempt of [
    () => as(manager).bookings.read({ id }),
    () => as(manager).bookings.move(move),
    () => as(manager).bookings.reschedule({ id, version, startsAt: at(2, 720) }),
    () => desk(manager, 'employee').visit(id),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('strangers, other shops and those who left find nothing', async () => {
  const member = await hire('manager')
  const other = await list('Elsewhere')
  const { id } = await book(client, shop, at(2, 600))
  await expect(desk(other.barber).visit(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await desk(other.barber).calendar()).visits).toEqual([])
  await expect(
    as(other.barber).desk.create({
      place: 'barber',
      isWalkIn: false,
      clientRecordId: await recordOf(id),
      name: null,
      phone: null,
      email: null,
      serviceIds: other.services,
      memberId: other.barber.id,
      startsAt: at(2, 600),
    }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })

  expect((await desk(member, 'employee').calendar()).visits).toHaveLength(1)
  await db
    .updateTable('employees')
    .set({ isActive: false })
    .where('userId', '=', member.id)
    .execute()
  await expect(desk(member, 'employee').calendar()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(desk(member, 'employee').visit(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(desk(member, 'barber').calendar()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a hold is not found at the desk; a barber who also works elsewhere sees each business separately', async () => {
  const held = await hold(client, shop, at(2, 600))
  await expect(desk(shop.barber).visit(held.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const both: Actor = { ...shop.barber, roles: ['barber', 'employee'] }
  const other = await list('Elsewhere')
  const seat = { userId: both.id, barberId: other.barber.id }
  await db.insertInto('employees').values(seat).execute()
  const withoutRole = desk(shop.barber, 'employee').calendar()
  await expect(withoutRole).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { id } = await as(client).bookings.confirm({ id: held.id })
  await desk(both).visit(id)
  await expect(desk(both, 'employee').visit(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the desk returns its business and the member’s rights', async () => {
  const own = { profileId: shop.id, shopName: 'Third Ward Cuts', mayDiscount: true }
  expect(await desk(shop.barber).shop()).toMatchObject(own)
  const clerk = await hire('desk')
  expect(await desk(clerk, 'employee').shop()).toMatchObject({ ...own, mayDiscount: false })
  const unlisted = await make.person('barber')
  await expect(desk(unlisted).shop()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('how to reach a client is shown to those the owner lets see it', async () => {
  const [blind, trusted, manager] = [
    await hire('desk'),
    await hire('desk', { seesContacts: true }),
    await hire('manager'),
  ]
  const made = await desk(shop.barber).create({
    phone: '(713) 555-0142',
    email: 'rosa@example.com',
  })
  expect(made.client).toEqual({
    name: 'Rosa Lee',
    phone: '+17135550142',
    email: 'rosa@example.com',
  })
  const hidden = { name: 'Rosa Lee', phone: null, email: null }
  expect((await desk(blind, 'employee').visit(made.id)).booking.client).toEqual(hidden)
  expect((await as(blind).bookings.read({ id: made.id })).client).toEqual(hidden)
  const asked = { place: 'employee', q: 'ros' } as const
  expect(await as(blind).clients.find(asked)).toMatchObject([hidden])
  expect(await as(trusted).clients.find(asked)).toMatchObject([made.client])
  for (const who of [trusted, manager])
    expect((await desk(who, 'employee').visit(made.id)).booking.client).toEqual(made.client)
})

test('who may not see the list of clients cannot read it name by name', async () => {
  const member = await hire('desk')
  const asked = { place: 'employee', q: 'ros' } as const
  for (let tries = 0; tries < 120; tries++) await as(member).clients.find(asked)
  await expect(as(member).clients.find(asked)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('running late is told to the client, for a booking that is near', async () => {
  const { id } = await book(client, shop, at(3, 600))
  const late = { place: 'barber', id, minutes: 10 } as const
  await expect(as(shop.barber).desk.late(late)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await shift(id, fromNow(30))
  await as(shop.barber).desk.late(late)
  await sendMessages()
  const { notifications } = await as(client).notifications.list({})
  expect(notifications[0]).toMatchObject({ title: 'Running a little late' })
  expect(notifications[0]?.message).toContain('10 minutes')
})

test('blocked time closes slots and opens again; members block their own, managers all of the team', async () => {
  const [self, clerk, manager] = [await hire('self'), await hire('desk'), await hire('manager')]
  await block(shop.barber)
  const noon = { startsAt: at(2, 720) }
  await expect(desk(shop.barber).create(noon)).rejects.toMatchObject({ code: 'OUTSIDE_HOURS' })
  const { blocked } = await desk(shop.barber).calendar()
  expect(blocked).toMatchObject([{ memberId: shop.barber.id, startsAt: at(2, 720) }])
  expect((await desk(self, 'employee').calendar()).blocked).toEqual([])
  await as(shop.barber).hours.removeTimeOff({ place: 'barber', id: blocked[0]!.id })
  await desk(shop.barber).create(noon)

  const blockable = async (who: Actor) =>
    (await desk(who, 'employee').shop()).members.filter((each) => each.mayBlock).map(({ id }) => id)
  expect(await blockable(self)).toEqual([self.id])
  expect(await blockable(clerk)).toEqual([clerk.id])
  const team = [self.id, clerk.id, manager.id]
  expect((await blockable(manager)).toSorted()).toEqual(team.toSorted())
})
