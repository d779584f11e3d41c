import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { nextOpenings } from '#server/features/search/service.ts'
import { at, book, fromNow, shift, sweep } from '#tests/bookings.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make, runJobs } from '#tests/world.ts'

const admin = await make.person('admin')
let shop: Listed

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  await db.deleteFrom('notifications').execute()
})

async function hire() {
  const member = await make.person('employee')
  const { id: employeeId } = await db
    .insertInto('employees')
    .values({ userId: member.id, barberId: shop.barber.id, ...bookable })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employeeServices')
    .values(shop.services.map((serviceId) => ({ employeeId, serviceId })))
    .execute()
  return member
}

// Cancels this many minutes before the start.
async function cancel(who: Actor, minutes = 600) {
  const client = await make.person('client')
  const { id } = await book(client, shop, at(5, 600))
  await shift(id, fromNow(minutes))
  if (who !== shop.barber)
    await db.updateTable('bookings').set({ providerId: who.id }).where('id', '=', id).execute()
  const { version } = await as(who).bookings.read({ id })
  await as(who).bookings.move({ id, version, move: 'cancel', reason: 'The water is off.' })
  return id
}

async function titles({ id }: Actor) {
  await runJobs()
  const rows = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .execute()
  return rows.map(({ title }) => title)
}

const numbers = async () => (await as(shop.barber).overview.shop()).reliability
const warning = 'Late cancellations'
const review = 'We’re reviewing your cancellations'
const reviews = async () =>
  (await as(admin).reliability.list()).filter(({ profileId }) => profileId === shop.id)

test('moving a booking away without a yes and canceling it then is as late as before', async () => {
  for (let n = 0; n < 3; n++) {
    const client = await make.person('client')
    const { id } = await book(client, shop, at(5, 600))
    await shift(id, fromNow(600))
    const { version } = await as(shop.barber).bookings.read({ id })
    const away = { id, startsAt: at(8, 600 + 60 * n), professionalId: null, version }
    const moved = await as(shop.barber).bookings.reschedule(away)
    const reason = 'The water is off.'
    await as(shop.barber).bookings.move({ id, version: moved.version, move: 'cancel', reason })
  }
  expect(await numbers()).toMatchObject({ lateCancellations: 3 })
  expect(await titles(shop.barber)).toContain(warning)
})

test('three late cancellations warn the owner once, in the app and by mail', async () => {
  await cancel(shop.barber)
  await cancel(shop.barber)
  await cancel(shop.barber, 3 * 1440)
  expect(await titles(shop.barber)).not.toContain(warning)
  await cancel(shop.barber)
  await cancel(shop.barber)
  expect((await titles(shop.barber)).filter((each) => each === warning)).toHaveLength(1)
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', shop.barber.id)
    .executeTakeFirstOrThrow()
  expect((await mailTo(email, 'notice')).subject).toContain(warning)
  expect(await numbers()).toMatchObject({ cancellations: 5, lateCancellations: 4, unanswered: 0 })
  expect(await reviews()).toEqual([])
})

test('six are an entry for administrators, who close it with a reason', async () => {
  for (let n = 0; n < 7; n++) await cancel(shop.barber)
  expect((await titles(shop.barber)).filter((each) => each === review)).toHaveLength(1)
  expect(await titles(admin)).toContain('A shop cancels too often')
  const [entry] = await reviews()
  expect(entry).toMatchObject({ shopName: 'Third Ward Cuts', lateCancellations: 7 })
  await expect(as(admin).reliability.close({ id: entry!.id, reason: ' ' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  await as(admin).reliability.close({ id: entry!.id, reason: 'Called them. A burst pipe.' })
  expect(await reviews()).toEqual([])
  await expect(
    as(admin).reliability.close({ id: entry!.id, reason: 'Again.' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const deed = await db
    .selectFrom('auditLog')
    .select('reason')
    .where('entityId', '=', entry!.id)
    .executeTakeFirstOrThrow()
  expect(deed.reason).toBe('Called them. A burst pipe.')
})

test('what the team cancels counts for the business; clients and administrators do not', async () => {
  const member = await hire()
  for (let n = 0; n < 3; n++) await cancel(member)
  expect(await titles(shop.barber)).toContain(warning)
  expect(await numbers()).toMatchObject({ lateCancellations: 3 })

  const client = await make.person('client')
  for (const who of [client, admin]) {
    const { id } = await book(client, shop, at(6, 600))
    const { version } = await as(who).bookings.read({ id })
    await as(who).bookings.move({ id, version, move: 'cancel', reason: 'Ill' })
  }
  expect(await numbers()).toMatchObject({ cancellations: 3 })
})

test('cancellations of more than 30 days ago no longer count', async () => {
  const ids = [await cancel(shop.barber), await cancel(shop.barber)]
  await db
    .updateTable('bookings')
    .set({ droppedAt: fromNow(-31 * 1440) })
    .where('id', 'in', ids)
    .execute()
  await cancel(shop.barber)
  expect(await titles(shop.barber)).not.toContain(warning)
  expect(await numbers()).toMatchObject({ cancellations: 1, lateCancellations: 1 })
})

test('unanswered requests are counted', async () => {
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, autoConfirm: false })
    .execute()
  const { id } = await book(await make.person('client'), shop, at(2, 600))
  await db
    .updateTable('bookings')
    .set({ answerBy: fromNow(-10) })
    .where('id', '=', id)
    .execute()
  await sweep()
  expect(await numbers()).toMatchObject({ unanswered: 1, cancellations: 0 })
})

async function visited(n: number) {
  for (let i = 0; i < n; i++) {
    const startsAt = fromNow(-1440 * (i + 2))
    const endsAt = fromNow(-1440 * (i + 2) + 30)
    await db
      .insertInto('bookings')
      .values({
        guestName: 'Someone',
        barberId: shop.barber.id,
        providerId: shop.barber.id,
        startsAt,
        endsAt,
        busyRange: `[${startsAt},${endsAt})`,
        status: 'completed',
      })
      .execute()
  }
}

// Two equal shops of one spot, the first in search with nine visits.
async function leadSearch(word: string) {
  const spot = [29.5, -95.1] as [number, number]
  const profile = { createdAt: '2026-01-01T00:00:00Z' }
  shop = await list(`${word} One`, { spot, profile })
  const rival = await list(`${word} Two`, { spot, profile })
  const first = async () => {
    const { barbers } = await as(null).search.barbers({ q: word, sort: 'recommended' })
    return barbers[0]?.id
  }
  shop = (await first()) === shop.id ? shop : rival
  await visited(9)
  expect(await first()).toBe(shop.id)
  return first
}

test('the warning names the number from which our team takes a look', async () => {
  await db.updateTable('settings').set({ shopCancelsToReview: 8 }).execute()
  for (let n = 0; n < 3; n++) await cancel(shop.barber)
  await runJobs()
  const { message } = await db
    .selectFrom('notifications')
    .select('message')
    .where('userId', '=', shop.barber.id)
    .where('title', '=', warning)
    .executeTakeFirstOrThrow()
  await db.updateTable('settings').set({ shopCancelsToReview: 6 }).execute()
  expect(message).toContain('At 8, our team takes a look')
})

test('in search, a cancellation of the team costs the place', async () => {
  const first = await leadSearch('Reliable')
  await cancel(await hire())
  expect(await first()).not.toBe(shop.id)
})

test('in search, a request without an answer costs the place', async () => {
  const first = await leadSearch('Responsive')
  const [startsAt, endsAt] = [fromNow(-600), fromNow(-570)]
  await db
    .insertInto('bookings')
    .values({
      guestName: 'Someone',
      barberId: shop.barber.id,
      providerId: shop.barber.id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      answerBy: fromNow(-700),
      status: 'expired',
    })
    .execute()
  expect(await first()).not.toBe(shop.id)
})

test('what a member of the team has open is open at the business', async () => {
  shop = await list('Closed Owner', { hours: [0, 5] })
  await db.deleteFrom('availabilityRules').where('providerId', '=', shop.barber.id).execute()
  expect((await nextOpenings(db, [shop.id])).get(shop.id)).toBeNull()
  const member = await hire()
  await openDaily(member.id, [0, 1440])
  expect((await nextOpenings(db, [shop.id])).get(shop.id)).not.toBeNull()
})
