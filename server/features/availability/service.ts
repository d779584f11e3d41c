// Finds the open slots of a business, per provider, for the chosen services.
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import { listBusinesses, type BusinessRow, type PersonRow, type ServiceRow } from './queries.ts'
import {
  findStarts,
  openSpans,
  type BookingLength,
  type Person,
  type Rules,
  type Span,
} from './slots.ts'
import { dateOfDay, dayOfDate, zoneOf, type Zone } from '#server/shop-clock.ts'

export type Professional = Pick<PersonRow, 'id' | 'employeeId' | 'name' | 'photoUrl'> & {
  serviceIds: ReadonlySet<string> | null
  person: Person
}

export type Business = {
  barberId: BarberId
  zone: Zone
  rules: Rules
  bufferMinutes: number
  services: ServiceRow[]
  professionals: Professional[]
}

// Inclusive. Days in UTC suffice, because the rows read reach beyond them.
type Days = { firstDay: number; lastDay: number; exceptBookingId?: string | null }

export async function readBusinesses(db: Db, barberIds: BarberId[], days: Days) {
  const { firstDay, lastDay, exceptBookingId = null } = days
  const between = { fromDate: dateOfDay(firstDay), toDate: dateOfDay(lastDay), exceptBookingId }
  const rows = await listBusinesses(db, barberIds, between)
  return new Map(rows.map((row) => [row.barberId, businessOf(row)]))
}

export async function readBusiness(db: Db, barberId: BarberId, days: Days) {
  const businesses = await readBusinesses(db, [barberId], days)
  return businesses.get(barberId) ?? fail('NOT_FOUND')
}

// For administrators, who may book at shorter notice than clients.
export function withoutNotice(business: Business): Business {
  return { ...business, rules: { ...business.rules, noticeMinutes: 0 } }
}

// The chosen services, in the order of their ids. An add-on cannot be booked alone.
export function servicesOf({ services }: Business, ids: readonly string[]) {
  const chosen = [...new Set(ids)].map(
    (id) => services.find((service) => service.id === id) ?? fail('NOT_FOUND'),
  )
  if (chosen.every(({ isAddOn }) => isAddOn))
    fail('INVALID_INPUT', { serviceIds: 'Choose a service besides the extras' })
  return chosen
}

function businessOf(row: BusinessRow): Business {
  const house = row.house.length > 0 ? byWeekday(row.house) : null
  const zone = zoneOf(row.timeZone)
  return {
    barberId: row.barberId,
    zone,
    rules: {
      intervalMinutes: row.intervalMinutes,
      noticeMinutes: row.noticeHours * 60,
      advanceDays: row.advanceDays,
      maxPerDay: row.maxPerDay,
    },
    bufferMinutes: row.bufferMinutes,
    services: row.services,
    professionals: row.people.map(({ id, employeeId, name, photoUrl, ...rest }) => ({
      id,
      employeeId,
      name,
      photoUrl,
      serviceIds: rest.serviceIds && new Set(rest.serviceIds),
      person: personOf(rest, house, zone),
    })),
  }
}

type Calendar = Pick<PersonRow, 'weekly' | 'exceptions' | 'off' | 'bookings'>

function personOf(calendar: Calendar, house: Person['house'], zone: Zone): Person {
  const { weekly, exceptions, off, bookings } = calendar
  const bookingsPerDay = new Map<number, number>()
  for (const { start } of bookings) {
    const day = zone.dayOf(start)
    bookingsPerDay.set(day, (bookingsPerDay.get(day) ?? 0) + 1)
  }
  return {
    weekly: byWeekday(weekly),
    exceptions: new Map(exceptions.map(({ date, spans }) => [dayOfDate(date), spans])),
    house,
    off,
    busy: bookings.filter(({ isBusy }) => isBusy).map(({ from, to }): Span => [from, to]),
    bookingsPerDay,
  }
}

function byWeekday(rows: readonly [weekday: number, from: number, to: number][]) {
  const week: Span[][] = [[], [], [], [], [], [], []]
  for (const [weekday, from, to] of rows) at(week, weekday).push([from, to])
  return week
}

// Total minutes of the services in one booking, and the longest buffer.
export function bookingOf(
  { bufferMinutes }: Business,
  services: readonly ServiceRow[],
): BookingLength {
  return {
    minutes: services.reduce((sum, { minutes }) => sum + minutes, 0),
    bufferMinutes: Math.max(bufferMinutes, ...services.map((service) => service.bufferMinutes)),
  }
}

export function whoPerforms({ professionals }: Business, services: readonly ServiceRow[]) {
  return professionals.filter(
    ({ serviceIds }) => serviceIds === null || services.every(({ id }) => serviceIds.has(id)),
  )
}

type Wish = {
  services: readonly ServiceRow[]
  firstDay: number
  lastDay: number
  now: number
  professionalId?: string | null
}

type Slot = { start: number; professionalIds: string[] }

// In order of start, each slot with every provider who is free.
export function findSlots(business: Business, wish: Wish): Slot[] {
  const { services, firstDay, lastDay, now, professionalId = null } = wish
  const { zone, rules } = business
  const booking = bookingOf(business, services)
  const byStart = new Map<number, string[]>()
  for (const { id, person } of whoPerforms(business, services)) {
    if (professionalId !== null && id !== professionalId) continue
    const question = { zone, rules, booking, now, firstDay, lastDay }
    for (const start of findStarts(person, question)) {
      const who = byStart.get(start)
      if (who) who.push(id)
      else byStart.set(start, [id])
    }
  }
  return [...byStart]
    .map(([start, professionalIds]) => ({ start, professionalIds }))
    .sort((a, b) => a.start - b.start)
}

// Whether the provider works from `start` to `end`, by that day's hours or the evening before.
export function isOpen(person: Person, zone: Zone, [start, end]: Span) {
  const day = zone.dayOf(start)
  return [day - 1, day].some((each) =>
    openSpans(person, zone, each).some(([from, to]) => from <= start && end <= to),
  )
}

export const nowMinute = () => Math.ceil(Date.now() / 60_000)
