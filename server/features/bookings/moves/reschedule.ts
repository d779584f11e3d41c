// Moves a booking to another time; it keeps its row, price and number.
import type { Booking, bookings } from '#contract/bookings/bookings.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { mayReschedule } from '#contract/bookings/rescheduling.ts'
import { countsAt } from '#contract/money/price.ts'
import { sideOf, type Part, type Side } from '#contract/bookings/workflow.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import {
  findSlots,
  nowMinute,
  readBusiness,
  type Business,
} from '#server/features/availability/service.ts'
import { notePaid } from '#server/features/booking-money/service.ts'
import { isoOf, minuteOf, utcDayOf, zoneOf } from '#server/shop-clock.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import { timeFreed } from '#server/features/waitlist/service.ts'
import {
  onOffer,
  priceChanged,
  purseOf,
  repriceHold,
  showPrice,
  startIn,
} from '#server/features/bookings/holds/price.ts'
import { slotTaken } from '#server/features/bookings/holds/slot-taken.ts'
import { isClose } from '#server/features/bookings/confirm.ts'
import { listNames } from '#server/features/bookings/reliability-queries.ts'
import { noProposal, publishChange } from './moves.ts'
import { announceMove } from '#server/features/bookings/announce.ts'
import { requireOperating } from '#server/features/bookings/require-open.ts'
import {
  expireHolds,
  findHouse,
  insertEvent,
  isTimeFree,
  listUpcoming,
  lockProvider,
  updateBooking,
} from '#server/features/bookings/queries.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockVersion, readAs, requireBooking } from '#server/features/bookings/booking-view.ts'
import {
  checkStaffTime,
  mayWorkWith,
  takenBy,
  timePassed,
} from '#server/features/bookings/staff-time.ts'
import { readOffers } from '#server/features/bookings/holds/switches.ts'

type Asked = Received<typeof bookings.reschedule>

const administrators: Part[] = ['reader', 'admin', 'enforcer']

export async function rescheduleBooking(caller: Caller, asked: Asked): Promise<Booking> {
  const { db } = caller
  const { row, parts, employment, see } = await readAs(caller, asked)
  // Administrators have a call of their own, with a reason and an audit row.
  if (parts.every((part) => administrators.includes(part))) fail('MOVE_NOT_OPEN')
  const side = sideOf(parts)
  const { professionalId } = asked
  if (side === 'staff' && professionalId !== null && professionalId !== row.providerId)
    if (!parts.includes('owner') && !(employment && mayWorkWith(employment, professionalId)))
      fail('NOT_FOUND')
  const time = { ...asked, chosenBy: side }
  const isMoved = await inTransaction(db, async (db) => {
    const { isListed } = await requireOperating(db, row)
    const isByClient = side === 'client'
    if (isByClient && !isListed) fail('BARBER_CLOSED')
    if (isByClient) await lockClient(db, row)
    const current = await lockVersion(db, asked)
    if (!mayReschedule(current, parts, Date.now())) fail('MOVE_NOT_OPEN')
    if (isByClient) await refuseClose(db, { ...current, startsAt: asked.startsAt })
    const actorId = caller.actor?.id ?? null
    const isMoved = await moveTo(db, current, time, { actorId, isByClient, hasYes: isByClient })
    if (isMoved && isByClient) await refuseNewPrice(db, row.id, asked.totalCents)
    return isMoved
  })
  if (!isMoved) throw await notOpen(db, row, time)
  return see(await requireBooking(db, asked.id))
}

// A client keeps their offer if it counts for the new time as well, and agrees to the new price if not.
// When the shop moves a booking, the price stays.
async function refuseNewPrice(db: Db, id: string, seenCents: number | undefined) {
  const moved = await requireBooking(db, id)
  const { promotion, timeZone, startsAt, clientId, guestEmail: email } = moved
  const { items, taxPercent, totalCents } = moved
  if (promotion === null) return
  if (countsAt(promotion, startIn(zoneOf(timeZone), minuteOf(startsAt)))) return
  const house = (await findHouse(db, moved.barberId)) ?? fail('NOT_FOUND')
  const { welcome } = await purseOf(db, clientId)
  const promotions = [...onOffer(house.promotions, await readOffers(db)), ...welcome]
  const person = { clientId, email, phone: null }
  const price = await repriceHold(db, moved, { promotions, person })
  if (moved.paymentStatus === 'paid') await notePaid(db, await requireBooking(db, id))
  if (price.totalCents === (seenCents ?? totalCents)) return
  // The credit of the booking is in the price, and no more is added.
  const shown = { ...price, taxPercent, walletCents: 0 }
  throw priceChanged(await showPrice(db, shown, promotions, items))
}

// Before the lock of the booking, so that two of one client are moved one after the other.
export async function lockClient(db: Db, { clientId, guestEmail: email }: BookingRow) {
  await lockPeople(db, await listNames(db, { clientId, email }))
}

// The rule for new bookings at two barbers, so that a client who moves one, asks for another time
// or accepts one gets no way around it. Moves by the shop alone are not refused.
export async function refuseClose(db: Db, wanted: BookingRow) {
  const { clientId, guestEmail: email, barberId } = wanted
  const upcoming = await listUpcoming(db, { clientId, email })
  const { apartHours } = (await findHouse(db, barberId)) ?? fail('NOT_FOUND')
  if (isClose(upcoming, wanted, apartHours)) fail('TOO_CLOSE_TOGETHER')
}

type Time = {
  startsAt: string
  professionalId: string | null
  chosenBy: Side
  isOutsideHours: boolean
  // Overrides the business's booking rules.
  rules?: Partial<Business['rules']>
}
// `hasYes`: the client chose the time, or agreed to it.
type By = { actorId: string | null; isByClient: boolean; hasYes: boolean; reason?: string }

// False when the slot is not open.
export async function moveTo(db: Db, current: BookingRow, wanted: Time, by: By) {
  const time = await findTime(db, current, wanted)
  if (time === null) return false
  const { id } = current
  await updateBooking(db, id, {
    ...time,
    ...noProposal,
    attendance: null,
    ...agreementOf(current, time, by),
    ...(by.isByClient && { rescheduleCount: current.rescheduleCount + 1 }),
  })
  const data = {
    from: current.startsAt,
    to: time.startsAt,
    ...(by.reason && { reason: by.reason }),
  }
  await insertEvent(db, { bookingId: id, event: 'rescheduled', actorId: by.actorId, data })
  const after = await requireBooking(db, id)
  await announceMove(db, after, { move: 'reschedule', reason: '', ...by })
  await publishChange(db, after)
  await timeFreed(db, current)
  return true
}

type ProviderTime = { startsAt: string; providerId: string }

// A new time or provider that the client has not agreed to is marked `byShop`.
function agreementOf(current: BookingRow, time: ProviderTime, { hasYes }: By) {
  const isOther = Date.parse(time.startsAt) !== Date.parse(current.startsAt)
  const isMoved = isOther || time.providerId !== current.providerId
  return {
    ...(isOther && { movedAt: new Date().toISOString() }),
    ...(hasYes
      ? { byShop: null, agreedStart: null }
      : isMoved && {
          byShop: 'moved' as const,
          agreedStart: current.agreedStart ?? current.startsAt,
        }),
  }
}

export async function notOpen(db: Db, row: BookingRow, time: Time) {
  const { startsAt, professionalId, chosenBy } = time
  if (chosenBy === 'staff') return takenFrom(db, row, time)
  const serviceIds = row.items.flatMap(({ serviceId }) => serviceId ?? [])
  return slotTaken(db, row.barberId, { serviceIds, professionalId, start: minuteOf(startsAt) })
}

// The provider and times, if the slot is free. Durations stay as booked.
export async function findTime(db: Db, current: BookingRow, asked: Time) {
  const { business, providerId } =
    asked.chosenBy === 'staff'
      ? await choose(db, current, asked)
      : await findSlot(db, current, asked)
  if (providerId === null) return null
  const start = minuteOf(asked.startsAt)
  const { minutes, pause } = spanOf(business, current)
  const [startsAt, endsAt] = [isoOf(start), isoOf(start + minutes)]
  const busyUntil = isoOf(start + minutes + pause)
  // An update that violates the constraint raises an error, so the slot is checked first.
  await lockProvider(db, providerId)
  await expireHolds(db, { providerId, startsAt, endsAt: busyUntil })
  const span = { providerId, startsAt, endsAt: busyUntil, exceptId: current.id }
  if (!(await isTimeFree(db, span))) return null
  return {
    startsAt,
    endsAt,
    busyRange: `[${startsAt},${busyUntil})`,
    providerId,
    employeeId: business.professionals.find(({ id }) => id === providerId)?.employeeId ?? null,
  }
}

function spanOf(business: Business, { items }: BookingRow) {
  const buffers = items.map(
    ({ serviceId }) => business.services.find(({ id }) => id === serviceId)?.bufferMinutes ?? 0,
  )
  return {
    minutes: items.reduce((sum, item) => sum + item.minutes, 0),
    pause: Math.max(business.bufferMinutes, ...buffers),
  }
}

// Staff may choose any time.
async function choose(db: Db, current: BookingRow, asked: Time) {
  const memberId = asked.professionalId ?? current.providerId
  const minutes = current.items.reduce((sum, item) => sum + item.minutes, 0)
  if (Date.parse(asked.startsAt) < Date.now()) fail('INVALID_INPUT', { startsAt: timePassed })
  const wanted = { ...asked, minutes, memberId }
  const { business } = await checkStaffTime(db, current.barberId, wanted, current.id)
  return { business, providerId: memberId }
}

async function takenFrom(db: Db, row: BookingRow, { startsAt, professionalId }: Time) {
  const start = minuteOf(startsAt)
  const day = utcDayOf(start)
  const business = await readBusiness(db, row.barberId, { firstDay: day, lastDay: day })
  const { minutes, pause: bufferMinutes } = spanOf(business, row)
  const memberId = professionalId ?? row.providerId
  return takenBy(db, business, { memberId, start, minutes, bufferMinutes }, row)
}

// Clients choose from the open slots.
async function findSlot(db: Db, current: BookingRow, asked: Time) {
  const start = minuteOf(asked.startsAt)
  const utcDay = utcDayOf(start)
  const days = { firstDay: utcDay, lastDay: utcDay, exceptBookingId: current.id }
  const found = await readBusiness(db, current.barberId, days)
  const day = found.zone.dayOf(start)
  const business = { ...found, rules: { ...found.rules, ...asked.rules } }
  const services = current.items.map((item) => ({
    id: item.serviceId ?? '',
    category: '',
    name: item.name,
    priceCents: item.priceCents,
    minutes: item.minutes,
    bufferMinutes: business.services.find(({ id }) => id === item.serviceId)?.bufferMinutes ?? 0,
    isAddOn: false,
    depositPercent: null,
  }))
  const known = services.filter(({ id }) => business.services.some((each) => each.id === id))
  const isOffered = known.length === services.length
  // Without a chosen provider the current one is preferred; a service that is no longer offered
  // stays with the current provider.
  const professionalId = asked.professionalId ?? (isOffered ? null : current.providerId)
  const wish = { services, firstDay: day, lastDay: day, now: nowMinute(), professionalId }
  const slot = findSlots(isOffered ? business : withoutServices(business), wish).find(
    (each) => each.start === start,
  )
  const free = slot?.professionalIds ?? []
  const providerId = free.find((id) => id === current.providerId) ?? free[0] ?? null
  return { business, providerId }
}

function withoutServices<B extends { professionals: { serviceIds: unknown }[] }>(business: B): B {
  const professionals = business.professionals.map((each) => ({ ...each, serviceIds: null }))
  return { ...business, professionals }
}
