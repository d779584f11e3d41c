// Generates businesses with a random history and inserts them.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { statuses } from '#contract/bookings/workflow.ts'
import type { BarberId } from '#contract/ids.ts'
import { isoOf } from '#server/shop-clock.ts'
import { bookable, list } from '#tests/listing.ts'
import { db, make } from '#tests/world.ts'
import type { Hours, Made, World } from './analytics.test.model.ts'

type Span = readonly [number, number]
const five = (min: number, max: number) =>
  fc.integer({ min: min / 5, max: max / 5 }).map((value) => value * 5)

// Avoids 1 to 2 a.m., an hour that occurs twice when the clocks go back.
const dayHours = fc.oneof(
  fc.constant<Span[]>([]),
  fc.constant<Span[]>([[0, 1440]]),
  fc.tuple(five(420, 720), five(780, 1320)).map((span): Span[] => [span]),
  fc
    .tuple(five(420, 600), five(605, 720), five(725, 780), five(785, 1500))
    .map(([a, b, c, d]): Span[] => [
      [a, b],
      [c, d],
    ]),
)
const week = fc.array(dayHours, { minLength: 7, maxLength: 7 })

const booking = fc.record({
  gapMinutes: fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: 0, max: 1200 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 30 * 1440 }) },
  ),
  minutes: five(5, 120),
  status: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...statuses) },
    { weight: 3, arbitrary: fc.constantFrom('completed', 'awaiting_confirmation', 'confirmed') },
  ),
  wasHold: fc.boolean(),
  source: fc.constantFrom('marketplace', 'direct_link', 'barber', 'walk_in'),
  who: fc.integer({ min: 0, max: 6 }),
  leadMinutes: fc.integer({ min: 0, max: 60_000 }),
  leadSeconds: fc.integer({ min: 0, max: 59 }),
  subtotalCents: fc.integer({ min: 0, max: 9000 }),
  discountCents: fc.integer({ min: 0, max: 3000 }),
  isLateCancel: fc.boolean(),
  items: fc.array(
    fc.record({
      name: fc.constantFrom('Beard', 'Fade', 'Kids'),
      priceCents: fc.integer({ min: 0, max: 5000 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

// Forces large arrays: fast-check prefers small ones by default.
const bookingsUpTo = (most: number) =>
  fc.oneof(fc.array(booking, { maxLength: 4 }), fc.array(booking, { maxLength: most, size: 'max' }))

// Around both clock changes, and one date in between.
const firstDay = fc.constantFrom('2026-10-28', '2027-03-09', '2027-01-04')

export const history = firstDay.chain((first) =>
  fc.record({
    first: fc.constant(first),
    length: fc.integer({ min: 1, max: 20 }),
    ownBookings: bookingsUpTo(60),
    memberBookings: bookingsUpTo(30),
    formerBookings: bookingsUpTo(10),
    weeks: fc.tuple(week, week),
    // Null means that the shop has no hours of its own, and only the staff's hours count.
    house: fc.option(
      week.filter((days) => days.some((spans) => spans.length > 0)),
      { freq: 2 },
    ),
    exception: fc.record({ later: fc.integer({ min: 0, max: 19 }), spans: dayHours }),
    off: fc.record({
      laterMinutes: fc.integer({ min: 0, max: 20 * 1440 }),
      minutes: fc.integer({ min: 1, max: 3000 }),
    }),
    pageViews: fc.array(
      fc.record({
        later: fc.integer({ min: -25, max: 25 }),
        views: fc.integer({ min: 0, max: 300 }),
        starts: fc.integer({ min: 0, max: 40 }),
      }),
      { maxLength: 12 },
    ),
  }),
)
type History = typeof history extends fc.Arbitrary<infer T> ? T : never
type Given = History['ownBookings'][number]

export async function settle(told: History) {
  const shop = await list('Chance Cuts', { hours: [0, 5] })
  const owner = shop.barber
  await db.deleteFrom('availabilityRules').where('providerId', '=', owner.id).execute()
  const member = await make.person('employee')
  const former = await make.person('employee')
  const works = { barberId: owner.id, ...bookable }
  await db
    .insertInto('employees')
    .values([
      { ...works, userId: member.id },
      { ...works, userId: former.id, isActive: false },
    ])
    .execute()
  const clients = [await make.person('client'), await make.person('client')].map(({ id }) => id)
  const bookings = [
    ...madeOf(told.first, told.ownBookings, { providerId: owner.id, clients }),
    ...madeOf(told.first, told.memberBookings, { providerId: member.id, clients }),
    ...madeOf(told.first, told.formerBookings, { providerId: former.id, clients }),
  ]
  await insert(owner.id, bookings, clients)
  const world: World = {
    bookings,
    people: [
      { id: owner.id, name: 'barber' },
      { id: member.id, name: 'employee' },
    ],
    former: [{ id: former.id, name: 'employee' }],
    hours: new Map([
      [owner.id, await openHours(owner.id, told, told.weeks[0])],
      [member.id, await openHours(member.id, told, told.weeks[1])],
    ]),
    house: told.house,
    pageViews: await countPageViews(owner.id, told),
  }
  if (told.house) await insertHouse(owner.id, told.house)
  const to = addDays(told.first, told.length - 1)
  const previous = { from: addDays(told.first, -told.length), to: addDays(told.first, -1) }
  return { owner, member, world, period: { from: told.first, to }, previous }
}

type Of = { providerId: string; clients: string[] }

// One after the other, because a provider's bookings cannot overlap. Starts in the previous period.
function madeOf(first: string, told: Given[], { providerId, clients }: Of): Made[] {
  let at = Date.parse(`${addDays(first, -15)}T12:00:00Z`) / 60_000
  return told.map((booking) => {
    at += booking.gapMinutes
    const startsAt = isoOf(at)
    at += booking.minutes
    const created = Date.parse(startsAt) - (booking.leadMinutes * 60 + booking.leadSeconds) * 1000
    const mayBeHold = ['held', 'expired', 'cancelled'].includes(booking.status)
    return {
      ...booking,
      id: randomUUID(),
      providerId,
      person: peopleOf(clients)[booking.who] ?? null,
      wasHold: booking.status === 'held' || (mayBeHold && booking.wasHold),
      startsAt,
      endsAt: isoOf(at),
      createdAt: new Date(created).toISOString(),
    }
  })
}

const peopleOf = (clients: string[]) => [...clients, 'ana@example.com', '+17135550100', null]

async function insert(barberId: BarberId, all: Made[], clients: string[]) {
  if (all.length === 0) return
  const rows = all.map(({ person, wasHold, ...made }) => ({
    id: made.id,
    barberId,
    providerId: made.providerId,
    status: made.status,
    source: made.source,
    startsAt: made.startsAt,
    endsAt: made.endsAt,
    createdAt: made.createdAt,
    subtotalCents: made.subtotalCents,
    discountCents: made.discountCents,
    isLateCancel: made.isLateCancel,
    clientId: person !== null && clients.includes(person) ? person : null,
    guestName: 'Someone',
    // Different spellings of one address count as the same guest.
    guestEmail: person?.includes('@') ? (made.isLateCancel ? 'Ana@Example.com' : person) : null,
    guestPhone: person?.startsWith('+') ? person : null,
    busyRange: `[${made.startsAt},${made.endsAt})`,
    holdExpiresAt: wasHold ? made.startsAt : null,
  }))
  await db.insertInto('bookings').values(rows).execute()
  const items = all.flatMap(({ id, items }) =>
    items.map((item, position) => ({ ...item, bookingId: id, position, durationMinutes: 30 })),
  )
  await db.insertInto('bookingItems').values(items).execute()
}

async function openHours(providerId: string, told: History, weekly: Span[][]): Promise<Hours> {
  const { first, exception, off } = told
  const rules = weekly.flatMap((spans, weekday) =>
    spans.map(([from, to]) => ({ providerId, weekday, openRange: `[${from},${to})` })),
  )
  if (rules.length > 0) await db.insertInto('availabilityRules').values(rules).execute()
  const day = addDays(first, exception.later)
  const openRanges = `{${exception.spans.map(([from, to]) => `[${from},${to})`).join(',')}}`
  await db.insertInto('availabilityExceptions').values({ providerId, day, openRanges }).execute()
  const start = Date.parse(`${first}T00:00:00Z`) / 60_000 + off.laterMinutes
  const away = { from: isoOf(start), to: isoOf(start + off.minutes) }
  const during = `[${away.from},${away.to})`
  await db.insertInto('timeOff').values({ providerId, during }).execute()
  return { weekly, exceptions: new Map([[day, exception.spans]]), off: [away] }
}

async function insertHouse(barberId: BarberId, house: Span[][]) {
  const rows = house.flatMap((spans, weekday) =>
    spans.map(([from, to]) => ({ barberId, weekday, openRange: `[${from},${to})` })),
  )
  await db.insertInto('shopHours').values(rows).execute()
}

async function countPageViews(barberId: BarberId, { first, pageViews }: History) {
  const rows = new Map(
    pageViews.map(({ later, views, starts }) => {
      const day = addDays(first, later)
      return [day, { barberId, day, views, starts }]
    }),
  )
  if (rows.size > 0)
    await db
      .insertInto('pageViews')
      .values([...rows.values()])
      .execute()
  return [...rows.values()]
}

function addDays(day: string, days: number) {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
