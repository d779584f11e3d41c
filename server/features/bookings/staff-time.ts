// Times as staff choose them: any five minutes, any provider, outside the opening hours if they
// confirm. Bookings still cannot overlap.
import type { BarberId } from '#contract/ids.ts'
import { stepMinutes } from '#contract/limits.ts'
import { AppError, fail } from '#contract/errors.ts'
import { mayInShop } from '#contract/business/team-rights.ts'
import type { Db } from '#server/database/db.ts'
import { isOpen, readBusiness, type Business } from '#server/features/availability/service.ts'
import type { Business as StaffBusiness } from '#server/features/businesses/service.ts'
import { isoOf, minuteOf, utcDayOf } from '#server/shop-clock.ts'
import type { BookingRow } from './booking-rows-queries.ts'

type Wanted = { startsAt: string; minutes: number; memberId: string; isOutsideHours: boolean }

// The provider and start, if they are allowed; whether the slot is taken is checked later.
export async function checkStaffTime(
  db: Db,
  barberId: BarberId,
  wanted: Wanted,
  exceptBookingId: string | null = null,
) {
  const start = minuteOf(wanted.startsAt)
  const day = utcDayOf(start)
  if (start % stepMinutes !== 0) fail('INVALID_INPUT', { startsAt: 'Choose a full five minutes.' })
  const days = { firstDay: day, lastDay: day, exceptBookingId }
  const business = await readBusiness(db, barberId, days)
  const member =
    business.professionals.find(({ id }) => id === wanted.memberId) ?? fail('NOT_FOUND')
  const isWorking = isOpen(member.person, business.zone, [start, start + wanted.minutes])
  if (!isWorking && !wanted.isOutsideHours) fail('OUTSIDE_HOURS')
  return { business, member, start }
}

export const timePassed = 'That time has passed. Choose a later one.'

// The current five minutes are not past yet.
export const isPast = (start: number) => start + stepMinutes <= Date.now() / 60_000

// Members without `allCalendars` book only for themselves.
export function mayWorkWith(business: StaffBusiness, memberId: string) {
  return memberId === business.userId || mayInShop(business.seat, 'allCalendars')
}

const alternativesShown = 3
const lookDays = 7

type Gap = { memberId: string; start: number; minutes: number; bufferMinutes: number }

// The error for a taken slot, with the nearest ones when the provider works and is free.
export async function takenBy(db: Db, business: Business, gap: Gap, except: BookingRow | null) {
  const refusal = new AppError('SLOT_TAKEN')
  const { zone } = business
  const day = zone.dayOf(gap.start)
  const near = await readBusiness(db, business.barberId, {
    firstDay: day,
    lastDay: day + lookDays,
    exceptBookingId: except?.id ?? null,
  })
  const person = near.professionals.find(({ id }) => id === gap.memberId)?.person
  const now = Math.floor(Date.now() / 60_000)
  const step = business.rules.intervalMinutes
  const starts: number[] = []
  const first = Math.max(now, zone.startOfDay(day))
  const end = zone.startOfDay(day + lookDays)
  for (let at = Math.ceil(first / step) * step; at < end; at += step) {
    if (!person || !isOpen(person, zone, [at, at + gap.minutes])) continue
    const until = at + gap.minutes + gap.bufferMinutes
    if (person.busy.some(([from, to]) => from < until && at < to)) continue
    starts.push(at)
  }
  refusal.alternatives = starts
    .toSorted((a, b) => Math.abs(a - gap.start) - Math.abs(b - gap.start))
    .slice(0, alternativesShown)
    .sort((a, b) => a - b)
    .map(isoOf)
  return refusal
}
