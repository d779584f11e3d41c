// Staff cannot book in the past, except for recent walk-ins.
import { expect, test } from 'vitest'
import { fromNow } from '#tests/bookings.ts'
import { as, db } from '#tests/world.ts'
import { client, desk, recordOf, shop } from './desk.test.kit.ts'
import { book, at } from '#tests/bookings.ts'

const anyHour = { isOutsideHours: true }

async function stateOf(id: string) {
  return db
    .selectFrom('bookings')
    .select(['status', 'completionSource', 'paymentStatus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test.each([-5, -60, -120, -1440])('a caller is not booked %i minutes ago', async (minutes) => {
  const first = await book(client, shop, at(2, 600))
  for (const who of [{ name: 'Rosa Lee' }, { clientRecordId: await recordOf(first.id) }])
    await expect(
      desk(shop.barber).create({ ...anyHour, ...who, startsAt: fromNow(minutes) }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { startsAt: 'That time has passed. Choose a later one.' },
    })
})

test('a walk-in of the last four hours is recorded as completed, without a message', async () => {
  const walkIn = { ...anyHour, isWalkIn: true, email: 'walked@example.com' }
  const { id, status } = await desk(shop.barber).create({ ...walkIn, startsAt: fromNow(-120) })
  expect(status).toBe('completed')
  expect(await stateOf(id)).toEqual({
    status: 'completed',
    completionSource: 'staff',
    paymentStatus: 'paid_at_shop',
  })
  const mails = await db
    .selectFrom('mails')
    .select('subject')
    .where('toAddress', '=', 'walked@example.com')
    .execute()
  expect(mails).toEqual([])
  await desk(shop.barber).create({ ...walkIn, startsAt: fromNow(-235) })
  await expect(
    desk(shop.barber).create({ ...walkIn, startsAt: fromNow(-250) }),
  ).rejects.toMatchObject({
    fields: { startsAt: 'You can add a walk-in up to 4 hours after it started.' },
  })
})

test('a walk-in who came never becomes a no-show', async () => {
  const { id, status } = await desk(shop.barber).create({
    ...anyHour,
    isWalkIn: true,
    email: 'came@example.com',
    startsAt: fromNow(-120),
  })
  expect(status).toBe('completed')
  const { version } = await as(shop.barber).bookings.read({ id })
  await expect(
    as(shop.barber).bookings.move({ id, version, move: 'no_show', reason: 'Nobody came.' }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

test('a walk-in who is still in the chair keeps the chair', async () => {
  const walkIn = { ...anyHour, isWalkIn: true, startsAt: fromNow(-10) }
  const { id } = await desk(shop.barber).create(walkIn)
  expect((await stateOf(id)).status).toBe('in_progress')
  await expect(desk(shop.barber).create(walkIn)).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
  const { version } = await as(shop.barber).bookings.read({ id })
  await expect(
    as(shop.barber).bookings.move({ id, version, move: 'no_show' }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

test('a walk-in who was in the chair does not become a no-show by a detour', async () => {
  const walkIn = { ...anyHour, isWalkIn: true, startsAt: fromNow(-20) }
  const { id } = await desk(shop.barber).create(walkIn)
  const { version } = await as(shop.barber).bookings.read({ id })
  const undone = await as(shop.barber).bookings.move({ id, version, move: 'undo' })
  expect(undone.status).toBe('confirmed')
  await expect(
    as(shop.barber).bookings.move({ id, version: undone.version, move: 'no_show' }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

test('a walk-in who begins now is booked as any other', async () => {
  const made = await desk(shop.barber).create({
    ...anyHour,
    isWalkIn: true,
    startsAt: fromNow(5),
  })
  expect(made.status).toBe('confirmed')
})
