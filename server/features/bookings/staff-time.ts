// Times as the people of a business choose them: any five minutes, with whom they say, outside the
// hours if they mean it. Only two visits at once are never possible.
import type { BarberId } from '#contract/ids.ts'
import { stepMinutes } from '#contract/limits.ts'
import { AppError, fail } from '#contract/errors.ts'
import { mayInShop } from '#contract/business/team-rights.ts'
import type { Db } from '#server/database/db.ts'
import { isOpen, readBusiness, type Business } from '#server/features/availability/service.ts'
import type { Workplace } from '#server/features/businesses/service.ts'
import { houston, isoOf, minuteOf } from '#server/shop-clock.ts'
import type { BookingRow } from './booking-rows-queries.ts'

type Wanted = { startsAt: string; minutes: number; memberId: string; isOutsideHours: boolean }

// The member and the moment, if it may be had at all; whether somebody else has it shows later.
export async function checkStaffTime(
  db: Db,
  barberId: BarberId,
  wanted: Wanted,
  exceptBookingId: string | null = null,
) {
  const start = minuteOf(wanted.startsAt)
  const day = houston.dayOf(start)
  if (start % stepMinutes !== 0) fail('INVALID_INPUT', { startsAt: 'Choose a full five minutes.' })
  const days = { firstDay: day, lastDay: day, exceptBookingId }
  const business = await readBusiness(db, barberId, days)
  const member =
    business.professionals.find(({ id }) => id === wanted.memberId) ?? fail('NOT_FOUND')
  const isWorking = isOpen(member.person, start, start + wanted.minutes)
  if (!isWorking && !wanted.isOutsideHours) fail('OUTSIDE_HOURS')
  return { business, member, start }
}

export const timePassed = 'That time has passed. Choose a later one.'

// The five minutes that run now are not over yet.
export const isPast = (start: number) => start + stepMinutes <= Date.now() / 60_000

// Those who look after one calendar give visits to nobody else.
export function mayWorkWith(workplace: Workplace, memberId: string) {
  return memberId === workplace.userId || mayInShop(workplace.seat, 'allCalendars')
}

const alternativesShown = 3
const lookDays = 7

type Gap = { memberId: string; start: number; minutes: number; bufferMinutes: number }

// The refusal of a time that somebody has, with the nearest ones when the member works and is free.
export async function takenBy(db: Db, business: Business, gap: Gap, except: BookingRow | null) {
  const refusal = new AppError('SLOT_TAKEN')
  const day = houston.dayOf(gap.start)
  const near = await readBusiness(db, business.barberId, {
    firstDay: day,
    lastDay: day + lookDays,
    exceptBookingId: except?.id ?? null,
  })
  const person = near.professionals.find(({ id }) => id === gap.memberId)?.person
  const now = Math.floor(Date.now() / 60_000)
  const step = business.rules.intervalMinutes
  const starts: number[] = []
  const first = Math.max(now, houston.startOfDay(day))
  for (
    let at = Math.ceil(first / step) * step;
    at < houston.startOfDay(day + lookDays);
    at += step
  ) {
    if (!person || !isOpen(person, at, at + gap.minutes)) continue
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
