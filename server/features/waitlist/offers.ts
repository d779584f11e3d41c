// Offers a freed slot to the waitlist: the longest-waiting client it fits gets it for 15 minutes,
// then the next. Shortly before the start, all are notified at once.
import { inTransaction } from '#server/database/db.ts'
import { confirmPath } from '#contract/bookings/confirm-path.ts'
import {
  findSlots,
  nowMinute,
  readBusiness,
  type Business,
} from '#server/features/availability/service.ts'
import { isoOf, minuteOf, utcDayOf } from '#server/shop-clock.ts'
import { holdFor } from '#server/features/bookings/service.ts'
import { shareBusiness } from '#server/features/businesses/service.ts'
import { isBlocked } from '#server/features/clients/service.ts'
import { isOffered, isPaused } from '#server/features/flags/service.ts'
import { makeLink } from '#server/features/guests/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { notify, wants } from '#server/features/notifications/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { queueSms } from '#server/features/sms/service.ts'
import type { JobContext } from '#server/tasks.ts'
import { shortWhenOf, whenOf } from '#server/formats.ts'
import {
  endOverdueOffers,
  listInTurn,
  lockWaiting,
  setOffered,
  setTold,
  type Entry,
} from './queries.ts'
import type { Freed } from './service.ts'

const offerMinutes = 15
const inTurnMinutes = 4 * 60

export async function offerFreed(context: JobContext, freed: Freed) {
  const { db } = context
  await endOverdueOffers(db, freed.barberId)
  const now = nowMinute()
  if (minuteOf(freed.startsAt) <= now) return
  if (!(await isOffered(db, 'waitlist')) || (await isPaused(db, 'bookings_paused'))) return
  for (const entry of await listInTurn(db, freed.barberId, freed.startsAt)) {
    const { clientId, guestEmail: email } = entry
    if (await isBlocked(db, freed.barberId, { clientId, email, phone: null })) continue
    // Read again for each entry, because the previous one may have taken the slot.
    const day = utcDayOf(minuteOf(freed.startsAt))
    const business = await readBusiness(db, freed.barberId, { firstDay: day, lastDay: day })
    const start = fittingStart(business, entry, freed)
    if (start === null) continue
    const isInTurn = start - now > inTurnMinutes
    const isTold = await inTransaction(db, async (db) => {
      await shareBusiness(db, freed.barberId)
      if (!(await lockWaiting(db, entry.id))) return false
      const inside = { ...context, db }
      const offered = { entry, business, freed, startsAt: isoOf(start) }
      return isInTurn ? keepFor(inside, offered) : tellOf(inside, offered)
    })
    if (isTold && isInTurn) return
  }
}

// The start to offer: overlaps the freed time, in the client's hours, and not offered before.
function fittingStart(business: Business, entry: Entry, freed: Freed) {
  const { professionalId, serviceIds, offeredStart, timeFrom, timeTo } = entry
  if (professionalId !== null && professionalId !== freed.providerId) return null
  const services = business.services.filter(({ id }) => serviceIds.includes(id))
  if (services.length < serviceIds.length) return null
  const minutes = services.reduce((sum, service) => sum + service.minutes, 0)
  const [from, to] = [minuteOf(freed.startsAt), minuteOf(freed.endsAt)]
  const touches = (start: number) => start < to && start + minutes > from
  if (offeredStart !== null && touches(minuteOf(offeredStart))) return null
  const { zone } = business
  const day = zone.dayOf(from)
  const days = { firstDay: day, lastDay: day }
  const wish = { services, ...days, now: nowMinute(), professionalId: freed.providerId }
  const starts = findSlots(business, wish)
    .map(({ start }) => start)
    .filter((start) => {
      const minute = zone.toLocal(start) - day * 1440
      return touches(start) && minute >= timeFrom && minute < timeTo
    })
  return starts.find((start) => start >= from) ?? starts.at(-1) ?? null
}

type Offered = { entry: Entry; business: Business; freed: Freed; startsAt: string }

async function keepFor(context: JobContext, { entry, business, freed, startsAt }: Offered) {
  const { db } = context
  const held = await holdFor(db, entry.profileId, {
    serviceIds: entry.serviceIds,
    professionalId: freed.providerId,
    startsAt,
    source: entry.source,
    clientId: entry.clientId,
    deviceHash: entry.clientId === null ? entry.guestDeviceHash : null,
    language: entry.language,
    keptMinutes: offerMinutes,
  })
  if (held === null) return false
  await setOffered(db, entry.id, { offeredStart: startsAt, offerExpiresAt: held.expiresAt })
  await enqueue(db, 'offer-waitlist', freed, {
    runAt: Temporal.Instant.from(held.expiresAt).add({ seconds: 1 }).toString(),
    jobKey: `waitlist:${held.id}`,
  })
  const link = await makeLink(db, held.id, 'manage', startsAt)
  const mailPath = `/guest/bookings#offer=${link}` as const
  const bookingId = held.id
  await tell(context, { entry, business, startsAt, mailPath, bookingId, expiresAt: held.expiresAt })
  return true
}

async function tellOf(context: JobContext, { entry, business, startsAt }: Offered) {
  await setTold(context.db, entry.id, startsAt)
  await tell(context, { entry, business, startsAt, mailPath: confirmPath(entry, startsAt) })
  return true
}

type Told = {
  entry: Entry
  business: Business
  startsAt: string
  mailPath: `/${string}`
  bookingId?: string
  expiresAt?: string
}

async function tell(context: JobContext, told: Told) {
  const { db } = context
  const { entry, business, startsAt, mailPath, expiresAt } = told
  const { clientId, clientEmail, guestEmail, language, shopName: shop } = entry
  const when = whenOf(startsAt, business.zone.timeZone, language)
  if (clientId !== null)
    await notify(db, {
      userId: clientId,
      event: 'booking_reminder',
      type: 'other',
      title: { en: 'A spot opened', es: 'Se abrió un lugar' },
      message: expiresAt
        ? {
            en: "{shop}, {when}. We're holding it for you for {minutes} minutes.",
            es: '{shop}, {when}. La apartamos para ti durante {minutes} minutos.',
          }
        : {
            en: '{shop}, {when}. First to book gets it.',
            es: '{shop}, {when}. Es de quien reserve primero.',
          },
      params: { shop, when, minutes: offerMinutes },
      actionUrl: confirmPath(entry, startsAt),
      isUrgent: true,
    })
  await text(context, told)
  const to = clientEmail ?? guestEmail
  if (to === null) return
  if (clientId !== null && !(await wants(db, clientId, 'booking_reminder', 'email'))) return
  const services = entry.serviceIds
    .map((id) => business.services.find((service) => service.id === id)?.name ?? '')
    .join(', ')
  await queueMail(db, {
    kind: 'waitlist-offer',
    to,
    language,
    ...(clientId !== null && { userId: clientId }),
    data: {
      shop,
      services,
      when,
      keptMinutes: expiresAt ? offerMinutes : null,
      path: mailPath,
    },
  })
}

// Guests on the list gave no number. Links to the list, which shows the offer, because its URL is
// short.
async function text(context: JobContext, { entry, business, startsAt, bookingId }: Told) {
  const { db, config } = context
  const { clientId, clientPhone, language, shopName: shop } = entry
  if (clientId === null || clientPhone === null) return
  if (!(await wants(db, clientId, 'booking_reminder', 'sms'))) return
  const link = `${config.publicUrl}/client/bookings`
  await queueSms(context, {
    to: clientPhone,
    template: 'waitlist_offer',
    language,
    userId: clientId,
    ...(bookingId && { bookingId }),
    data: { shop, when: shortWhenOf(startsAt, business.zone.timeZone, language), link },
  })
}
