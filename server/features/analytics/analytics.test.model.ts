// The reference model of the report: one booking at a time on Temporal. The SQL must compute
// exactly the same numbers.
import type { Selectable } from 'kysely'
import type { Status } from '#contract/bookings/workflow.ts'
import type { Figures, Report } from '#contract/business/analytics.ts'
import type { Bookings } from '#server/database/tables.ts'

export type Made = {
  id: string
  providerId: string
  // Identifies the client across bookings; null when unknown.
  person: string | null
  status: Status
  wasHold: boolean
  source: Selectable<Bookings>['source']
  startsAt: string
  endsAt: string
  createdAt: string
  subtotalCents: number
  discountCents: number
  isLateCancel: boolean
  items: { name: string; priceCents: number }[]
}

type Span = readonly [from: number, to: number]
export type Hours = {
  weekly: readonly (readonly Span[])[]
  exceptions: ReadonlyMap<string, readonly Span[]>
  off: readonly { from: string; to: string }[]
}
type PageViews = { day: string; views: number; starts: number }

export type World = {
  bookings: readonly Made[]
  people: readonly { id: string; name: string }[]
  former: readonly { id: string; name: string }[]
  hours: ReadonlyMap<string, Hours>
  house: readonly (readonly Span[])[] | null
  pageViews: readonly PageViews[]
}
type Days = { from: string; to: string }

const zone = 'America/Chicago'
const done: Status[] = ['awaiting_confirmation', 'completed']
const coming: Status[] = ['pending', 'confirmed', 'checked_in', 'in_progress']
const off: Status[] = ['held', 'declined', 'expired', 'cancelled']
const taken: Status[] = ['confirmed', 'checked_in', 'in_progress', ...done, 'no_show']

export function plainReport(world: World, period: Days, previous: Days) {
  const now = figuresOf(world, period)
  const before = figuresOf(world, previous)
  const inside = bookedIn(world, period)
  const isEnough = now.bookings >= 5
  const daysBefore = listDays(previous)
  return {
    now,
    before,
    byDay: listDays(period).map((day, index) => ({
      day,
      ...dayOf(world, day),
      before: daysBefore[index] === undefined ? null : dayOf(world, daysBefore[index]),
    })),
    heat: isEnough ? heatOf(inside) : [],
    services: isEnough ? servicesOf(inside) : [],
    members: membersOf(world, period),
  } satisfies Partial<Report>
}

function figuresOf(world: World, days: Days): Figures {
  const inside = bookedIn(world, days)
  const count = (...statuses: Status[]) =>
    inside.filter(({ status }) => statuses.includes(status)).length
  const completed = inside.filter(({ status }) => done.includes(status))
  const late = inside.filter(({ status, isLateCancel }) => status === 'cancelled' && isLateCancel)
  const accepted = inside.length - count('pending', 'declined', 'expired')
  const revenueCents = completed.reduce((sum, booking) => sum + brought(booking), 0)
  const bookings = countBooked(inside)
  const isEnough = bookings >= 5
  const share = (part: number, whole: number) =>
    isEnough && whole > 0 ? Math.round((part / whole) * 1000) / 10 : null
  const ids = world.people.map(({ id }) => id)
  const bookedMinutes = sum(ids.map((id) => takenMinutes(inside, id)))
  const openMinutes = sum(ids.map((id) => minutesOpen(world, id, days)))
  const fill = share(bookedMinutes, openMinutes)
  const leads = inside
    .filter(({ source }) => source !== 'walk_in')
    .map(({ startsAt, createdAt }) => minutesBetween(createdAt, startsAt))
    .sort((a, b) => a - b)
  const online = world.bookings.filter(
    ({ source, wasHold, status, createdAt }) =>
      ['marketplace', 'direct_link'].includes(source) &&
      !wasHold &&
      status !== 'held' &&
      isIn(createdAt, days),
  )
  const looked = world.pageViews.filter(({ day }) => day >= days.from && day <= days.to)
  return {
    bookings,
    upcoming: count(...coming),
    done: completed.length,
    cancelled: count('cancelled'),
    lateCancelled: late.length,
    declined: count('declined'),
    expired: count('expired'),
    noShows: count('no_show'),
    revenueCents,
    averageTicketCents:
      isEnough && completed.length > 0 ? Math.round(revenueCents / completed.length) : null,
    bookedMinutes,
    openMinutes,
    fillPercent: fill === null ? null : Math.min(100, fill),
    ...clientsOf(world, completed, days),
    rebookedPercent: share(
      completed.filter((booking) => isRebooked(world, booking)).length,
      completed.filter(({ person }) => person !== null).length,
    ),
    noShowPercent: share(count('no_show'), completed.length + count('no_show')),
    lateCancelPercent: share(late.length, accepted),
    leadMinutes: isEnough ? (leads[Math.ceil(leads.length / 2) - 1] ?? null) : null,
    views: sum(looked.map(({ views }) => views)),
    starts: sum(looked.map(({ starts }) => starts)),
    bookedOnline: online.length,
  }
}

function clientsOf(world: World, completed: Made[], { from }: Days) {
  const people = new Set(completed.map(({ person }) => person).filter((person) => person !== null))
  const isOld = (person: string) =>
    world.bookings.some(
      (booking) =>
        booking.person === person &&
        !booking.wasHold &&
        done.includes(booking.status) &&
        dateOf(booking.startsAt) < from,
    )
  const returningClients = [...people].filter(isOld).length
  return { newClients: people.size - returningClients, returningClients }
}

function isRebooked(world: World, booking: Made) {
  return world.bookings.some(
    (other) =>
      booking.person !== null &&
      other.person === booking.person &&
      !other.wasHold &&
      [...done, ...coming].includes(other.status) &&
      Date.parse(other.startsAt) > Date.parse(booking.startsAt) &&
      Date.parse(other.startsAt) <= Date.parse(booking.startsAt) + 45 * 24 * 3_600_000,
  )
}

function dayOf(world: World, day: string) {
  const inside = bookedIn(world, { from: day, to: day })
  const completed = inside.filter(({ status }) => done.includes(status))
  return { bookings: countBooked(inside), revenueCents: sum(completed.map(brought)) }
}

function heatOf(inside: Made[]) {
  const cells = new Map<string, { weekday: number; hour: number; visits: number }>()
  for (const { startsAt, status } of inside) {
    if (!taken.includes(status)) continue
    const { dayOfWeek, hour } = local(startsAt)
    const weekday = dayOfWeek % 7
    const cell = cells.get(`${weekday} ${hour}`) ?? { weekday, hour, visits: 0 }
    cell.visits++
    cells.set(`${weekday} ${hour}`, cell)
  }
  return [...cells.values()].sort((a, b) => a.weekday - b.weekday || a.hour - b.hour)
}

function servicesOf(inside: Made[]) {
  const completed = inside.filter(({ status }) => done.includes(status))
  const names = new Set(completed.flatMap(({ items }) => items.map(({ name }) => name)))
  return [...names]
    .map((name) => {
      const items = completed.flatMap((booking) =>
        booking.items.filter((item) => item.name === name),
      )
      return {
        name,
        visits: completed.filter((booking) => booking.items.some((item) => item.name === name))
          .length,
        revenueCents: sum(items.map(({ priceCents }) => priceCents)),
      }
    })
    .sort(
      (a, b) =>
        b.visits - a.visits || b.revenueCents - a.revenueCents || a.name.localeCompare(b.name),
    )
    .slice(0, 8)
}

function membersOf(world: World, days: Days) {
  const inside = bookedIn(world, days)
  const left = world.former.filter(({ id }) => inside.some(({ providerId }) => providerId === id))
  return [...world.people, ...left].map(({ id, name }) => {
    const own = inside.filter(({ providerId }) => providerId === id)
    const open = left.some((each) => each.id === id) ? 0 : minutesOpen(world, id, days)
    const fill = Math.min(100, Math.round((takenMinutes(own, id) / open) * 1000) / 10)
    return {
      id,
      name,
      photoUrl: null,
      bookings: countBooked(own),
      revenueCents: sum(own.filter(({ status }) => done.includes(status)).map(brought)),
      fillPercent: countBooked(own) >= 5 && open > 0 ? fill : null,
    }
  })
}

// Counts minutes one by one: the day's hours inside the shop's hours, without time off.
function minutesOpen({ hours, house }: World, id: string, days: Days) {
  const { weekly, exceptions, off } = hours.get(id)!
  let minutes = 0
  for (const day of listDays(days)) {
    const weekday = Temporal.PlainDate.from(day).dayOfWeek % 7
    const walls = new Set<number>()
    for (const [from, to] of exceptions.get(day) ?? weekly[weekday]!)
      for (let minute = from; minute < to; minute++)
        if (isHouseOpen(house, weekday, minute)) walls.add(minute)
    for (const [from, to] of piecesOf(walls)) {
      const until = instantOf(day, to)
      for (let at = instantOf(day, from); at < until; at += 60_000)
        if (!off.some((away) => at >= Date.parse(away.from) && at < Date.parse(away.to))) minutes++
    }
  }
  return minutes
}

function isHouseOpen(house: World['house'], weekday: number, minute: number) {
  if (house === null) return true
  return [-1, 0, 1].some((step) =>
    house[(weekday + step + 7) % 7]!.some(
      ([from, to]) => minute >= from + step * 1440 && minute < to + step * 1440,
    ),
  )
}

function piecesOf(minutes: Set<number>) {
  const pieces: [number, number][] = []
  for (const minute of [...minutes].sort((a, b) => a - b)) {
    const last = pieces.at(-1)
    if (last && last[1] === minute) last[1]++
    else pieces.push([minute, minute + 1])
  }
  return pieces
}

function bookedIn({ bookings }: World, days: Days) {
  return bookings.filter(
    ({ status, wasHold, startsAt }) => status !== 'held' && !wasHold && isIn(startsAt, days),
  )
}

const countBooked = (inside: readonly Made[]) =>
  inside.filter(({ status }) => !off.includes(status)).length
const takenMinutes = (inside: readonly Made[], id: string) =>
  sum(
    inside
      .filter(({ providerId, status }) => providerId === id && taken.includes(status))
      .map(({ startsAt, endsAt }) => minutesBetween(startsAt, endsAt)),
  )
const brought = ({ subtotalCents, discountCents }: Made) =>
  Math.max(0, subtotalCents - discountCents)
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const local = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(zone)
const dateOf = (at: string) => local(at).toPlainDate().toString()
const isIn = (at: string, { from, to }: Days) => dateOf(at) >= from && dateOf(at) <= to
const minutesBetween = (from: string, to: string) =>
  Math.floor((Date.parse(to) - Date.parse(from)) / 60_000)

function instantOf(day: string, minute: number) {
  const midnight = Temporal.PlainDate.from(day).toPlainDateTime()
  return midnight.add({ minutes: minute }).toZonedDateTime(zone).epochMilliseconds
}

export function listDays({ from, to }: Days) {
  const days: string[] = []
  for (let day = Temporal.PlainDate.from(from); ; day = day.add({ days: 1 })) {
    if (day.toString() > to) return days
    days.push(day.toString())
  }
}
