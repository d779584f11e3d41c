// Badges at the desk of administrators: reading, trying a run, thresholds, revoking, history.
import { beforeEach, expect, test } from 'vitest'
import { badgeTypes } from '#contract/admin/badges.ts'
import { as, db, make } from '#tests/world.ts'
import { clearTown, makeBarber, run, write, type Barber } from './badges.test.kit.ts'
import { awardBadges, lastRun, type Run } from './service.ts'

const dayMs = 86_400_000
const operator = await make.admin('operations')
const clients: string[] = []
for (let count = 0; count < 20; count++) clients.push((await make.person('client')).id)

const city = run.cityId
const last: Run = { cityId: city, at: lastRun('America/Chicago') }
const inWeeks = (weeks: number): Run => ({ ...last, at: last.at.add({ weeks }) })
const standard = {
  mostBookedVisits: 10,
  mostBookedClients: 6,
  mostReviewedReviews: 5,
  bestServicesReviews: 10,
  bestServicesRating: 4.5,
}

beforeEach(async () => {
  await clearTown()
  await db.updateTable('badgeThresholds').set(standard).execute()
  await db.deleteFrom('outbox').execute()
})

// Days before the last run; the kit counts from a Monday of its own.
async function visits(barber: Barber, number: number, daysAgo = 5, rating: number | null = null) {
  const between = Math.round((last.at.epochMilliseconds - run.at.epochMilliseconds) / dayMs)
  await write(
    barber,
    clients.slice(0, number).map((client) => ({
      client,
      daysAgo: daysAgo - between,
      status: 'completed' as const,
      isCancelledByShop: false,
      rating,
      isPublished: true,
    })),
  )
}

async function makeTown(number = 10) {
  const barbers: Barber[] = []
  for (let order = 0; order < number; order++) barbers.push(await makeBarber(order))
  for (const barber of barbers) await visits(barber, 1, 3)
  return barbers
}

const api = () => as(operator).badges
const reason = 'Friends booked each other'
const winnersOf = async (run: Run) => (await awardBadges(db, run)).map(({ barberId }) => barberId)
const shown = async () =>
  (await db.selectFrom('currentBadges').select('barberId').execute()).map((row) => row.barberId)
const awardId = async () => (await api().read({})).awards[0]!.id
const trail = (entityId: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'reason', 'before', 'after'])
    .where('entityId', '=', entityId)
    .orderBy('id')
    .execute()

test('the awards of the last run with score and rank, and the next run', async () => {
  const [first] = await makeTown()
  await visits(first!, 12)
  await awardBadges(db, last)
  const desk = await api().read({})
  expect(desk).toMatchObject({ cityId: city, thresholds: standard })
  expect(desk.awards).toMatchObject([
    { badgeType: 'most_booked', rank: 1, score: 13, shopName: 'Chair 0', revocation: null },
  ])
  expect(Date.parse(desk.nextRunAt)).toBe(last.at.add({ weeks: 1 }).epochMilliseconds)
  expect(desk.lastRunAt).not.toBeNull()
})

test('a revoked badge is gone at once, and its barber is told why', async () => {
  const [first] = await makeTown()
  await visits(first!, 12)
  await awardBadges(db, last)
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('notifications').execute()
  const id = await awardId()
  const { barredUntil } = await api().award({ id })

  await api().revoke({ id, reason })
  expect(await shown()).toEqual([])
  expect((await api().read({})).awards).toMatchObject([{ revocation: { reason, barredUntil } }])
  const [told] = await db.selectFrom('notifications').selectAll().execute()
  expect(told).toMatchObject({ userId: first!.id, title: 'We took a badge off your page' })
  expect(told!.message).toContain(`Most Booked: ${reason}. You can earn it again from Monday,`)
  const said = await db.selectFrom('outbox').select('name').where('kind', '=', 'live').execute()
  expect(said.map(({ name }) => name)).toEqual(expect.arrayContaining(['stats', 'barber']))
  expect(await trail(id)).toMatchObject([
    {
      action: 'revoke-badge',
      actorId: operator.id,
      reason,
      before: { status: 'awarded' },
      after: { status: 'revoked', barredUntil },
    },
  ])
  await expect(api().revoke({ id, reason })).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
})

test('it does not come back before everything it was won with is out of the count', async () => {
  const [first, second] = await makeTown()
  await visits(first!, 12)
  await visits(second!, 11)
  await awardBadges(db, last)
  const id = await awardId()
  await api().revoke({ id, reason })

  expect(await winnersOf(inWeeks(1))).toEqual([second!.id])
  const { barredUntil } = (await api().award({ id })).revocation!
  const weeks = Math.round(last.at.toPlainDate().until(barredUntil!).days / 7)
  const days = Temporal.Now.plainDateISO('America/Chicago').until(barredUntil!).days
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThanOrEqual(37)
  // New visits, near the end of the bar.
  for (const barber of await busyAgain([first!, second!])) await visits(barber, 1, 10 - 7 * weeks)
  await visits(first!, 14, 9 - 7 * weeks)
  await visits(second!, 12, 9 - 7 * weeks)
  expect(await winnersOf(inWeeks(weeks - 1))).toEqual([second!.id])
  expect(await winnersOf(inWeeks(weeks))).toEqual([first!.id])
})

// Ten candidates again, weeks later.
async function busyAgain(known: Barber[]) {
  const others: Barber[] = []
  for (let order = 20; order < 28; order++) others.push(await makeBarber(order))
  return [...known, ...others]
}

test('a badge can be given back, and wins again', async () => {
  const [first] = await makeTown()
  await visits(first!, 12)
  await awardBadges(db, last)
  const id = await awardId()
  await expect(api().restore({ id, reason })).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
  await api().revoke({ id, reason })
  await db.deleteFrom('notifications').execute()

  await api().restore({ id, reason: 'They were real clients' })
  expect(await shown()).toEqual([first!.id])
  const [told] = await db.selectFrom('notifications').selectAll().execute()
  expect(told).toMatchObject({ userId: first!.id, title: 'Your badge is back' })
  expect((await trail(id)).at(-1)).toMatchObject({
    action: 'restore-badge',
    before: { status: 'revoked' },
    after: { status: 'awarded' },
  })
  expect(await winnersOf(inWeeks(1))).toEqual([first!.id])
})

test('a badge of an earlier week is not taken away, but may be given back', async () => {
  const [first] = await makeTown()
  await visits(first!, 12)
  await awardBadges(db, last)
  const id = await awardId()
  await api().revoke({ id, reason })
  const day = (weeks: number) => last.at.subtract({ weeks }).toPlainDate().toString()
  await db
    .updateTable('barberBadges')
    .set({ periodEnd: day(2) })
    .execute()
  await api().restore({ id, reason })
  const told = await db.selectFrom('notifications').select('title').execute()
  expect(told.at(-1)).toEqual({ title: 'You can earn a badge again' })
  await expect(api().revoke({ id, reason })).rejects.toMatchObject({ code: 'BADGE_OVER' })
})

test('a dry run says who gains and who loses, and changes nothing', async () => {
  const [first, second, third] = await makeTown(12)
  await visits(first!, 12, 25)
  await visits(second!, 11)
  await awardBadges(db, last)
  const awards = () => db.selectFrom('barberBadges').selectAll().orderBy('id').execute()
  const before = await awards()
  // Two of twelve win. The third barber overtakes both.
  await visits(third!, 14, 4)
  const { kinds } = await api().dryRun({ city })
  expect(kinds.map(({ badgeType }) => badgeType)).toEqual([...badgeTypes])
  const [booked, reviewed] = kinds
  expect(booked).toMatchObject({
    candidates: 12,
    gains: [{ shopName: 'Chair 2', rank: 1, score: 15 }],
  })
  expect(booked!.keeps.length + booked!.loses.length).toBe(2)
  expect(booked!.keeps.map(({ rank }) => rank)).toEqual([2])
  expect(reviewed).toMatchObject({ candidates: 12, gains: [], keeps: [], loses: [] })
  expect(await awards()).toEqual(before)
})

test('thresholds can be tried, and hold from the next run on', async () => {
  const [first] = await makeTown()
  await visits(first!, 7)
  expect(await winnersOf(last)).toEqual([])
  const tried = await api().dryRun({ city, mostBookedVisits: 8 })
  expect(tried.kinds[0]!.gains).toMatchObject([{ shopName: 'Chair 0', score: 8 }])
  expect((await api().dryRun({ city })).kinds[0]!.gains).toEqual([])

  await api().setThresholds({
    ...standard,
    mostBookedVisits: 8,
    seen: standard,
    reason: 'A slow month',
  })
  expect((await api().read({})).thresholds).toEqual({ ...standard, mostBookedVisits: 8 })
  expect(await trail('all')).toMatchObject([
    {
      action: 'change-badge-thresholds',
      reason: 'A slow month',
      before: { mostBookedVisits: 10 },
      after: { mostBookedVisits: 8 },
    },
  ])
  // This week's run is over, although nobody won.
  expect(await winnersOf(last)).toEqual([])
  expect(await winnersOf(inWeeks(1))).toEqual([first!.id])
})

test('thresholds stay within their limits, and a change changes something', async () => {
  const set = (given: object) =>
    api().setThresholds({ ...standard, ...given, seen: standard, reason })
  for (const given of [
    { mostBookedVisits: 4 },
    { mostBookedClients: 31 },
    { mostReviewedReviews: 5.5 },
    { bestServicesRating: 4.55 },
    { bestServicesRating: 5 },
  ])
    await expect(set(given)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(set({})).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
})

test('of two administrators at once, the second sees what the first changed', async () => {
  const set = (given: object) =>
    api().setThresholds({ ...standard, ...given, seen: standard, reason })
  await set({ mostBookedVisits: 12 })
  await expect(set({ mostReviewedReviews: 7 })).rejects.toMatchObject({ code: 'SETTINGS_CHANGED' })
  expect((await api().read({})).thresholds).toEqual({ ...standard, mostBookedVisits: 12 })
})

test('the history, page by page, by badge, state and name', async () => {
  const barber = await makeBarber(7)
  const end = (weeks: number) => last.at.subtract({ weeks }).toPlainDate()
  await db
    .insertInto('barberBadges')
    .values(
      Array.from({ length: 30 }, (_, weeks) => ({
        barberId: barber.id,
        badgeType: weeks % 2 === 0 ? 'most_booked' : 'best_services',
        periodStart: end(weeks).subtract({ days: 30 }).toString(),
        periodEnd: end(weeks).toString(),
        revokedAt: weeks === 4 ? last.at.toInstant().toString() : null,
      })),
    )
    .execute()
  const first = await api().list({})
  const second = await api().list({ after: first.next! })
  expect([...first.rows, ...second.rows].map(({ periodEnd }) => periodEnd)).toEqual(
    Array.from({ length: 30 }, (_, weeks) => end(weeks).toString()),
  )
  expect(second.next).toBeNull()
  for (const end of ['2026-99-99', '2026-11-16T10'])
    await expect(api().list({ after: `${end}_${first.rows[0]!.id}` })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  expect(first.total).toEqual({ count: 30, isMore: false })
  expect((await api().list({ type: 'best_services' })).total.count).toBe(15)
  expect((await api().list({ state: 'revoked' })).rows).toMatchObject([
    { periodEnd: end(4).toString(), revocation: { by: null, reason: '', barredUntil: null } },
  ])
  expect((await api().list({ q: 'CHAIR 7' })).total.count).toBe(30)
  expect((await api().list({ q: 'Chair %' })).total.count).toBe(0)
})

test('a city that does not exist is not found', async () => {
  const nowhere = crypto.randomUUID()
  const missing = { code: 'NOT_FOUND' }
  await expect(as(operator).badges.read({ city: nowhere })).rejects.toMatchObject(missing)
  await expect(as(operator).badges.dryRun({ city: nowhere })).rejects.toMatchObject(missing)
})
