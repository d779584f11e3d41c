import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, fromNow } from '#tests/bookings.ts'
import type { Listed } from '#tests/listing.ts'
import { as, db, jobContext, make, runJobs } from '#tests/world.ts'
import { waitlistJobs } from './jobs.ts'
import { cancel, dayOf, entry, openShop, stateOf, wishAt } from './waitlist.test.kit.ts'

let shop: Listed
let owner: Actor
let first: Actor
let second: Actor

beforeEach(async () => {
  shop = await openShop()
  ;[owner, first, second] = [
    await make.person('client'),
    await make.person('client'),
    await make.person('client'),
  ]
})

const join = (who: Actor, changes: object = {}) => as(who).waitlist.join(wishAt(shop, changes))

async function noticesOf({ id: userId }: Actor) {
  await runJobs()
  return db
    .selectFrom('notifications')
    .select(['title', 'message', 'actionUrl'])
    .where('userId', '=', userId)
    .where('title', '=', 'A spot opened')
    .execute()
}

// Expires the offer.
async function letPass(id: string) {
  const past = new Date(Date.now() - 1000).toISOString()
  await db
    .updateTable('waitlistEntries')
    .set({ offerExpiresAt: past })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('bookings')
    .set({ holdExpiresAt: past })
    .where('status', '=', 'held')
    .execute()
}

const freedAt = (startsAt: string, minutes = 30) => ({
  barberId: shop.barber.id,
  providerId: shop.barber.id,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
})
const offer = (startsAt: string) =>
  waitlistJobs['offer-waitlist'].run(freedAt(startsAt), jobContext)

test('a canceled slot is held for the client who waits longest, and they book it', async () => {
  const booked = await book(owner, shop, at(2, 600))
  const [a, b] = [await join(first), await join(second)]
  await cancel(owner, booked)
  const [notice] = await noticesOf(first)
  expect(notice?.message).toContain('15 minutes')
  expect(await noticesOf(second)).toEqual([])
  expect([await stateOf(a.id), await stateOf(b.id)]).toEqual(['offered', 'waiting'])

  // Other clients cannot hold it meanwhile.
  const hold = {
    profileId: shop.id,
    serviceIds: shop.services.slice(0, 1),
    startsAt: at(2, 600),
  }
  await expect(as(second).bookings.hold(hold)).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
  const [wait] = await as(first).waitlist.mine()
  expect(wait?.offer).toMatchObject({ startsAt: at(2, 600), path: notice?.actionUrl })
  const held = await as(first).bookings.hold(hold)
  await as(first).bookings.confirm({ id: held.id })
  expect(await stateOf(a.id)).toBe('booked')
  expect(await stateOf(b.id)).toBe('waiting')
  expect(await as(first).waitlist.mine()).toEqual([])
})

test('a time that was let pass goes to the next, and not back', async () => {
  const booked = await book(owner, shop, at(2, 600))
  const [a, b] = [await join(first), await join(second)]
  await cancel(owner, booked)
  await runJobs()
  await letPass(a.id)
  await offer(at(2, 600))
  expect([await stateOf(a.id), await stateOf(b.id)]).toEqual(['waiting', 'offered'])
  expect(await noticesOf(second)).toHaveLength(1)
  await letPass(b.id)
  await offer(at(2, 600))
  expect([await stateOf(a.id), await stateOf(b.id)]).toEqual(['waiting', 'waiting'])
  expect(await noticesOf(first)).toHaveLength(1)
  // A different slot is offered.
  await cancel(owner, await book(owner, shop, at(3, 600)))
  await runJobs()
  expect((await entry(a.id)).offeredStart).toBe(at(3, 600))
})

test('two times freed at once go to two people', async () => {
  const [one, two] = [await book(owner, shop, at(2, 600)), await book(owner, shop, at(3, 600))]
  const [a, b] = [await join(first), await join(second)]
  await cancel(owner, one)
  await cancel(owner, two)
  await db.deleteFrom('outbox').execute()
  await Promise.all([offer(at(2, 600)), offer(at(3, 600))])
  const [x, y] = [await entry(a.id), await entry(b.id)]
  expect([x.state, y.state]).toEqual(['offered', 'offered'])
  expect([x.offeredStart, y.offeredStart].sort()).toEqual([at(2, 600), at(3, 600)])
})

test('a job that runs twice offers once', async () => {
  const booked = await book(owner, shop, at(2, 600))
  await shop.book(Date.parse(at(2, 570)) / 60_000, 30)
  await shop.book(Date.parse(at(2, 630)) / 60_000, 30)
  const [a, b] = [await join(first), await join(second)]
  await cancel(owner, booked)
  await runJobs()
  await Promise.all([offer(at(2, 600)), offer(at(2, 600))])
  expect([await stateOf(a.id), await stateOf(b.id)]).toEqual(['offered', 'waiting'])
  const holds = await db
    .selectFrom('bookings')
    .select('clientId')
    .where('status', '=', 'held')
    .where('barberId', '=', shop.barber.id)
    .execute()
  expect(holds).toEqual([{ clientId: first.id }])
})

test('a slot that was booked meanwhile is not offered', async () => {
  const { id } = await join(first)
  await book(owner, shop, at(2, 600))
  await shop.book(Date.parse(at(2, 570)) / 60_000, 30)
  await shop.book(Date.parse(at(2, 630)) / 60_000, 30)
  await offer(at(2, 600))
  expect(await stateOf(id)).toBe('waiting')
})

test.each([
  [
    'a booking that does not fit between two others',
    () => ({ serviceIds: shop.services.slice(1) }),
  ],
  ['other hours', () => ({ timeFrom: 780, timeTo: 1020 })],
  ['other days', () => ({ dateFrom: dayOf(4), dateTo: dayOf(5) })],
])('no offer for %s', async (_, changes) => {
  const booked = await book(owner, shop, at(2, 600))
  await shop.book(Date.parse(at(2, 570)) / 60_000, 30)
  await shop.book(Date.parse(at(2, 630)) / 60_000, 30)
  const { id } = await join(first, changes())
  const fits = await join(second)
  await cancel(owner, booked)
  await runJobs()
  expect([await stateOf(id), await stateOf(fits.id)]).toEqual(['waiting', 'offered'])
})

test('a longer booking is offered where the time is long enough', async () => {
  const booked = await book(owner, shop, at(2, 600))
  const { id } = await join(first, { serviceIds: shop.services.slice(1) })
  await cancel(owner, booked)
  await runJobs()
  expect(await stateOf(id)).toBe('offered')
})

test('a moved booking frees its old time', async () => {
  const { id: bookingId, version } = await book(owner, shop, at(2, 600))
  const { id } = await join(first, { dateTo: dayOf(2), timeTo: 660 })
  await as(owner).bookings.reschedule({ id: bookingId, version, startsAt: at(3, 900) })
  await runJobs()
  expect(await entry(id)).toMatchObject({ state: 'offered', offeredStart: at(2, 600) })
})

test('shortly before the start, everyone waiting gets a message and the first to book gets the slot', async () => {
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, minNoticeHours: 0 })
    .onConflict((conflict) => conflict.column('barberId').doUpdateSet({ minNoticeHours: 0 }))
    .execute()
  await db
    .updateTable('availabilityRules')
    .set({ openRange: '[0,1440)' })
    .where('providerId', '=', shop.barber.id)
    .execute()
  const startsAt = soon()
  const date = dateOf(startsAt)
  const wide = { dateFrom: date, dateTo: date }
  const [a, b] = [await join(first, wide), await join(second, wide)]
  for (let times = 0; times < 2; times++) await offer(startsAt)
  expect([await stateOf(a.id), await stateOf(b.id)]).toEqual(['waiting', 'waiting'])
  for (const who of [first, second]) {
    const notices = await noticesOf(who)
    expect(notices).toHaveLength(1)
    expect(notices[0]?.message).toContain('First to book gets it')
  }
})

function soon() {
  const start = fromNow(125)
  // Rounded up to the shop's slot interval.
  return new Date(Math.ceil(Date.parse(start) / 1_800_000) * 1_800_000)
    .toISOString()
    .replace('.000Z', 'Z')
}

const dateOf = (iso: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date(iso))
