// A barber's open slots for the services a client chose.
import type { bookings } from '#contract/bookings/bookings.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { Slots } from '#contract/bookings/holds.ts'
import type { Caller } from '#server/caller.ts'
import {
  findSlots,
  nowMinute,
  readBusiness,
  servicesOf,
  whoPerforms,
  withoutNotice,
} from '#server/features/availability/service.ts'
import { dateOfDay, dayOfDate, isoOf, utcDayOf } from '#server/shop-clock.ts'
import { takesCards } from '#server/features/flags/service.ts'
import { findBookable } from '#server/features/bookings/queries.ts'
import { paymentOf } from './price.ts'
import { findParts } from '#server/features/bookings/booking-view.ts'

type Asked = Received<typeof bookings.slots>

export async function readSlots(caller: Caller, asked: Asked): Promise<Slots> {
  const { db } = caller
  const now = nowMinute()
  const utcToday = utcDayOf(now)
  const bookable = (await findBookable(db, asked.profileId)) ?? fail('NOT_FOUND')
  // Reads the longest booking period, because the first open day may be after the requested days.
  const found = await readBusiness(db, bookable.barberId, {
    firstDay: utcToday,
    lastDay: utcToday + 90,
    exceptBookingId: await findMoving(caller, asked),
  })
  const mayOverride = caller.actor?.permissions.has('bookings.write') ?? false
  const business = asked.isAnyNotice && mayOverride ? withoutNotice(found) : found
  const services = servicesOf(business, asked.services)
  const { zone } = business
  const today = zone.dayOf(now)
  const lastDay = today + business.rules.advanceDays
  const professionalId = asked.professionalId ?? null
  const wish = { services, firstDay: today, lastDay, now, professionalId }
  const byDay = Map.groupBy(findSlots(business, wish), ({ start }) => zone.dayOf(start))
  const [firstOpen] = byDay.keys()
  const first = asked.from ? dayOfDate(asked.from) : (firstOpen ?? today)
  return {
    barberId: bookable.barberId,
    timeZone: zone.timeZone,
    days: [...byDay]
      .filter(([day]) => day >= first && day < first + asked.days)
      .map(([day, slots]) => ({
        date: dateOfDay(day),
        starts: slots.map(({ start }) => isoOf(start)),
      })),
    firstDate: firstOpen === undefined ? null : dateOfDay(firstOpen),
    lastDate: dateOfDay(lastDay),
    professionals: whoPerforms(business, services).map(({ id, name, photoUrl }) => ({
      id,
      name,
      photoUrl,
    })),
    ...summaryOf(services),
    ...paymentOf(bookable, services, { takesCards: await takesCards(caller) }),
    isInstant: bookable.isInstant,
  }
}

// Ignores the booking being moved only for callers who have a part in it; otherwise its time would
// leak.
async function findMoving(caller: Caller, { moving, link }: Asked) {
  if (moving === undefined) return null
  const { parts } = await findParts(caller, { id: moving, link })
  return parts.length > 0 ? moving : null
}

type Services = ReturnType<typeof servicesOf>

export function summaryOf(services: Services) {
  return {
    items: services.map(({ id, name, priceCents, minutes }) => ({
      serviceId: id,
      name,
      priceCents,
      minutes,
    })),
    minutes: services.reduce((sum, { minutes }) => sum + minutes, 0),
    totalCents: services.reduce((sum, { priceCents }) => sum + priceCents, 0),
  }
}
