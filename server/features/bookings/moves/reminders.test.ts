// Reminders name the booking's current time, and what they say is true when they are sent.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { bookedPolicy, bookingAt } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { openClock } from '#tests/clock.ts'
import { countWaiting } from '#tests/waiting.ts'
import { db, make, sendMessages } from '#tests/world.ts'
import { sweepBookings } from './sweep.ts'

const clock = await openClock()

let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  await db
    .updateTable('profiles')
    .set({ phone: '+17135550155', phoneVerifiedAt: '2026-01-01T00:00:00Z' })
    .where('userId', '=', client.id)
    .execute()
})

type Made = { startsAt: string; windowHours?: number; language?: 'en' | 'es' } & Partial<{
  movedAt: string
  acceptedAt: string
  byShop: 'booked' | 'moved'
}>

async function confirmedAt({ startsAt, windowHours = 24, language = 'en', ...more }: Made) {
  await db.updateTable('users').set({ language }).where('id', '=', client.id).execute()
  const policySnapshot = JSON.stringify({ ...bookedPolicy, cancellationWindowHours: windowHours })
  return bookingAt(client, shop, startsAt, { policySnapshot, ...more })
}

async function sweepAt(at: string) {
  await clock.set(Date.parse(at))
  await sweepBookings(clock.db)
  await sendMessages(clock.db)
}

// All messages to this client, on every channel.
async function sent() {
  const inApp = await db
    .selectFrom('notifications')
    .select(['title', 'message'])
    .where('userId', '=', client.id)
    .orderBy('id')
    .execute()
  const mails = await db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('userId', '=', client.id)
    .orderBy('createdAt')
    .execute()
  const texts = await db
    .selectFrom('smsMessages')
    .select('body')
    .where('userId', '=', client.id)
    .orderBy('id')
    .execute()
  const pushes = await db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'send-push')
    .where(sql<boolean>`payload->>'userId' = ${client.id}`)
    .orderBy('id')
    .execute()
  return { inApp, mails, texts, pushes: pushes.map(({ payload }) => JSON.stringify(payload)) }
}

// Tuesday, January 12, 2027, at ten in the morning.
const start = '2027-01-12T16:00:00Z'

test('a reminder of the evening before says tomorrow, one that comes late says today', async () => {
  await confirmedAt({ startsAt: start })
  await sweepAt('2027-01-11T16:01:00Z')
  const { inApp, mails, pushes } = await sent()
  expect(inApp.map(({ title }) => title)).toEqual(['Your appointment is tomorrow'])
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your appointment is tomorrow: Third Ward Cuts',
  ])
  expect(pushes[0]).toContain('Your appointment is tomorrow')

  client = await make.person('client')
  await confirmedAt({ startsAt: '2027-01-12T17:00:00Z' })
  await sweepAt('2027-01-12T12:00:00Z')
  expect((await sent()).inApp.map(({ title }) => title)).toEqual(['Your appointment is today'])
})

test('a booking that is canceled while its reminder waits gets none', async () => {
  const id = await confirmedAt({ startsAt: start })
  await clock.set(Date.parse('2027-01-11T16:01:00Z'))
  const { sweep } = await db.transaction().execute(async (canceling) => {
    await canceling
      .updateTable('bookings')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .execute()
    const sweep = sweepBookings(clock.db)
    await expect.poll(countWaiting).toBe(1)
    return { sweep }
  })
  await sweep
  await sendMessages(clock.db)
  expect((await sent()).inApp).toEqual([])
})

test('a day of 25 hours: what begins 24 hours later is still today', async () => {
  await confirmedAt({ startsAt: '2027-11-08T05:45:00Z', language: 'es' })
  await sweepAt('2027-11-07T05:46:00Z')
  expect((await sent()).inApp.map(({ title }) => title)).toEqual(['Tu cita es hoy'])
})

test.each([
  [24, 'en', "If you cancel now, there's a 25% fee ($9.50).", 'Canceling now costs $9.50.'],
  [48, 'es', 'Si cancelas ahora, hay un cargo del 25% ($9.50).', 'Cancelar ahora cuesta $9.50.'],
] as const)(
  'with a window of %i hours the deadline has passed and is not named (%s)',
  async (windowHours, language, sentence, short) => {
    await confirmedAt({ startsAt: start, windowHours, language })
    await sweepAt('2027-01-11T16:00:30Z')
    const { inApp, mails, texts, pushes } = await sent()
    expect(inApp[0]?.message).toContain(sentence)
    expect(mails[0]?.body).toContain(sentence)
    expect(pushes[0]).toContain(sentence)
    expect(texts[0]?.body).toContain(short)
    const all = JSON.stringify({ inApp, mails, texts, pushes })
    expect(all).not.toMatch(/Free to cancel until|Cancela gratis hasta|without a fee/)
  },
)

test('a deadline that is still ahead is named', async () => {
  await confirmedAt({ startsAt: start, windowHours: 12 })
  await sweepAt('2027-01-11T16:00:30Z')
  const { mails, texts } = await sent()
  expect(mails[0]?.body).toContain('Free to cancel until Monday, January 11 at 10:00 PM.')
  expect(texts[0]?.body).toContain('Free to cancel until Mon, Jan 11, 10:00 PM.')
})

test('moved to later the same day: no reminder of tomorrow, and the one for the new time', async () => {
  const id = await confirmedAt({ startsAt: start })
  await sweepAt('2027-01-11T16:01:00Z')
  expect((await sent()).inApp).toHaveLength(1)
  // At nine in the morning the booking moves from ten to five in the afternoon.
  await db
    .updateTable('bookings')
    .set({
      startsAt: '2027-01-12T23:00:00Z',
      endsAt: '2027-01-12T23:30:00Z',
      busyRange: '[2027-01-12T23:00:00Z,2027-01-12T23:30:00Z)',
      movedAt: '2027-01-12T15:00:00Z',
    })
    .where('id', '=', id)
    .execute()
  for (const at of ['15:01', '16:00', '18:00', '20:00']) await sweepAt(`2027-01-12T${at}:00Z`)
  expect((await sent()).inApp).toHaveLength(1)
  await sweepAt('2027-01-12T21:01:00Z')
  const { inApp, texts } = await sent()
  expect(inApp.map(({ title }) => title)).toEqual([
    'Your appointment is tomorrow',
    'Your appointment is soon',
  ])
  expect(inApp[1]?.message).toContain('5:00 PM')
  expect(texts[1]?.body).toContain('5:00 PM')
})

test('a request that is accepted a few hours before needs no reminder of the day', async () => {
  await confirmedAt({ startsAt: start, acceptedAt: '2027-01-12T10:00:00Z' })
  await sweepAt('2027-01-12T10:01:00Z')
  expect((await sent()).inApp).toEqual([])
})

test('what the shop moved is reminded of with its own terms, and asks for a yes', async () => {
  await confirmedAt({ startsAt: start, byShop: 'moved' })
  await sweepAt('2027-01-11T16:01:00Z')
  const { mails, texts } = await sent()
  expect(mails[0]?.body).toContain('you can cancel for free until it starts')
  expect(mails[0]?.body).toContain("Yes, I'll be there")
  expect(texts[0]?.body).toContain('Free to cancel until it starts.')
})
