import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { as, db, make } from '#tests/world.ts'

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  // Not around the clock, because such a day has 23 or 25 hours when the clocks change.
  shop = await list('Third Ward Cuts', { hours: [300, 1380] })
})

const shopView = () => as(shop.barber).overview.shop()
const set = (id: string, change: object) =>
  db.updateTable('bookings').set(change).where('id', '=', id).execute()

async function join(change: object = {}) {
  const member = await make.person('employee')
  const { id } = await db
    .insertInto('employees')
    .values({ userId: member.id, barberId: shop.barber.id, ...bookable, ...change })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openDaily(member.id, [540, 1080])
  return { member, employeeId: id }
}

// Gives the member a booking that has ended, is in progress or is upcoming, independent of
// midnight.
async function give(member: Actor, employeeId: string, change: object) {
  const { id } = await book(await make.person('client'), shop, at(3, 600))
  await set(id, { providerId: member.id, employeeId, ...change })
  return id
}

describe('of a shop', () => {
  test('without bookings: the checklist, and zeros', async () => {
    const { checklist, hasBookings, approval, page, day, week, visits, licenseExpiresOn } =
      await shopView()
    expect(checklist).toEqual({ services: true, hours: true, photos: false, license: false })
    expect({ hasBookings, approval, licenseExpiresOn }).toEqual({
      hasBookings: false,
      approval: 'approved',
      licenseExpiresOn: null,
    })
    expect(page).toEqual({
      id: shop.id,
      shopName: 'Third Ward Cuts',
      isListed: true,
      link: expect.stringMatching(/^\/b\/third-ward-cuts(-\d+)?$/),
    })
    expect(day).toEqual({
      bookings: 0,
      done: 0,
      revenueCents: 0,
      expectedCents: 0,
      fillPercent: 0,
    })
    expect(week).toMatchObject({ bookings: 0, fillPercent: 0 })
    expect(visits).toEqual([])
  })

  test('before its setup there is no page, and something to do', async () => {
    const fresh = await make.person('barber')
    expect(await as(fresh).overview.shop()).toMatchObject({
      page: null,
      approval: 'draft',
      members: [{ id: fresh.id, windows: [] }],
    })
  })

  test('a booking of today is on the line and in the numbers, a held time is not', async () => {
    const { id } = await book(client, shop, at(2, 600))
    await shift(id, at(0, 720))
    await as(client).bookings.hold({
      profileId: shop.id,
      serviceIds: shop.services,
      startsAt: at(4, 600),
    })
    expect(await shopView()).toMatchObject({
      hasBookings: true,
      visits: [{ id, parts: ['owner', 'provider'], client: { name: 'client' } }],
      day: { bookings: 1, done: 0, revenueCents: 0, expectedCents: 3000, fillPercent: 2.8 },
      week: { bookings: 1 },
    })
    await set(id, { status: 'completed' })
    const { day, byDay } = await shopView()
    expect(day).toMatchObject({ done: 1, revenueCents: 3000, expectedCents: 3000 })
    expect(byDay).toHaveLength(7)
    expect(byDay.at(-1)).toMatchObject({ bookings: 1, before: 0 })
    await set(id, { status: 'cancelled' })
    expect(await shopView()).toMatchObject({ visits: [], day: { bookings: 0, expectedCents: 0 } })
  })

  test('what waits: requests by their end, questions of clients, bookings to close', async () => {
    const others = [await make.person('client'), await make.person('client')]
    const first = await book(client, shop, at(5, 600))
    const second = await book(others[0]!, shop, at(6, 600))
    const third = await book(others[1]!, shop, at(7, 600))
    await set(first.id, { status: 'pending', answerBy: fromNow(600) })
    await set(second.id, { status: 'pending', answerBy: fromNow(60) })
    const overdue = { status: 'pending', answerBy: fromNow(-60) }
    expect((await shopView()).requests.map(({ booking }) => booking.id)).toEqual([
      second.id,
      first.id,
    ])
    await set(first.id, overdue)
    expect((await shopView()).requests).toHaveLength(1)

    await set(third.id, {
      proposedBy: 'client',
      proposedStartsAt: at(8, 600),
      proposalExpiresAt: fromNow(60),
    })
    await set(second.id, { status: 'confirmed', answerBy: null })
    await shift(second.id, fromNow(-120))
    expect(await shopView()).toMatchObject({
      requests: [],
      proposals: [{ id: third.id }],
      unfinished: [{ id: second.id }],
    })
    await set(third.id, { proposedBy: 'staff' })
    expect((await shopView()).proposals).toEqual([])
  })

  test('a license that ends within 30 days and reviews without a reply', async () => {
    const profile = (change: object) =>
      db.updateTable('barberProfiles').set(change).where('userId', '=', shop.barber.id).execute()
    const day = (days: number) =>
      Temporal.Now.plainDateISO('America/Chicago').add({ days }).toString()
    await profile({ licenseNumber: 'TX1', licenseExpiresOn: day(31) })
    expect((await shopView()).licenseExpiresOn).toBe(null)
    await profile({ licenseExpiresOn: day(30) })
    expect((await shopView()).licenseExpiresOn).toBe(day(30))

    const { id } = await book(client, shop, at(5, 600))
    await set(id, { status: 'completed' })
    const review = { bookingId: id, barberId: shop.barber.id, providerId: shop.barber.id }
    await db
      .insertInto('reviews')
      .values({ ...review, clientId: client.id, rating: 5, body: 'Sharp' })
      .execute()
    expect(await shopView()).toMatchObject({
      unansweredReviews: 1,
      rating: { average: 5, count: 1 },
    })
    await db.updateTable('reviews').set({ reply: 'Thanks' }).where('bookingId', '=', id).execute()
    expect((await shopView()).unansweredReviews).toBe(0)
  })

  test('is the owner’s alone: a member, a manager and another barber see their own', async () => {
    const { id } = await book(client, shop, at(2, 600))
    await shift(id, at(0, 720))
    const { member } = await join({ permissionLevel: 'manager' })
    await expect(as(member).overview.shop()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(as(client).overview.shop()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(as(null).overview.shop()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    const other = await list('Other Cuts')
    expect(await as(other.barber).overview.shop()).toMatchObject({ visits: [], hasBookings: false })
  })
})

describe('of a member', () => {
  test('own bookings alone, what they bring by the rule, and no contacts without the right', async () => {
    const { member, employeeId } = await join({
      compensation: JSON.stringify({ kind: 'commission_percent', percent: 60 }),
    })
    const own = await give(member, employeeId, {})
    await shift(own, at(0, 1400))
    const done = await give(member, employeeId, {})
    await shift(done, at(0, 30))
    await set(done, { status: 'completed', tipCents: 500 })
    const { id: others } = await book(client, shop, at(2, 600))
    await shift(others, at(0, 700))
    const former = await list('Where they worked before')
    const { id: elsewhere } = await book(client, former, at(2, 660))
    await set(elsewhere, { providerId: member.id })
    await shift(elsewhere, at(0, 800))

    const view = await as(member).overview.mine()
    expect(view.visits.map(({ id }) => id)).toEqual([done, own])
    expect(view.visits[0]).toMatchObject({ parts: ['provider'], client: { email: null } })
    expect(view).toMatchObject({
      shopName: 'Third Ward Cuts',
      seesReports: false,
      clientsToday: 2,
      expectedTodayCents: 1800 + 1800 + 500,
      week: { openMinutes: 7 * 540, bookedMinutes: 60, earnedCents: 2300, tipCents: 500 },
    })
    await db
      .updateTable('employees')
      .set({ seesContacts: true })
      .where('id', '=', employeeId)
      .execute()
    const [seen] = (await as(member).overview.mine()).visits
    expect(seen?.client.email).toMatch(/@example.com$/)
  })

  test('the next client with what is known of them', async () => {
    const { member, employeeId } = await join()
    expect((await as(member).overview.mine()).next).toBe(null)
    const earlier = await book(client, shop, at(2, 600))
    await shift(earlier.id, fromNow(-20_000))
    await set(earlier.id, { status: 'completed' })
    const { id } = await book(client, shop, at(3, 600))
    await set(id, { providerId: member.id, employeeId, clientNote: 'Low fade, please' })
    expect((await as(member).overview.mine()).next).toMatchObject({
      booking: { id, note: 'Low fade, please' },
      visits: 1,
      lastServices: ['Haircut'],
      lastVisitAt: fromNow(-20_000),
    })
  })

  test('ends when they leave', async () => {
    const { member, employeeId } = await join()
    await as(member).overview.mine()
    await db
      .updateTable('employees')
      .set({ isActive: false })
      .where('id', '=', employeeId)
      .execute()
    await expect(as(member).overview.mine()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(as(shop.barber).overview.mine()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
