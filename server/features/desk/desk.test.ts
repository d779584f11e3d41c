import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { hours: [540, 1080] })
  client = await make.person('client')
})

type Level = 'self' | 'desk' | 'manager'

async function hire(level: Level, toggles: { seesContacts?: boolean } = {}) {
  const member = await make.person('employee')
  const { id: employeeId } = await db
    .insertInto('employees')
    .values({
      userId: member.id,
      barberId: shop.barber.id,
      isBookable: true,
      permissionLevel: level,
      ...toggles,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employeeServices')
    .values(shop.services.map((serviceId) => ({ employeeId, serviceId })))
    .execute()
  await openDaily(member.id, [540, 1080])
  return member
}

const dayAt = (days: number) => at(days, 720).slice(0, 10)
const days = () => ({ from: dayAt(0), to: dayAt(6) })
const desk = (who: Actor, place: 'barber' | 'employee' = 'barber') => ({
  shop: () => as(who).desk.shop({ place }),
  calendar: () => as(who).desk.calendar({ place, ...days() }),
  visit: (id: string) => as(who).desk.visit({ place, id }),
  create: (visit: object) =>
    as(who).desk.create({
      place,
      isWalkIn: false,
      name: 'Rosa Lee',
      phone: null,
      email: null,
      serviceIds: shop.services.slice(0, 1),
      memberId: who.id,
      startsAt: at(2, 600),
      ...visit,
    }),
})

test('the calendar shows visits, hours and blocked time of everyone in the business', async () => {
  const member = await hire('self')
  const { id } = await book(client, shop, at(2, 600))
  await as(shop.barber).desk.blockTime({
    place: 'barber',
    memberId: member.id,
    startsAt: at(2, 720),
    endsAt: at(2, 780),
    reason: 'Lunch',
  })
  const { members, services } = await desk(shop.barber).shop()
  expect(members.map((each) => each.id)).toEqual([shop.barber.id, member.id])
  expect(services).toHaveLength(1)
  const { visits, open, blocked } = await desk(shop.barber).calendar()
  expect(visits).toMatchObject([
    { id, status: 'confirmed', source: 'marketplace', parts: ['owner', 'provider'] },
  ])
  expect(blocked).toMatchObject([{ memberId: member.id, startsAt: at(2, 720), reason: 'Lunch' }])
  const that = open.filter((each) => each.memberId === member.id && each.startsAt >= at(2, 0))
  expect(that.slice(0, 2)).toMatchObject([
    { startsAt: at(2, 540), endsAt: at(2, 720) },
    { startsAt: at(2, 780), endsAt: at(2, 1080) },
  ])
})

test('a member sees and moves their own visits only, unless they look after the desk', async () => {
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
})

test('strangers, other shops and those who left find nothing', async () => {
  const member = await hire('manager')
  const other = await list('Elsewhere')
  const { id } = await book(client, shop, at(2, 600))
  await expect(desk(other.barber).visit(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await desk(other.barber).calendar()).visits).toEqual([])
  const memberId = shop.barber.id
  const block = { memberId, startsAt: at(3, 600), endsAt: at(3, 660) }
  await expect(
    as(other.barber).desk.blockTime({ place: 'barber', ...block }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    as(other.barber).desk.create({
      place: 'barber',
      isWalkIn: false,
      sameAs: id,
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
  expect(await as(blind).desk.clients(asked)).toMatchObject([{ name: 'Rosa Lee', contact: null }])
  expect(await as(trusted).desk.clients(asked)).toMatchObject([{ contact: '+17135550142' }])
  for (const who of [trusted, manager])
    expect((await desk(who, 'employee').visit(made.id)).booking.client).toEqual(made.client)
})

test('a phone client is booked at once, told, and costs no commission', async () => {
  const made = await desk(shop.barber).create({ email: 'rosa@example.com', note: 'Low fade' })
  expect(made).toMatchObject({ status: 'confirmed', source: 'barber', note: 'Low fade' })
  expect((await mailTo('rosa@example.com', 'booking')).body).toContain('Third Ward Cuts')
  const { price } = await desk(shop.barber).visit(made.id)
  expect(price).toMatchObject({
    totalCents: 3000,
    commission: { percent: 0, cents: 0, reason: 'own' },
  })
  const { id } = await book(client, shop, at(3, 600))
  expect((await desk(shop.barber).visit(id)).price.commission).toMatchObject({
    percent: 10,
    cents: 300,
    reason: 'marketplace',
  })
  const clerk = await hire('desk')
  expect((await desk(clerk, 'employee').visit(id)).price.commission).toBeNull()
})

test('a walk-in needs no name; a caller does', async () => {
  const walkIn = { isWalkIn: true, name: null, startsAt: fromNow(0), isOutsideHours: true }
  const made = await desk(shop.barber).create(walkIn)
  expect(made).toMatchObject({ source: 'walk_in', client: { name: 'Walk-in' } })
  await expect(desk(shop.barber).create({ name: null })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { name: expect.any(String) },
  })
})

test('the same client again, without anyone seeing how to reach them', async () => {
  const member = await hire('desk')
  const first = await book(client, shop, at(2, 600))
  const again = await desk(member, 'employee').create({
    name: null,
    sameAs: first.id,
    startsAt: at(3, 600),
  })
  expect(again.source).toBe('employee')
  expect((await as(client).bookings.mine({})).bookings.map(({ id }) => id)).toContain(again.id)
  await shift(first.id, at(-3, 600))
  await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', first.id).execute()
  const { history } = await desk(member, 'employee').visit(again.id)
  expect(history).toMatchObject({
    visits: 1,
    noShows: 0,
    spentCents: 3000,
    last: [{ id: first.id }],
  })
})

test('two at once are never possible, and the nearest free times are named', async () => {
  await book(client, shop, at(2, 600))
  await expect(desk(shop.barber).create({ startsAt: at(2, 615) })).rejects.toMatchObject({
    code: 'SLOT_TAKEN',
    alternatives: [at(2, 570), at(2, 630), at(2, 660)],
  })
  const made = await desk(shop.barber).create({ startsAt: at(2, 630) })
  const { id, version } = made
  await expect(
    as(shop.barber).bookings.reschedule({ id, version, startsAt: at(2, 605) }),
  ).rejects.toMatchObject({ code: 'SLOT_TAKEN', alternatives: expect.any(Array) })
  await expect(
    as(shop.barber).desk.blockTime({
      place: 'barber',
      memberId: shop.barber.id,
      startsAt: at(2, 540),
      endsAt: at(2, 660),
    }),
  ).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
})

test('outside the hours only with a yes, and at any five minutes', async () => {
  const early = { startsAt: at(2, 480) }
  await expect(desk(shop.barber).create(early)).rejects.toMatchObject({ code: 'OUTSIDE_HOURS' })
  const made = await desk(shop.barber).create({ ...early, isOutsideHours: true })
  const { id } = made
  const late = { id, version: made.version, startsAt: at(2, 1085) }
  await expect(as(shop.barber).bookings.reschedule(late)).rejects.toMatchObject({
    code: 'OUTSIDE_HOURS',
  })
  const moved = await as(shop.barber).bookings.reschedule({ ...late, isOutsideHours: true })
  expect(moved.startsAt).toBe(at(2, 1085))
  const odd = { id, version: moved.version, startsAt: at(2, 605) }
  expect(await as(shop.barber).bookings.reschedule(odd)).toMatchObject({ startsAt: at(2, 605) })
  await expect(desk(shop.barber).create({ startsAt: at(-1, 600) })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('a client keeps to the open times, also with a wish to be outside them', async () => {
  const { id, version } = await book(client, shop, at(3, 600))
  const startsAt = at(3, 605)
  await expect(
    as(client).bookings.reschedule({ id, version, startsAt, isOutsideHours: true }),
  ).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
})

test('a move by staff is told to the client, a proposal waits for their yes', async () => {
  const { id, version } = await book(client, shop, at(3, 600))
  const moved = await as(shop.barber).bookings.reschedule({ id, version, startsAt: at(3, 725) })
  const { notifications } = await as(client).notifications.list({})
  expect(notifications[0]).toMatchObject({ title: 'Booking moved' })

  const asked = await as(shop.barber).bookings.propose({
    id,
    version: moved.version,
    startsAt: at(3, 1100),
    isOutsideHours: true,
  })
  const kept = await as(client).bookings.answerProposal({
    id,
    isAccepted: true,
    version: asked.version,
  })
  expect(kept.startsAt).toBe(at(3, 1100))
})

test('running late is told to the client, for a visit that is near', async () => {
  const { id } = await book(client, shop, at(3, 600))
  const late = { place: 'barber', id, minutes: 10 } as const
  await expect(as(shop.barber).desk.late(late)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await shift(id, fromNow(30))
  await as(shop.barber).desk.late(late)
  const { notifications } = await as(client).notifications.list({})
  expect(notifications[0]).toMatchObject({ title: 'Running a little late' })
  expect(notifications[0]?.message).toContain('10 minutes')
})

test('blocked time closes slots and opens again; whose approval is needed cannot block alone', async () => {
  const member = await hire('self')
  const block = { memberId: shop.barber.id, startsAt: at(2, 600), endsAt: at(2, 660) }
  await as(shop.barber).desk.blockTime({ place: 'barber', ...block })
  await expect(
    as(shop.barber).desk.blockTime({ place: 'barber', ...block, endsAt: at(2, 700) }),
  ).rejects.toMatchObject({ code: 'TIME_OFF_EXISTS' })
  await expect(desk(shop.barber).create({ startsAt: at(2, 600) })).rejects.toMatchObject({
    code: 'OUTSIDE_HOURS',
  })
  await as(shop.barber).desk.unblock({ place: 'barber', ...block })
  await desk(shop.barber).create({ startsAt: at(2, 600) })

  const own = { place: 'employee', ...block, memberId: member.id } as const
  await expect(as(member).desk.blockTime(own)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db
    .updateTable('employees')
    .set({ timeOffNeedsApproval: false })
    .where('userId', '=', member.id)
    .execute()
  await as(member).desk.blockTime(own)
  await expect(
    as(member).desk.blockTime({
      place: 'employee',
      ...block,
      startsAt: at(3, 600),
      endsAt: at(3, 660),
    }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
