import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { moves, ruleFor, statuses, type Move, type Part } from '#contract/bookings/workflow.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { at, book, fromNow, hold, shift, sweep } from '#tests/bookings.ts'

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts')
})

async function move(who: Actor, id: string, name: Move, reason = '') {
  const { version } = await as(who).bookings.read({ id })
  return as(who).bookings.move({ id, move: name, version, reason })
}

test('a booking from door to thank you', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(-5))
  expect(await move(client, id, 'check_in')).toMatchObject({ status: 'checked_in' })
  expect(await move(shop.barber, id, 'start')).toMatchObject({ status: 'in_progress' })
  expect(await move(shop.barber, id, 'finish')).toMatchObject({ status: 'awaiting_confirmation' })
  const done = await move(client, id, 'complete')
  expect(done).toMatchObject({ status: 'completed', paymentStatus: 'paid_at_shop' })
  const events = await db
    .selectFrom('bookingEvents')
    .select('event')
    .where('bookingId', '=', id)
    .orderBy('id')
    .execute()
  expect(events.map(({ event }) => event)).toEqual([
    'held',
    'confirmed',
    'checked_in',
    'in_progress',
    'awaiting_confirmation',
    'completed',
  ])
})

test('what the table does not allow is refused, for every part, state and move', async () => {
  const { id } = await book(client, shop, at(2, 600))
  const admin = await make.person('admin')
  const people: [Actor, Part[]][] = [
    [client, ['client']],
    [shop.barber, ['provider', 'owner']],
    [admin, ['reader', 'admin', 'enforcer']],
    [await make.admin('support'), ['reader', 'admin']],
    [await make.admin('finance'), ['reader']],
  ]
  const [startsAt, endsAt] = [fromNow(-20), fromNow(10)]
  for (const status of statuses)
    for (const [person, parts] of people)
      for (const name of Object.keys(moves) as Move[]) {
        await db
          .updateTable('bookings')
          .set({ status, startsAt, endsAt, busyRange: `[${startsAt},${endsAt})`, version: 1 })
          .set({ completionSource: null })
          .where('id', '=', id)
          .execute()
        const before = { status, startsAt, endsAt, answerBy: null, isVouched: false }
        const rule = ruleFor(name, before, parts, Date.now())
        const asked = { id, move: name, version: 1, reason: 'because' }
        const outcome = await as(person)
          .bookings.move(asked)
          .then(
            (booking) => booking.status,
            (error: { code: string }) => error.code,
          )
        expect(outcome, `${parts} ${name} ${status}`).toBe(rule?.to ?? 'MOVE_NOT_OPEN')
      }
})

test('a move with an outdated version is refused and does not overwrite the newer state', async () => {
  const { id, version } = await book(client, shop, at(2, 600))
  await as(client).bookings.move({ id, move: 'cancel', version })
  await expect(
    as(shop.barber).bookings.move({ id, move: 'cancel', version, reason: 'ill' }),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

test('cancelled and completed at the same moment: one of the two', async () => {
  const { id, version } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(5))
  const results = await Promise.allSettled([
    as(client).bookings.move({ id, move: 'cancel', version }),
    as(shop.barber).bookings.move({ id, move: 'check_in', version }),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('cancelling is free until the deadline, and marked as late after it', async () => {
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, cancellationWindowHours: 24, lateCancelFeePercent: 50 })
    .execute()
  const early = await book(client, shop, at(3, 600))
  expect(await move(client, early.id, 'cancel')).toMatchObject({ isLateCancel: false })

  const late = await book(client, shop, at(3, 600))
  await shift(late.id, fromNow(180))
  await madeLongAgo(late.id)
  expect(await move(client, late.id, 'cancel')).toMatchObject({ isLateCancel: true })
})

test('what was booked a moment ago may be unmade freely, if it is not about to begin', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(180))
  expect(await move(client, id, 'cancel')).toMatchObject({ isLateCancel: false })
})

test('a barber who cancels says why, and the client reads it', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await expect(move(shop.barber, id, 'cancel')).rejects.toMatchObject({
    code: 'REASON_REQUIRED',
    fields: { reason: 'Please say why.' },
  })
  await move(shop.barber, id, 'cancel', 'The water is off.')
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  expect((await mailTo(email, 'booking')).body).toContain('The water is off.')
})

test('a missed booking: not before the grace has passed', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(-10))
  await expect(move(shop.barber, id, 'no_show')).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await shift(id, fromNow(-20))
  expect(await move(shop.barber, id, 'no_show')).toMatchObject({ status: 'no_show' })
})

test('after four no-shows booking is off', async () => {
  const booked = []
  for (const day of [1, 2, 3, 4])
    booked.push({ ...(await book(client, shop, at(day + 1, 600))), day })
  for (const { id, day } of booked) {
    await shift(id, fromNow(-1440 * day))
    await db.updateTable('bookings').set({ status: 'no_show' }).where('id', '=', id).execute()
  }
  await expect(book(client, shop, at(2, 600))).rejects.toMatchObject({ code: 'BOOKING_OFF' })
})

test('a client moves a booking twice, and the old time is free again', async () => {
  const first = await book(client, shop, at(3, 600))
  const again = (startsAt: string, version: number) =>
    as(client).bookings.reschedule({ id: first.id, startsAt, version })
  const second = await again(at(3, 615 + 15), first.version)
  expect(second).toMatchObject({ startsAt: at(3, 630), rescheduleCount: 1, totalCents: 3000 })
  const rival = await make.person('client')
  await hold(rival, shop, at(3, 600))
  await expect(again(at(3, 600), second.version)).rejects.toMatchObject({
    code: 'SLOT_TAKEN',
    alternatives: expect.arrayContaining([expect.any(String)]),
  })
  const third = await again(at(3, 720), second.version)
  await expect(again(at(3, 780), third.version)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

test('two bookings moved to one time: one gets it', async () => {
  const rival = await make.person('client')
  const one = await book(client, shop, at(3, 600))
  const two = await book(rival, shop, at(3, 660))
  const results = await Promise.allSettled([
    as(client).bookings.reschedule({ id: one.id, startsAt: at(3, 780), version: one.version }),
    as(rival).bookings.reschedule({ id: two.id, startsAt: at(3, 780), version: two.version }),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(lost.reason).toMatchObject({ code: 'SLOT_TAKEN' })
})

test('reminders go out once, and not for a booking that was cancelled or moved', async () => {
  const kept = await book(client, shop, at(3, 600))
  const other = await make.person('client')
  const dropped = await book(other, shop, at(3, 720))
  await shift(kept.id, fromNow(60 * 20))
  await shift(dropped.id, fromNow(60 * 21))
  await madeLongAgo(kept.id)
  await madeLongAgo(dropped.id)
  await move(other, dropped.id, 'cancel')
  await sweep()
  await sweep()
  expect(await remindersOf(client)).toHaveLength(1)
  expect(await remindersOf(other)).toHaveLength(0)

  // Moved to another day: the reminder is sent for the new time only.
  await shift(kept.id, fromNow(60 * 50))
  await sweep()
  expect(await remindersOf(client)).toHaveLength(1)
  await shift(kept.id, fromNow(60 * 22))
  await sweep()
  expect(await remindersOf(client)).toHaveLength(2)
})

test('the sweep completes bookings that are still open after two days', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(-60 * 49))
  await sweep()
  expect(await as(client).bookings.read({ id })).toMatchObject({ status: 'completed' })
})

test('events are never changed', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await expect(
    db.updateTable('bookingEvents').set({ event: 'x' }).where('bookingId', '=', id).execute(),
  ).rejects.toThrow('append-only')
})

async function madeLongAgo(id: string) {
  await db
    .updateTable('bookings')
    .set({ createdAt: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
}

function remindersOf({ id }: Actor) {
  return db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .where('title', 'in', ['Your appointment is today', 'Your appointment is tomorrow'])
    .execute()
}
