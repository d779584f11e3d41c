import { expect, test } from 'vitest'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import type { Actor } from '#contract/access.ts'
import { as, db, mailTo, make, sendMessages } from '#tests/world.ts'
import { block, client, desk, hire, recordOf, shop } from './desk.test.kit.ts'

test('the calendar shows bookings, hours and blocked time of everyone in the business', async () => {
  const member = await hire('self')
  const { id } = await book(client, shop, at(2, 600))
  const { members, services } = await desk(shop.barber).shop()
  expect(members.map((each) => each.id)).toEqual([shop.barber.id, member.id])
  await block(shop.barber, { memberId: members[1]!.membershipId!, reason: 'Lunch' })
  expect(services).toHaveLength(1)
  const { visits, open, blocked } = await desk(shop.barber).calendar()
  expect(visits).toMatchObject([
    { id, status: 'confirmed', source: 'marketplace', parts: ['owner', 'provider'] },
  ])
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', shop.barber.id)
    .executeTakeFirstOrThrow()
  expect(await mailTo(email, 'booking')).toMatchObject({ userId: shop.barber.id })
  expect(blocked).toMatchObject([{ memberId: member.id, startsAt: at(2, 720), reason: 'Lunch' }])
  const that = open.filter((each) => each.memberId === member.id && each.startsAt >= at(2, 0))
  expect(that.slice(0, 2)).toMatchObject([
    { startsAt: at(2, 540), endsAt: at(2, 720) },
    { startsAt: at(2, 780), endsAt: at(2, 1080) },
  ])
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

test('a booking made by hand has the rules of its own shop', async () => {
  const policy = { cancellationWindowHours: 48, lateCancelFeePercent: 20, noShowFeePercent: 60 }
  const settings = { barberId: shop.barber.id, ...policy }
  await db.insertInto('barberBookingSettings').values(settings).execute()
  const { id } = await desk(shop.barber).create({})
  const made = await db
    .selectFrom('bookings')
    .select('policySnapshot')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(made).toEqual({ policySnapshot: { ...policy, depositPercent: 0 } })
  const unlisted = await make.person('barber')
  await expect(desk(unlisted).create({})).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a canceled booking earns nothing, and neither does one that was missed or declined', async () => {
  const { id } = await book(client, shop, at(3, 600))
  const commission = async () => (await desk(shop.barber).visit(id)).price.commission
  for (const status of ['cancelled', 'no_show', 'declined', 'expired'] as const) {
    await db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
    expect(await commission()).toBeNull()
  }
  await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', id).execute()
  expect(await commission()).toMatchObject({ cents: 300 })
})

test('a request can be late, too', async () => {
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, autoConfirm: false })
    .execute()
  const { id, status } = await book(client, shop, at(2, 600))
  expect(status).toBe('pending')
  await shift(id, fromNow(30))
  await as(shop.barber).desk.late({ place: 'barber', id, minutes: 10 })
  await sendMessages()
  const { notifications } = await as(client).notifications.list({})
  expect(notifications[0]).toMatchObject({ title: 'Running a little late' })
})

test('a client booked by name alone gets a record of their own', async () => {
  const made = await desk(shop.barber).create({ name: 'Rosa', phone: null, email: null })
  const record = await recordOf(made.id)
  expect(record).not.toBeNull()
  const { clients } = await as(shop.barber).clients.list({ place: 'barber', q: 'Rosa' })
  expect(clients).toMatchObject([{ id: record, name: 'Rosa', phone: null, email: null }])
  const again = { name: null, phone: null, email: null, clientRecordId: record }
  const next = await desk(shop.barber).create({ ...again, startsAt: at(3, 600) })
  expect(await recordOf(next.id)).toBe(record)
  const walkIn = { isWalkIn: true, name: null, startsAt: fromNow(0), isOutsideHours: true }
  const passer = await desk(shop.barber).create({ ...walkIn, phone: null, email: null })
  expect(await recordOf(passer.id)).toBeNull()
})

test('a booking says how its client can be reached, and no message is claimed without a contact', async () => {
  const reachOf = async (how: object, minute: number) => {
    const asked = { phone: null, email: null, startsAt: at(3, minute), ...how }
    return desk(shop.barber).create(asked)
  }
  const none = await reachOf({}, 600)
  expect(none.reach).toBe('none')
  expect((await reachOf({ phone: '(713) 555-0190' }, 660)).reach).toBe('text')
  expect((await reachOf({ email: 'r@example.com' }, 720)).reach).toBe('all')
  expect((await book(client, shop, at(3, 780))).reach).toBe('all')
  await shift(none.id, fromNow(30))
  await expect(
    as(shop.barber).desk.late({ place: 'barber', id: none.id, minutes: 10 }),
  ).rejects.toMatchObject({ code: 'CLIENT_UNREACHABLE' })
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

test('the drawer has the notes and tags of the record, for those who see clients', async () => {
  const { id } = await book(client, shop, at(2, 600))
  const record = { place: 'barber', id: await recordOf(id) } as const
  await as(shop.barber).clients.setTags({ ...record, tags: ['VIP'] })
  await as(shop.barber).clients.addNote({ ...record, body: 'Low fade' })
  const seen = { id: record.id, tags: ['VIP'], notes: [{ body: 'Low fade' }] }
  expect((await desk(shop.barber).visit(id)).record).toMatchObject(seen)
  const [clerk, self] = [await hire('desk'), await hire('self')]
  expect((await desk(clerk, 'employee').visit(id)).record).toMatchObject(seen)
  await db.updateTable('bookings').set({ providerId: self.id }).where('id', '=', id).execute()
  expect((await desk(self, 'employee').visit(id)).record).toBeNull()
})

test('no commission on the barber’s own client, ten percent on a new one', async () => {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  const row = { line: 2, name: 'Brought Along', phone: '', email, notes: '', tags: '' }
  await as(shop.barber).clients.import({ place: 'barber', rows: [row] })
  const stranger = await make.person('client')
  const commissionOf = async (who: Actor, minute: number) => {
    const { id } = await book(who, shop, at(2, minute))
    return (await desk(shop.barber).visit(id)).price.commission
  }
  expect(await commissionOf(client, 600)).toEqual({
    percent: 0,
    cents: 0,
    netCents: 3000,
    reason: 'own_client',
    rate: null,
  })
  expect(await commissionOf(stranger, 660)).toEqual({
    percent: 10,
    cents: 300,
    netCents: 2700,
    reason: 'marketplace',
    rate: null,
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
  await sendMessages()
  const { notifications } = await as(client).notifications.list({})
  expect(notifications[0]).toMatchObject({ title: 'Your appointment was moved' })

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
