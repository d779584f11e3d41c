// Three other slots for a booking that the shop declined or canceled: open now, nearest to the lost
// time, for the same services and if possible with the same provider.
import type { Alternative } from '#contract/bookings/bookings.ts'
import type { ById } from '#contract/bookings/confirmation.ts'
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import {
  findSlots,
  nowMinute,
  readBusiness,
  type Business,
} from '#server/features/availability/service.ts'
import { isoOf, minuteOf, utcDayOf } from '#server/shop-clock.ts'
import { confirmPath } from '#contract/bookings/confirm-path.ts'
import type { BookingRow } from './booking-rows-queries.ts'
import { readAs } from './booking-view.ts'
import { findBookable } from './queries.ts'

const shown = 3
// No alternatives this long after the booking's start.
const goneMinutes = 24 * 60

export async function readAlternatives(caller: Caller, asked: ById) {
  const { row, parts } = await readAs(caller, asked)
  if (!parts.includes('client')) fail('NOT_FOUND')
  return { alternatives: await findAlternatives(caller.db, row) }
}

export async function findAlternatives(db: Db, row: BookingRow): Promise<Alternative[]> {
  const start = minuteOf(row.startsAt)
  if (!row.isEndedByShop || start < nowMinute() - goneMinutes) return []
  const bookable = await findBookable(db, row.profileId)
  if (!bookable) return []
  const today = utcDayOf(nowMinute())
  const days = { firstDay: today, lastDay: today + 90 }
  const business = await readBusiness(db, bookable.barberId, days)
  const serviceIds = row.items.map(({ serviceId }) => serviceId ?? '')
  return nearest(business, row, serviceIds).map(({ at, professionalId }) => {
    const startsAt = isoOf(at)
    const wish = { profileId: row.profileId, serviceIds, professionalId }
    const who = business.professionals.find(({ id }) => id === professionalId)
    return {
      startsAt,
      professional: who ? { id: who.id, name: who.name, photoUrl: who.photoUrl } : null,
      path: confirmPath(wish, startsAt),
    }
  })
}

// In order of start. The lost time is open again but is not offered.
function nearest(business: Business, row: BookingRow, serviceIds: string[]) {
  const services = business.services.filter(({ id }) => serviceIds.includes(id))
  if (services.length < serviceIds.length) return []
  const [from, to] = [minuteOf(row.startsAt), minuteOf(row.endsAt)]
  const now = nowMinute()
  const firstDay = business.zone.dayOf(now)
  const lastDay = firstDay + business.rules.advanceDays
  return findSlots(business, { services, firstDay, lastDay, now })
    .filter(({ start }) => start >= to || start + (to - from) <= from)
    .map(({ start: at, professionalIds }) => ({
      at,
      professionalId: professionalIds.includes(row.providerId) ? row.providerId : null,
    }))
    .toSorted(
      (a, b) =>
        Number(a.professionalId === null) - Number(b.professionalId === null) ||
        Math.abs(a.at - from) - Math.abs(b.at - from),
    )
    .slice(0, shown)
    .sort((a, b) => a.at - b.at)
}
