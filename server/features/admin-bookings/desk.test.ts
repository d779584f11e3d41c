// An administrator books for people, moves bookings and reads the amounts.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { suspendPerson } from '#tests/acting.ts'
import { at, book, bookingAt, fromNow, newestAudit, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make, runJobs, sendMessages } from '#tests/world.ts'

const support = await make.admin('support')
const finance = await make.admin('finance')
const desk = as(support).bookingDesk
let shop: Listed
let client: Actor

beforeAll(async () => {
  shop = await list('Sunset Fades')
  await askNotice(shop)
})
beforeEach(async () => {
  client = await make.person('client')
})

const wanted = (startsAt: string) => ({
  clientId: client.id,
  guest: null,
  profileId: shop.id,
  serviceIds: shop.services.slice(0, 1),
  professionalId: null,
  startsAt,
  reason: 'They called',
})

// A day of notice, so that at any hour some slots are inside it.
const askNotice = ({ barber }: Listed) =>
  db
    .insertInto('barberBookingSettings')
    .values({ barberId: barber.id, minNoticeHours: 24 })
    .execute()

// The first slot, which a client cannot book any more: inside the notice.
async function soon({ id, services }: Listed) {
  const asked = { profileId: id, services: services[0]!, isAnyNotice: 'true' as const }
  const { days } = await as(support).bookings.slots(asked)
  return days[0]!.starts[0]!
}

const rowOf = (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('books an open time for a client: source, audit row, and both sides are told', async () => {
  const booked = await desk.create({ ...wanted(at(2, 600)), note: 'Prefers scissors' })
  expect(booked).toMatchObject({ status: 'confirmed', source: 'admin', note: 'Prefers scissors' })
  const row = await rowOf(booked.id)
  expect(row).toMatchObject({
    clientId: client.id,
    createdBy: support.id,
    byShop: null,
    commissionCents: 0,
    holdExpiresAt: null,
  })
  await sendMessages()
  for (const userId of [client.id, shop.barber.id]) {
    const told = await db
      .selectFrom('notifications')
      .select('id')
      .where('userId', '=', userId)
      .where('type', '=', 'booking_confirmed')
      .execute()
    expect(told).toHaveLength(1)
  }
  expect(await newestAudit(booked.id)).toMatchObject({
    action: 'book-appointment',
    actorId: support.id,
    after: { isNoticeOverridden: false },
  })
})

test('a taken time is refused, with others; also within the notice', async () => {
  const startsAt = at(3, 600)
  await desk.create(wanted(startsAt))
  const other = await make.person('client')
  for (const isAnyNotice of [false, true])
    await expect(
      desk.create({ ...wanted(startsAt), clientId: other.id, isAnyNotice }),
    ).rejects.toMatchObject({ code: 'SLOT_TAKEN', alternatives: expect.any(Array) })
})

test('within the notice only when asked for, and the reason stays with the booking', async () => {
  const startsAt = await soon(shop)
  await expect(desk.create(wanted(startsAt))).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
  const reason = 'The barber agreed by phone'
  const { id } = await desk.create({ ...wanted(startsAt), reason, isAnyNotice: true })
  expect(await newestAudit(id)).toMatchObject({
    reason,
    after: { isNoticeOverridden: true },
  })
  const { events } = await as(support).adminBookings.trail({ id })
  expect(events).toContainEqual(expect.objectContaining({ event: 'notice_overridden', reason }))
})

test('times within the notice are shown to administrators only', async () => {
  const asked = { profileId: shop.id, services: shop.services[0]!, isAnyNotice: 'true' as const }
  const startsOf = async (who: Actor | null) =>
    (await as(who).bookings.slots(asked)).days.flatMap(({ starts }) => starts)
  const [theirs, ours] = [await startsOf(client), await startsOf(support)]
  expect(theirs).toEqual(await startsOf(null))
  expect(ours[0]).toBe(await soon(shop))
  expect(theirs).not.toContain(ours[0])
})

test('a guest gets the link by mail; a known email gets the booking in its account', async () => {
  const guest = { name: 'Rosa Vega', phone: '', email: 'rosa@example.com' }
  const { id } = await desk.create({ ...wanted(at(4, 600)), clientId: null, guest })
  expect(await rowOf(id)).toMatchObject({ clientId: null, guestEmail: 'rosa@example.com' })
  await sendMessages()
  expect((await mailTo('rosa@example.com', 'booking')).token('link')).toBeTruthy()
  const users = db.selectFrom('users').select('email').where('id', '=', client.id)
  const { email } = await users.executeTakeFirstOrThrow()
  const known = await desk.create({
    ...wanted(at(4, 720)),
    clientId: null,
    guest: { ...guest, email },
  })
  expect(await rowOf(known.id)).toMatchObject({ clientId: client.id, guestName: null })
})

test('a guest needs a contact, and a client an active account', async () => {
  const guest = { name: 'Rosa Vega', phone: '', email: '' }
  await expect(desk.create({ ...wanted(at(5, 600)), clientId: null, guest })).rejects.toMatchObject(
    { code: 'INVALID_INPUT' },
  )
  const gone = await make.person('client')
  const owner = await make.person('admin')
  await suspendPerson(owner, { id: gone.id, reason: 'A complaint' })
  await expect(desk.create({ ...wanted(at(5, 600)), clientId: gone.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a barber who confirms each booking gets a request', async () => {
  const careful = await list('Careful Cuts')
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: careful.barber.id, autoConfirm: false })
    .execute()
  const serviceIds = careful.services.slice(0, 1)
  const asked = { ...wanted(at(2, 660)), profileId: careful.id, serviceIds }
  expect(await desk.create(asked)).toMatchObject({ status: 'pending', source: 'admin' })
})

test('a client blocked by the barber, or with too many no-shows, is not booked', async () => {
  const missing = await make.person('client')
  for (let day = 1; day <= 4; day++)
    await bookingAt(missing, shop, at(-day, 600), { status: 'no_show' })
  await expect(desk.create({ ...wanted(at(6, 600)), clientId: missing.id })).rejects.toMatchObject({
    code: 'BOOKING_OFF',
  })
  const blocked = await make.person('client')
  await db
    .insertInto('clients')
    .values({
      barberId: shop.barber.id,
      userId: blocked.id,
      name: 'Blocked',
      source: 'added',
      blockedAt: new Date().toISOString(),
    })
    .execute()
  await expect(desk.create({ ...wanted(at(6, 600)), clientId: blocked.id })).rejects.toMatchObject({
    code: 'NOT_BOOKABLE_ONLINE',
  })
})

test('moves a booking to an open time; the client is asked to agree', async () => {
  const { id } = await book(client, shop, at(7, 600))
  const { version } = await as(support).bookings.read({ id })
  const asked = { id, version, professionalId: null, reason: 'The client called' }
  await expect(desk.reschedule({ ...asked, startsAt: await soon(shop) })).rejects.toMatchObject({
    code: 'SLOT_TAKEN',
  })
  // Not without a reason, by the call of clients and staff.
  await expect(
    as(support).bookings.reschedule({ id, version, startsAt: at(8, 600), isOutsideHours: true }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  const moved = await desk.reschedule({ ...asked, startsAt: at(8, 600) })
  expect(moved).toMatchObject({ startsAt: at(8, 600), byShop: 'moved' })
  expect(await newestAudit(id)).toMatchObject({
    action: 'reschedule-booking',
    reason: 'The client called',
    before: { startsAt: at(7, 600), professionalId: shop.barber.id },
    after: { startsAt: at(8, 600), professionalId: shop.barber.id },
  })
  const { events } = await as(support).adminBookings.trail({ id })
  expect(events.at(-1)).toMatchObject({ event: 'rescheduled', reason: 'The client called' })
  await expect(desk.reschedule({ ...asked, startsAt: at(9, 600) })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
})

test('moves into the notice when told to', async () => {
  const member = await list('Quick Cuts')
  await askNotice(member)
  const { id } = await book(client, member, at(9, 600))
  const { version } = await as(support).bookings.read({ id })
  const asked = {
    id,
    version,
    professionalId: null,
    reason: 'Both agreed',
    startsAt: await soon(member),
  }
  await expect(desk.reschedule(asked)).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
  expect(await desk.reschedule({ ...asked, isAnyNotice: true })).toMatchObject({
    startsAt: asked.startsAt,
  })
})

test('asks a client again how it went; staff hear nothing of it', async () => {
  const { id } = await book(client, shop, at(11, 600))
  await expect(
    desk.sendLink({ id, kind: 'completion', reason: 'They asked' }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await shift(id, fromNow(-60))
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).bookings.move({ id, version, move: 'finish' })
  await sendMessages()
  const countFor = async (userId: string) =>
    (await db.selectFrom('notifications').select('id').where('userId', '=', userId).execute())
      .length
  const [clients, barbers] = [await countFor(client.id), await countFor(shop.barber.id)]
  await desk.sendLink({ id, kind: 'completion', reason: 'They asked' })
  await sendMessages()
  expect(await countFor(client.id)).toBe(clients + 1)
  expect(await countFor(shop.barber.id)).toBe(barbers)
})

test('support sees what a client pays, finance also the commission', async () => {
  const id = await bookingAt(client, shop, at(-1, 600), {
    status: 'completed',
    commissionPercent: 10,
    commissionCents: 380,
  })
  const { amounts } = await desk.read({ id })
  expect(amounts).toMatchObject({ totalCents: 3800, commission: null })
  expect((await as(finance).bookingDesk.read({ id })).amounts.commission).toEqual({
    percent: 10,
    cents: 380,
    netCents: 3420,
  })
})

test('the messages of a booking by every channel, with their state and recipient', async () => {
  const { id } = await book(client, shop, at(12, 600))
  await sendMessages()
  await runJobs()
  const { messages } = await as(support).adminBookings.trail({ id })
  const channels = new Set(messages.map(({ channel }) => channel))
  expect([...channels].toSorted()).toEqual(['in_app', 'mail', 'push'])
  expect(messages.find(({ channel }) => channel === 'push')).toMatchObject({ state: 'no_device' })
  expect(messages.filter(({ channel }) => channel === 'in_app')).toContainEqual(
    expect.objectContaining({ state: 'unread', to: 'client' }),
  )
})

test('no link of a text message is shown, and no text of another booking', async () => {
  const id = await bookingAt(client, shop, at(13, 600))
  const other = await bookingAt(client, shop, at(14, 600))
  const sms = {
    toPhone: '+17135550142',
    template: 'confirmation',
    body: 'Booked. https://kempt.example/guest/bookings#link=secret',
  }
  await db
    .insertInto('smsMessages')
    .values([id, other].map((bookingId) => ({ ...sms, bookingId })))
    .execute()
  const { messages } = await as(support).adminBookings.trail({ id })
  expect(messages).toMatchObject([{ channel: 'sms', subject: 'Booked. …', state: 'queued' }])
})
