import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRandom, type Random } from '#db/seed/random.ts'
import { db, jobContext, make } from '#tests/world.ts'
import { denverId } from '#tests/zones.ts'
import { clearTown, hire, makeBarber, run, winnersOf, write } from './badges.test.kit.ts'
import type { Barber, Booking } from './badges.test.kit.ts'
import { badgeJobs } from './jobs.ts'
import { awardBadges, drawWinners, type Run } from './service.ts'

beforeEach(clearTown)
afterEach(() => void vi.restoreAllMocks())

const clients: string[] = []
for (let count = 0; count < 30; count++) clients.push((await make.person('client')).id)

const booking = (client: string, given: Partial<Booking> = {}): Booking => ({
  client,
  daysAgo: 7,
  status: 'completed',
  isCancelledByShop: false,
  rating: null,
  isPublished: true,
  ...given,
})
const bookingsBy = (number: number, given: Partial<Booking> = {}, from = 0) =>
  clients.slice(from, from + number).map((client) => booking(client, given))

async function makeTown(number: number) {
  const barbers: Barber[] = []
  for (let order = 0; order < number; order++) barbers.push(await makeBarber(order))
  return barbers
}

// Every barber has one completed booking, so all are candidates.
async function makeBusyTown(number: number) {
  const barbers = await makeTown(number)
  for (const barber of barbers) await write(barber, [booking(clients[29]!)])
  return barbers
}

const draw = async () =>
  (await drawWinners(db, run)).map(({ badgeType, barberId, rank, score }) => ({
    badgeType,
    barberId,
    rank,
    score,
  }))
const winnersNow = async (type: string) =>
  (await draw()).filter(({ badgeType }) => badgeType === type).map(({ barberId }) => barberId)

describe('in towns of chance, the winners are those of the rules in plain words', () => {
  test.each(Array.from({ length: 12 }, (_, index) => `town ${index}`))('%s', async (name) => {
    const random = createRandom(name)
    const barbers: Barber[] = []
    const number = random.integer(8, 26)
    for (let order = 0; order < number; order++) {
      const barber = await makeBarber(order, random.chance(0.95))
      const team = random.chance(0.3) ? [await hire(barber)] : []
      await write(barber, chanceBookings(random, [barber.id, ...team]))
      barbers.push(barber)
    }
    expect(await draw()).toEqual(winnersOf(barbers))
  })

  test('and there are winners to speak of', async () => {
    const random = createRandom('the great town')
    const barbers = await makeTown(25)
    for (const barber of barbers) await write(barber, chanceBookings(random, [barber.id]))
    const types = winnersOf(barbers).map(({ badgeType }) => badgeType)
    expect(new Set(types).size).toBe(3)
  })
})

function chanceBookings(random: Random, own: string[]) {
  const known = random.shuffle(clients).slice(0, random.integer(4, 18))
  const guests = ['Zoe@example.com', 'zoe@example.com', 'kim@example.com']
  const isCareless = random.chance(0.2)
  return Array.from({ length: random.integer(0, 45) }, () => {
    const isCancelled = random.chance(0.08)
    const status = random.chance(0.05) ? 'held' : isCancelled ? 'cancelled' : 'completed'
    const isReviewed = status === 'completed' && random.chance(0.6)
    return booking(pickClient(), {
      daysAgo: random.integer(0, random.chance(0.7) ? 32 : 95),
      status,
      isCancelledByShop: isCareless || random.chance(0.1),
      rating: isReviewed ? random.pick([5, 5, 5, 4, 4, random.integer(1, 5)]) : null,
      isPublished: random.chance(0.95),
    })
  })

  function pickClient() {
    if (random.chance(0.08)) return random.pick(own)
    return random.chance(0.1) ? random.pick(guests).toLowerCase() : random.pick(known)
  }
}

test('nine candidates are too few for a top tenth, ten are enough', async () => {
  const barbers = await makeBusyTown(9)
  await write(barbers[0]!, bookingsBy(12))
  expect(await draw()).toEqual([])

  await write(await makeBarber(9), [booking(clients[0]!)])
  expect(await winnersNow('most_booked')).toEqual([barbers[0]!.id])
})

test('eleven candidates have two winners: a tenth is rounded up', async () => {
  const barbers = await makeBusyTown(11)
  await write(barbers[3]!, bookingsBy(12))
  await write(barbers[5]!, bookingsBy(14))
  await write(barbers[7]!, bookingsBy(11))
  expect(await winnersNow('most_booked')).toEqual([barbers[5]!.id, barbers[3]!.id])
})

test('a regular counts three times at most, and six people are the fewest', async () => {
  const barbers = await makeBusyTown(10)
  const regular = Array.from({ length: 40 }, () => booking(clients[0]!))
  await write(barbers[0]!, [...regular, ...bookingsBy(3, {}, 1)])
  expect(await winnersNow('most_booked')).toEqual([])
  // With the one booking from `makeBusyTown`: five clients, four of whom count three times; then a
  // sixth.
  await write(barbers[0]!, [...bookingsBy(3, {}, 1), ...bookingsBy(3, {}, 1)])
  expect(await winnersNow('most_booked')).toEqual([])
  await write(barbers[0]!, bookingsBy(1, {}, 4))
  expect(await drawWinners(db, run)).toMatchObject([{ score: 14 }])
})

test('the shop’s own people do not count, as clients or as guests', async () => {
  const barbers = await makeBusyTown(10)
  const barber = barbers[0]!
  const team: string[] = [barber.id]
  for (let count = 0; count < 6; count++) team.push(await hire(barber))
  const addresses = await db.selectFrom('users').select('email').where('id', 'in', team).execute()
  const thrice = [...team, ...addresses.map(({ email }) => email.toUpperCase())]
  await write(
    barber,
    [...thrice, ...thrice].map((client) => booking(client, { rating: 5 })),
  )
  expect(await draw()).toEqual([])
})

test('one cancellation in twenty is forgiven, two are not; those of clients do not matter', async () => {
  const barbers = await makeBusyTown(10)
  await write(barbers[0]!, bookingsBy(19))
  await write(barbers[0]!, [booking(clients[0]!, { status: 'cancelled' })])
  const broken = booking(clients[0]!, { status: 'cancelled', isCancelledByShop: true })
  await write(barbers[0]!, [broken])
  expect(await winnersNow('most_booked')).toEqual([barbers[0]!.id])
  // Now the barber cancels too often, which leaves nine candidates.
  await write(barbers[0]!, [broken])
  expect(await draw()).toEqual([])
})

test('ties: more people, then the better rating, then the older profile', async () => {
  const barbers = await makeBusyTown(40)
  const twelve = (people: number) =>
    Array.from({ length: 12 }, (_, index) => booking(clients[index % people]!))
  await write(barbers[3]!, twelve(6))
  await write(barbers[2]!, twelve(6))
  await write(barbers[1]!, twelve(8))
  await write(barbers[0]!, twelve(6))
  await write(barbers[0]!, [booking(clients[0]!, { daysAgo: 80, rating: 5 })])
  expect(await winnersNow('most_booked')).toEqual([1, 0, 2, 3].map((index) => barbers[index]!.id))
})

test('best services needs ten reviews of 4.5, and few perfect ones do not beat many good ones', async () => {
  const barbers = await makeBusyTown(10)
  for (const barber of barbers.slice(2))
    await write(barber, bookingsBy(9, { daysAgo: 60, rating: 4 }))
  await write(barbers[0]!, bookingsBy(10, { daysAgo: 60, rating: 5 }))
  await write(barbers[1]!, [
    ...bookingsBy(29, { daysAgo: 60, rating: 5 }),
    booking(clients[0]!, { daysAgo: 60, rating: 4 }),
  ])
  expect(await winnersNow('best_services')).toEqual([barbers[1]!.id])
})

test('an award is written once, told once, and shown', async () => {
  const barbers = await makeBusyTown(10)
  await write(barbers[0]!, bookingsBy(12, { rating: 5 }))
  await db.deleteFrom('outbox').execute()

  expect(await drawWinners(db, run)).toHaveLength(3)
  expect(await db.selectFrom('barberBadges').select('id').execute()).toEqual([])

  expect(await awardBadges(db, run)).toHaveLength(3)
  const badges = await db
    .selectFrom('barberBadges')
    .select(['barberId', 'badgeType', 'rank', 'periodStart', 'periodEnd', 'awardedAt'])
    .orderBy('badgeType')
    .execute()
  const common = { barberId: barbers[0]!.id, rank: 1, periodEnd: '2026-03-16' }
  const awardedAt = '2026-03-16T08:00:00Z'
  expect(badges).toEqual([
    { ...common, awardedAt, badgeType: 'best_services', periodStart: '2025-12-16' },
    { ...common, awardedAt, badgeType: 'most_booked', periodStart: '2026-02-14' },
    { ...common, awardedAt, badgeType: 'most_reviewed', periodStart: '2026-02-14' },
  ])
  const told = await db
    .selectFrom('notifications')
    .select(['userId', 'type', 'title', 'actionUrl', 'notificationData'])
    .execute()
  expect(told).toHaveLength(3)
  expect(told[0]).toMatchObject({
    userId: barbers[0]!.id,
    type: 'other',
    title: 'You earned a badge',
    actionUrl: `/barber/${barbers[0]!.profileId}`,
    notificationData: { event: 'badge_awarded', badgeType: 'most_booked', rank: 1 },
  })
  const said = await db.selectFrom('outbox').select('name').where('kind', '=', 'live').execute()
  expect(said.filter(({ name }) => name === 'stats')).toHaveLength(1)

  // Another barber overtakes after the run; the awards stay.
  await write(barbers[1]!, bookingsBy(20, { rating: 5 }))
  expect(await awardBadges(db, run)).toEqual([])
  await Promise.all([awardBadges(db, run), awardBadges(db, run)])
  expect(await db.selectFrom('barberBadges').select('id').execute()).toHaveLength(3)
  expect(await db.selectFrom('notifications').select('id').execute()).toHaveLength(3)
})

test('two runs at the same moment are one', async () => {
  const barbers = await makeBusyTown(10)
  await write(barbers[0]!, bookingsBy(12))
  await Promise.all([drawWinners(db, run), drawWinners(db, run), drawWinners(db, run)])
  const runs = await Promise.all([1, 2, 3].map(() => awardBadges(db, run)))
  expect(runs.filter((wins) => wins.length > 0)).toHaveLength(1)
  expect(await db.selectFrom('notifications').select('id').execute()).toHaveLength(1)
})

test('each city has its own winners and its own runs', async () => {
  const cityId = await denverId()
  const barbers = await makeBusyTown(10)
  await write(barbers[0]!, bookingsBy(20))
  const others: Barber[] = []
  for (let order = 0; order < 10; order++) others.push(await makeBarber(order, true, cityId))
  for (const barber of others) await write(barber, [booking(clients[28]!)])
  await write(others[0]!, bookingsBy(12))

  const inDenver = { cityId, at: run.at.withTimeZone('America/Denver') }
  const winners = async (given: Run) =>
    (await awardBadges(db, given)).map(({ barberId, rank }) => [barberId, rank])
  expect(await winners(run)).toEqual([[barbers[0]!.id, 1]])
  expect(await winners(inDenver)).toEqual([[others[0]!.id, 1]])
  expect(await winners(inDenver)).toEqual([])
  const shown = await db.selectFrom('barberBadges').select('barberId').execute()
  expect(shown.map(({ barberId }) => barberId)).toEqual([barbers[0]!.id, others[0]!.id])
  await denverId(false)
})

test('a badge is shown until the next run, unless it is revoked', async () => {
  const barber = await makeBarber(0)
  const today = Temporal.Now.plainDateISO('America/Chicago')
  const shown = async () =>
    (await db.selectFrom('currentBadges').select('periodEnd').execute()).map((row) => row.periodEnd)
  const award = (daysAgo: number, badgeType = 'most_booked') =>
    db
      .insertInto('barberBadges')
      .values({
        barberId: barber.id,
        badgeType,
        periodStart: today.subtract({ days: daysAgo + 30 }).toString(),
        periodEnd: today.subtract({ days: daysAgo }).toString(),
      })
      .execute()

  await award(8)
  expect(await shown()).toEqual([])
  await award(7, 'most_reviewed')
  expect(await shown()).toEqual([today.subtract({ days: 7 }).toString()])
  await award(0, 'most_reviewed')
  expect(await shown()).toEqual([today.toString()])
  await db.updateTable('barberBadges').set({ revokedAt: today.toString() }).execute()
  expect(await shown()).toEqual([])
})

describe('the clock', () => {
  test.each([
    ['2026-03-16T08:00:00Z', 1],
    ['2026-03-16T07:00:00Z', 0],
    // A worker that was down at three o'clock.
    ['2026-03-16T20:00:00Z', 1],
    ['2026-03-17T08:00:00Z', 0],
  ])('the job at %s gives %i badges', async (now, badges) => {
    const barbers = await makeBusyTown(10)
    await write(barbers[0]!, bookingsBy(12))
    const instant = Temporal.Instant.from(now)
    vi.spyOn(Temporal.Now, 'instant').mockReturnValue(instant)
    vi.spyOn(Temporal.Now, 'plainDateISO').mockReturnValue(
      instant.toZonedDateTimeISO('America/Chicago').toPlainDate(),
    )
    await badgeJobs['award-badges'].run({}, jobContext)
    expect(await db.selectFrom('barberBadges').select('id').execute()).toHaveLength(badges)
  })
})
