// Conversations of bookings: who is let in, until when, and what they see.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, bookAsGuest, bookingAt, browser, fromNow, shift } from '#tests/bookings.ts'
import { bookable, list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

let shop: Listed
let client: Actor
let id: string

beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  id = await bookingAt(client, shop, fromNow(120))
})

const say = (who: Actor | null, body: string, more = {}) =>
  as(who).messages.send({ id, clientId: randomUUID(), body, ...more })
const notFound = { code: 'NOT_FOUND' }
const closed = { code: 'THREAD_CLOSED' }

async function hire(permissionLevel: 'self' | 'desk' | 'manager') {
  const person = await make.person('employee')
  await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: shop.barber.id, permissionLevel, ...bookable })
    .execute()
  return person
}

test('the thread opens with the booking, and its rows come with the first message', async () => {
  expect(await as(client).messages.open({ id })).toMatchObject({
    kind: 'booking',
    side: 'client',
    title: 'Third Ward Cuts',
    profileId: shop.id,
    closed: null,
    people: [],
    messages: [],
    lastSeq: 0,
  })
  expect(await db.selectFrom('conversations').selectAll().where('id', '=', id).execute()).toEqual(
    [],
  )
  await say(client, 'Where do I park?')
  await say(shop.barber, 'Behind the shop.')
  expect(await as(shop.barber).messages.open({ id })).toMatchObject({
    side: 'staff',
    title: 'client',
    profileId: null,
    people: [{ side: 'client' }, { side: 'staff', isMe: true }],
    messages: [{ body: 'Where do I park?' }, { body: 'Behind the shop.' }],
    hasMore: false,
    lastSeq: 2,
  })
})

test('two who write the first message at once are in one conversation', async () => {
  await Promise.all([say(client, 'On my way'), say(shop.barber, 'See you soon')])
  const { messages, people } = await as(client).messages.open({ id })
  expect(messages.map(({ seq }) => seq)).toEqual([1, 2])
  expect(people).toHaveLength(2)
})

test('an empty message is refused under its field', async () => {
  await expect(say(client, '  ')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { body: 'Write a message first' },
  })
})

test('others find no conversation, before and after the first message', async () => {
  const [stranger, otherShop, self] = [
    await make.person('client'),
    (await list('Elsewhere')).barber,
    await hire('self'),
  ]
  for (const isBegun of [false, true]) {
    if (isBegun) await say(client, 'Hello')
    for (const who of [stranger, otherShop, self, await make.person('admin'), null]) {
      const api = as(who).messages
      await expect(api.open({ id })).rejects.toMatchObject(notFound)
      await expect(api.since({ id, seq: 0 })).rejects.toMatchObject(notFound)
      await expect(api.before({ id, seq: 9 })).rejects.toMatchObject(notFound)
      await expect(api.seen({ id, seq: 1 })).rejects.toMatchObject(notFound)
      await expect(api.typing({ id })).rejects.toMatchObject(notFound)
      await expect(api.mute({ id, isMuted: true })).rejects.toMatchObject(notFound)
      await expect(api.remove({ id, seq: 1 })).rejects.toMatchObject(notFound)
      await expect(say(who, 'Hi')).rejects.toMatchObject(notFound)
    }
  }
})

test('desk members come in by right: read without alerts, with alerts once they write', async () => {
  const desk = await hire('desk')
  await say(client, 'Hello')
  const place = () =>
    db
      .selectFrom('participants')
      .select(['hasAlerts', 'readSeq', 'isUnread'])
      .where('conversationId', '=', id)
      .where('userId', '=', desk.id)
      .executeTakeFirst()
  await as(desk).messages.open({ id })
  expect(await place()).toBeUndefined()
  await as(desk).messages.seen({ id, seq: 1 })
  expect(await place()).toEqual({ hasAlerts: false, readSeq: 1, isUnread: false })
  await say(desk, 'He is on his way')
  expect(await place()).toMatchObject({ hasAlerts: true })
  await as(desk).messages.mute({ id, isMuted: true })
  await say(desk, 'Anything else?')
  expect(await place()).toMatchObject({ hasAlerts: false })

  await db.updateTable('employees').set({ isActive: false }).where('userId', '=', desk.id).execute()
  await expect(as(desk).messages.open({ id })).rejects.toMatchObject(notFound)
  await expect(say(desk, 'Still here')).rejects.toMatchObject(notFound)
})

test.each([
  ['completed', -60 * 24 * 7, true],
  ['completed', -60 * 24 * 6, false],
  ['no_show', -60 * 24 * 7, true],
  ['confirmed', 60, false],
] as const)(
  'a %s booking that began %i minutes from now: over %s',
  async (status, minutes, isOver) => {
    await say(client, 'Hello')
    await shift(id, fromNow(minutes - 40))
    await db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
    expect((await as(client).messages.open({ id })).closed).toBe(isOver ? 'over' : null)
    if (isOver) await expect(say(client, 'Hi')).rejects.toMatchObject(closed)
    else await say(client, 'Hi')
  },
)

test('a canceled booking: seven days from then; a repeated try is answered afterwards', async () => {
  const clientId = randomUUID()
  const first = await say(client, 'I am sorry', { clientId })
  await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute()
  const canceled = (days: number) =>
    db
      .insertInto('bookingEvents')
      .values({ bookingId: id, event: 'cancelled', createdAt: fromNow(-days * 1440) })
      .execute()
  await canceled(8)
  await expect(say(client, 'Hi')).rejects.toMatchObject(closed)
  expect((await say(client, 'I am sorry', { clientId })).message).toEqual(first.message)
  await canceled(6)
  await say(client, 'Hi')
})

test('nobody opens the conversation of a booking that is long over, of a hold, or of nobody', async () => {
  await shift(id, fromNow(-60 * 24 * 8))
  await expect(say(client, 'Hi')).rejects.toMatchObject(closed)
  expect(await db.selectFrom('conversations').select('id').where('id', '=', id).execute()).toEqual(
    [],
  )

  await db.updateTable('bookings').set({ status: 'held' }).where('id', '=', id).execute()
  await expect(as(client).messages.open({ id })).rejects.toMatchObject(notFound)
  await expect(say(client, 'Hi')).rejects.toMatchObject(notFound)
  await db.updateTable('bookings').set({ status: 'expired' }).where('id', '=', id).execute()
  await expect(as(client).messages.open({ id })).rejects.toMatchObject(notFound)

  id = await bookingAt(client, shop, fromNow(300), {
    clientId: null,
    guestName: 'Walk In',
    guestPhone: '+17135550100',
  })
  expect((await as(shop.barber).messages.open({ id })).closed).toBe('unreachable')
  await expect(say(shop.barber, 'Hi')).rejects.toMatchObject(closed)
})

test('a guest writes from the browser that booked, and from one that opened the link', async () => {
  const chrome = browser()
  const email = `${randomUUID()}@example.com`
  const guest = { name: 'Ana Ruiz', phone: '(713) 555-0177', email }
  ;({ id } = await bookAsGuest(chrome, shop, at(2, 600), guest))
  await chrome.api().messages.send({ id, clientId: randomUUID(), body: 'Hi from Ana' })

  const phone = browser()
  await expect(phone.api().messages.open({ id })).rejects.toMatchObject(notFound)
  await expect(phone.api().messages.enter({ id, link: 'wrong' })).rejects.toMatchObject(notFound)
  await phone
    .api()
    .guests.find({ email, bookingNumber: (await chrome.api().bookings.read({ id })).bookingNumber })
  const link = (await mailTo(email, 'find-my-booking')).token('link')
  const other = await bookingAt(client, shop, fromNow(500))
  await expect(phone.api().messages.enter({ id: other, link })).rejects.toMatchObject(notFound)
  await phone.api().messages.enter({ id, link })
  await phone.api().messages.send({ id, clientId: randomUUID(), body: 'And from my phone' })
  expect(await as(shop.barber).messages.open({ id })).toMatchObject({
    title: 'Ana Ruiz',
    messages: [{ body: 'Hi from Ana' }, { body: 'And from my phone' }],
  })

  await db
    .updateTable('bookingDevices')
    .set({ validUntil: fromNow(-10) })
    .where('bookingId', '=', id)
    .execute()
  await expect(phone.api().messages.open({ id })).rejects.toMatchObject(notFound)
  await db
    .updateTable('bookingLinks')
    .set({ expiresAt: fromNow(-10) })
    .where('bookingId', '=', id)
    .execute()
  await expect(phone.api().messages.enter({ id, link })).rejects.toMatchObject(notFound)
})

test('the newest messages come first, and older ones on request', async () => {
  await say(client, 'First')
  const place = await db
    .selectFrom('participants')
    .select('id')
    .where('conversationId', '=', id)
    .where('side', '=', 'client')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('messages')
    .values(
      Array.from({ length: 60 }, (_, n) => ({
        conversationId: id,
        seq: n + 2,
        clientId: randomUUID(),
        senderId: place.id,
        body: `Message ${n + 2}`,
        scopeId: shop.barber.id,
      })),
    )
    .execute()
  await db.updateTable('conversations').set({ lastSeq: 61 }).where('id', '=', id).execute()
  const opened = await as(client).messages.open({ id })
  expect([opened.messages[0]?.seq, opened.messages.at(-1)?.seq, opened.hasMore]).toEqual([
    22,
    61,
    true,
  ])
  const older = await as(client).messages.before({ id, seq: 22 })
  expect([older.messages[0]?.seq, older.messages.at(-1)?.seq, older.hasMore]).toEqual([
    1,
    21,
    false,
  ])
})

test('300 an hour for one person, 60 for a guest', async () => {
  const full = async (key: string, points: number) => {
    const { limit } = await import('#server/features/rate-limits/service.ts')
    for (let n = 0; n < points; n++) await limit(db, [{ key, points: 1000, seconds: 3600 }])
  }
  await full(`message:user:${client.id}`, 300)
  await expect(say(client, 'Hi')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await say(shop.barber, 'Hi')
})
