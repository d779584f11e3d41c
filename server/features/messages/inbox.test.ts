// The lists of conversations: what stands in them, in which order, and what never does.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { InboxFilter, InboxPlace } from '#contract/bookings/messages.ts'
import { bookingAt, fromNow } from '#tests/bookings.ts'
import { bookable, list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

let shop: Listed
let client: Actor
let id: string

beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
  shop = await list('Third Ward Cuts')
  client = await named('Ana Núñez')
  id = await bookingAt(client, shop, fromNow(120))
})

async function named(name: string) {
  const person = await make.person('client')
  await db.updateTable('profiles').set({ name }).where('userId', '=', person.id).execute()
  return person
}

const say = (who: Actor, body: string, to = id) =>
  as(who).messages.send({ id: to, clientId: randomUUID(), body })

type Asked = { filter?: InboxFilter; q?: string; after?: string }

const inbox = (who: Actor, place: InboxPlace, asked: Asked = {}) =>
  as(who).messages.inbox({ place, ...asked })

async function titles(who: Actor, place: InboxPlace, asked: Asked = {}) {
  const { lines } = await inbox(who, place, asked)
  return lines.map(({ title }) => title)
}

type Written = { name: string; body: string; minutes: number; at?: Listed; providerId?: string }

// A client who has written to the shop.
async function writer({ name, body, minutes, at = shop, providerId = at.barber.id }: Written) {
  const person = await named(name)
  const bookingId = await bookingAt(person, at, fromNow(minutes), { providerId })
  await say(person, body, bookingId)
  return { person, bookingId }
}

async function hire(permissionLevel: 'self' | 'desk') {
  const person = await make.person('employee')
  await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: shop.barber.id, permissionLevel, ...bookable })
    .execute()
  return person
}

test('a line has the other side, what was said last, and the appointment', async () => {
  expect(await inbox(client, 'client')).toEqual({ lines: [], hasMore: false })
  await say(client, 'Where do I park?')
  expect((await inbox(client, 'client')).lines).toMatchObject([
    {
      id,
      title: 'Third Ward Cuts',
      isUnread: false,
      last: { body: 'Where do I park?', isMine: true, hasFiles: false, isRemoved: false },
      booking: { id, status: 'confirmed' },
    },
  ])
  expect((await inbox(shop.barber, 'barber')).lines).toMatchObject([
    { id, title: 'Ana Núñez', isUnread: true, last: { isMine: false } },
  ])
  await as(client).messages.remove({ id, seq: 1 })
  expect((await inbox(shop.barber, 'barber')).lines).toMatchObject([
    { last: { body: '', isRemoved: true } },
  ])
})

test('unread ones first, then the newest; reading moves a line and its number', async () => {
  await say(client, 'Where do I park?')
  await writer({ name: 'Bea Stone', body: 'Thanks!', minutes: 240 })
  const { bookingId } = await writer({ name: 'Carl Hill', body: 'See you', minutes: 360 })
  await as(shop.barber).messages.seen({ id: bookingId, seq: 1 })
  expect(await titles(shop.barber, 'barber')).toEqual(['Bea Stone', 'Ana Núñez', 'Carl Hill'])
  expect(await titles(shop.barber, 'barber', { filter: 'unread' })).toEqual([
    'Bea Stone',
    'Ana Núñez',
  ])
  expect(await as(shop.barber).messages.unread()).toEqual({ client: 0, shop: 2 })

  await say(shop.barber, 'Behind the shop.')
  expect(await as(client).messages.unread()).toEqual({ client: 1, shop: 0 })
  expect(await titles(client, 'client', { filter: 'unread' })).toEqual(['Third Ward Cuts'])
  await as(client).messages.seen({ id, seq: 2 })
  expect(await titles(client, 'client', { filter: 'unread' })).toEqual([])
  expect(await as(client).messages.unread()).toEqual({ client: 0, shop: 0 })
})

test('the conversations of one client with one shop are one line, unread while one of them is', async () => {
  await say(client, 'Where do I park?')
  const next = await bookingAt(client, shop, fromNow(600))
  await say(client, 'And next time?', next)
  await as(shop.barber).messages.seen({ id: next, seq: 1 })
  expect((await inbox(shop.barber, 'barber')).lines).toMatchObject([{ id: next, isUnread: true }])
  expect((await inbox(client, 'client')).lines).toMatchObject([{ id: next, isUnread: false }])
  expect(await as(shop.barber).messages.unread()).toEqual({ client: 0, shop: 1 })
})

test('the search finds names and words of any message, with or without accents and signs', async () => {
  await say(client, 'Is there parking at the salón?')
  await say(shop.barber, 'Right behind the building.')
  await writer({ name: 'Bea Stone', body: '100% sure', minutes: 240 })
  const found = (q: string) => titles(shop.barber, 'barber', { q })
  expect(await found('nunez')).toEqual(['Ana Núñez'])
  expect(await found('parking')).toEqual(['Ana Núñez'])
  expect(await found('PARK salon')).toEqual(['Ana Núñez'])
  expect(await found('sure')).toEqual(['Bea Stone'])
  expect(await found('barbecue')).toEqual([])
  for (const signs of ['%', '_', '\\', "'", '&|!:*']) expect(await found(signs)).toEqual([])
  expect(await titles(client, 'client', { q: 'third ward' })).toEqual(['Third Ward Cuts'])
  expect(await titles(client, 'client', { q: 'building' })).toEqual(['Third Ward Cuts'])
  expect(await titles(client, 'client', { q: 'sure' })).toEqual([])
})

test("another's conversation never appears, by list, filter, search, page or number", async () => {
  const elsewhere = await list('Elsewhere')
  const { person: other, bookingId } = await writer({
    name: 'Bea Stone',
    body: 'parking?',
    minutes: 240,
    at: elsewhere,
  })
  await say(client, 'parking!')
  const outsiders: [Actor, InboxPlace][] = [
    [other, 'client'],
    [elsewhere.barber, 'barber'],
  ]
  for (const [who, place] of outsiders) {
    for (const asked of [{}, { filter: 'unread' as const }, { q: 'parking' }]) {
      const { lines } = await inbox(who, place, asked)
      expect(lines.map((line) => line.id)).not.toContain(id)
    }
    expect((await inbox(who, place, { after: id })).lines).toEqual([])
  }
  expect((await inbox(client, 'client', { q: 'parking' })).lines).toMatchObject([{ id }])
  expect((await inbox(shop.barber, 'barber', { q: 'parking' })).lines).toMatchObject([{ id }])
  expect(await as(elsewhere.barber).messages.unread()).toEqual({ client: 0, shop: 1 })
  expect((await inbox(elsewhere.barber, 'barber')).lines).toMatchObject([{ id: bookingId }])
  for (const place of ['barber', 'employee'] as const)
    await expect(inbox(client, place)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  // Neither what the owner wrote as a barber stands among what they booked, nor the other way round.
  expect((await inbox(shop.barber, 'client')).lines).toEqual([])
})

test('a team member has what they cut themselves, the desk has everything, who has left nothing', async () => {
  const [self, desk] = [await hire('self'), await hire('desk')]
  await say(client, 'Where do I park?')
  const { bookingId: own } = await writer({
    name: 'Bea Stone',
    body: 'Hi',
    minutes: 240,
    providerId: self.id,
  })
  expect(await titles(self, 'employee')).toEqual(['Bea Stone'])
  expect(await as(self).messages.unread()).toEqual({ client: 0, shop: 1 })
  expect(await titles(desk, 'employee')).toEqual(['Bea Stone', 'Ana Núñez'])
  expect(await as(desk).messages.unread()).toEqual({ client: 0, shop: 2 })

  const providerId = shop.barber.id
  await db.updateTable('bookings').set({ providerId }).where('id', '=', own).execute()
  expect(await titles(self, 'employee')).toEqual([])
  await db.updateTable('employees').set({ isActive: false }).where('userId', '=', desk.id).execute()
  await expect(inbox(desk, 'employee')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await as(desk).messages.unread()).toEqual({ client: 0, shop: 0 })
})

test('25 at once, the others on request', async () => {
  for (let n = 0; n < 26; n++) {
    const bookingId = await bookingAt(await named(`Client ${n}`), shop, fromNow(300 + n * 60))
    await say(shop.barber, `Number ${n}`, bookingId)
    await db.deleteFrom('rateLimits').execute()
    await db.updateTable('participants').set({ burst: 0 }).execute()
  }
  const first = await inbox(shop.barber, 'barber')
  expect([first.lines.length, first.hasMore]).toEqual([25, true])
  expect(first.lines[0]?.title).toBe('Client 25')
  const rest = await inbox(shop.barber, 'barber', { after: first.lines.at(-1)?.id })
  expect(rest).toMatchObject({ lines: [{ title: 'Client 0' }], hasMore: false })
})
