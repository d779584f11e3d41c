// Facts about a booking that need no request.
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Language } from '#contract/language.ts'
import { mayAppeal, mayFlag, mayTip } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { mayPropose, mayReschedule } from '#contract/bookings/rescheduling.ts'
import { ruleFor, type Move } from '#contract/bookings/workflow.ts'
import { bookingPath } from '#web/features/barber-card/booking-link.ts'
import { numberFormat } from '#web/words/formats.ts'

// With the link from a guest's mail, where that is what opens it.
export type OwnBooking = Booking & { link?: string }

export function calendarPath({ id, link }: OwnBooking) {
  return `/api/bookings/${id}/calendar.ics${link ? `?link=${encodeURIComponent(link)}` : ''}`
}

export const actionNames = [
  'checkIn',
  'complete',
  'review',
  'tip',
  'appeal',
  'message',
  'directions',
  'reschedule',
  'cancel',
  'rebook',
  'calendar',
  'notHappened',
  'report',
] as const
export type Action = (typeof actionNames)[number]

const coming = ['pending', 'confirmed', 'checked_in', 'in_progress']

// The actions its client may take now, the most likely first.
export function actionsOf(booking: Booking, isReviewable: boolean, nowMs: number): Action[] {
  const { status, parts, endsAt } = booking
  const isOpen = (move: Move) => ruleFor(move, booking, parts, nowMs) !== undefined
  const isComing = coming.includes(status) && nowMs < Date.parse(endsAt)
  const open: Record<Action, boolean> = {
    checkIn: isOpen('check_in'),
    complete: isOpen('complete') && booking.priceAsk === null,
    review: isReviewable,
    tip: mayTip(booking, parts, nowMs),
    appeal: mayAppeal(booking, parts, nowMs),
    message: true,
    directions: isComing,
    reschedule: mayReschedule(booking, parts, nowMs) || mayAsk(booking, nowMs),
    cancel: isOpen('cancel'),
    rebook: !isComing,
    calendar: isComing && status !== 'in_progress',
    notHappened: mayFlag(booking, parts, nowMs),
    report: true,
  }
  return actionNames.filter((action) => open[action])
}

// Too late to move it alone, and not asked yet.
export function mayAsk(booking: Booking, nowMs: number) {
  return booking.proposal === null && mayPropose(booking, booking.parts, nowMs)
}

// The same again: every service, extras too, with the same professional.
export function rebookPath({ id, barber, items, professional }: Booking) {
  const serviceIds = items.flatMap(({ serviceId }) => serviceId ?? [])
  return bookingPath(barber.id, { serviceIds, providerId: professional.id, again: id })
}

export function reportPath({ bookingNumber }: Booking) {
  return `/contact-support?type=booking&number=${bookingNumber}`
}

const minuteMs = 60_000
const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

// How long until then, in the two largest units: '2 days 4 hours'. Null when it has come.
export function timeUntil(at: string, nowMs: number, language: Language) {
  let minutes = Math.ceil((Date.parse(at) - nowMs) / minuteMs)
  if (minutes <= 0) return null
  const words: string[] = []
  for (const [unit, size] of units) {
    const count = Math.floor(minutes / size)
    minutes -= count * size
    if (count > 0) words.push(amountOf(count, unit, language))
    else if (words.length > 0) break
  }
  return words.slice(0, 2).join(' ')
}

function amountOf(count: number, unit: string, language: Language) {
  return numberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count)
}
