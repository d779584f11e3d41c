// The fee of a late cancellation is shown everywhere afterwards and never changes.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { termsOf } from '#contract/bookings/cancellation.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts')
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, cancellationWindowHours: 24, lateCancelFeePercent: 25 })
    .execute()
})

async function emailOf({ id }: Actor) {
  const found = db.selectFrom('users').select('email').where('id', '=', id)
  return (await found.executeTakeFirstOrThrow()).email
}

async function bookedLongAgo() {
  const { id } = await book(client, shop, at(3, 600))
  await shift(id, fromNow(180))
  const createdAt = new Date(Date.now() - 7 * 86_400_000).toISOString()
  await db.updateTable('bookings').set({ createdAt }).where('id', '=', id).execute()
  return as(client).bookings.read({ id })
}

async function cancel(who: Actor, id: string, reason = '') {
  const { version } = await as(who).bookings.read({ id })
  return as(who).bookings.move({ id, move: 'cancel', version, reason })
}

test('the fee that was shown stays on the booking, for both sides and in the emails', async () => {
  const before = await bookedLongAgo()
  const { feeCents } = termsOf(before, Date.now())
  expect(feeCents).toBe(Math.round(before.totalCents / 4))
  const after = await cancel(client, before.id)
  expect(after).toMatchObject({ isLateCancel: true, cancelFeeCents: feeCents })

  const fee = `$${(feeCents / 100).toFixed(2)}`
  const told = await mailTo(await emailOf(client), 'booking')
  expect(told.body).toContain(`Late cancellation fee: ${fee}`)
  expect(told.body).toContain('Third Ward Cuts may ask for it.')
  expect(told.body).not.toMatch(/\bTotal\b/)
  const staff = await mailTo(await emailOf(shop.barber), 'booking')
  expect(staff.body).toContain(`Late cancellation fee: ${fee}`)

  await db.updateTable('services').set({ priceCents: 9900 }).execute()
  await db.updateTable('barberBookingSettings').set({ lateCancelFeePercent: 100 }).execute()
  expect(await as(client).bookings.read({ id: before.id })).toMatchObject({
    cancelFeeCents: feeCents,
  })
  const { booking } = await as(shop.barber).desk.visit({ place: 'barber', id: before.id })
  expect(booking).toMatchObject({ cancelFeeCents: feeCents })
})

test('who canceled, and when', async () => {
  const began = Date.now()
  const late = await bookedLongAgo()
  await cancel(client, late.id)
  const { booking } = await as(shop.barber).desk.visit({ place: 'barber', id: late.id })
  expect(booking.canceled?.by).toBe('client')
  expect(Date.parse(booking.canceled!.at)).toBeGreaterThanOrEqual(began)

  const { id, canceled } = await book(client, shop, at(4, 600))
  expect(canceled).toBeNull()
  await cancel(shop.barber, id, 'The water is off.')
  expect(await as(client).bookings.read({ id })).toMatchObject({
    canceled: { by: 'shop' },
    cancelFeeCents: 0,
  })

  const other = await book(client, shop, at(4, 600))
  await cancel(await make.person('admin'), other.id, 'A storm.')
  expect(await as(client).bookings.read({ id: other.id })).toMatchObject({
    canceled: { by: 'kempt' },
  })
})

test('an email about a free cancellation names no fee and no total', async () => {
  const { id } = await book(client, shop, at(3, 600))
  expect(await cancel(client, id)).toMatchObject({ cancelFeeCents: 0 })
  const { body } = await mailTo(await emailOf(client), 'booking')
  expect(body).not.toContain('fee')
  expect(body).toContain('Nothing to pay')
})
