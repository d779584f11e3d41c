// The error for a slot that cannot be booked, with the nearest open ones.
import { AppError } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import {
  findSlots,
  nowMinute,
  readBusiness,
  servicesOf,
  type Business,
} from '#server/features/availability/service.ts'
import { isoOf, minuteOf, utcDayOf } from '#server/shop-clock.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { whyNotBookable } from '#server/features/bookings/require-open.ts'

type Wanted = { serviceIds: string[]; professionalId: string | null; start: number }

export async function slotTaken(db: Db, barberId: BarberId, wanted: Wanted) {
  const { serviceIds, professionalId, start } = wanted
  const today = utcDayOf(nowMinute())
  const business = await readBusiness(db, barberId, { firstDay: today, lastDay: today + 90 })
  const services = servicesOf(business, serviceIds)
  const refusal = new AppError('SLOT_TAKEN')
  refusal.alternatives = nearestTo(business, { services, start, professionalId })
  return refusal
}

// Prefers the same provider, if they have any slot left.
export async function lostHold(db: Db, held: BookingRow) {
  const closed = await whyNotBookable(db, held)
  if (closed === 'BARBER_CLOSED' || closed === 'SERVICE_GONE') return new AppError(closed)
  const { barberId, providerId, items, startsAt } = held
  const serviceIds = items.flatMap(({ serviceId }) => serviceId ?? [])
  const wish = { serviceIds, start: minuteOf(startsAt) }
  const refusal = await slotTaken(db, barberId, { ...wish, professionalId: providerId })
  if (refusal.alternatives?.length) return refusal
  return slotTaken(db, barberId, { ...wish, professionalId: null })
}

const alternativesShown = 3

type Wish = {
  services: ReturnType<typeof servicesOf>
  start: number
  professionalId: string | null
}

// The three open slots nearest to the one that cannot be booked.
function nearestTo(business: Business, { services, start, professionalId }: Wish) {
  const now = nowMinute()
  const today = business.zone.dayOf(now)
  const lastDay = today + business.rules.advanceDays
  const slots = findSlots(business, {
    services,
    firstDay: today,
    lastDay,
    now,
    professionalId,
  })
  return slots
    .toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
    .slice(0, alternativesShown)
    .map((slot) => isoOf(slot.start))
    .sort()
}
