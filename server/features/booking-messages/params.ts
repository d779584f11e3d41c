// Parameters of the texts about a booking, and how long a reminder stays true.
import { sayTerms } from '#contract/bookings/cancellation-words.ts'
import { termsOf } from '#contract/bookings/cancellation.ts'
import type { Language, Text } from '#contract/language.ts'
import type { AnnouncedBooking, Announcement } from '#server/features/bookings/announce.ts'
import type { About } from '#server/tasks.ts'
import { moneyOf, weekdayOf, whenOf } from '#server/formats.ts'
import { houston, isoOf, minuteOf } from '#server/shop-clock.ts'
import { reminders } from './texts.ts'

export function paramsOf({ booking, reason, nowMs }: Announcement, language: Language) {
  const { priceAsk, answerBy, proposedStartsAt } = booking
  return {
    shop: booking.shopName,
    professional: booking.providerName,
    client: booking.clientName ?? booking.guestName ?? '',
    services: booking.items.map(({ name }) => name).join(', '),
    address: booking.address,
    when: whenOf(booking.startsAt, language),
    day: dayOf(booking.startsAt, language, nowMs),
    terms: termsIn(booking, language, nowMs),
    answerBy: answerBy === null ? '' : whenOf(answerBy, language),
    total: moneyOf(booking.totalCents, language),
    asked: priceAsk ? moneyOf(priceAsk.totalCents, language) : '',
    tip: moneyOf(booking.tipCents, language),
    fee: moneyOf(booking.cancelFeeCents, language),
    number: booking.bookingNumber,
    reason,
    proposed: proposedStartsAt === null ? '' : whenOf(proposedStartsAt, language),
  }
}

const dayNames = {
  today: { en: 'today', es: 'hoy' },
  tomorrow: { en: 'tomorrow', es: 'mañana' },
} satisfies Record<string, Text>

function dayOf(iso: string, language: Language, nowMs: number) {
  const ahead = houston.dayOf(minuteOf(iso)) - dayAt(nowMs)
  if (ahead === 0) return dayNames.today[language]
  if (ahead === 1) return dayNames.tomorrow[language]
  return weekdayOf(iso, language)
}

const dayAt = (ms: number) => houston.dayOf(Math.floor(ms / 60_000))

// What canceling costs, as of the time of the event.
function termsIn(booking: AnnouncedBooking, language: Language, nowMs: number) {
  const about = { byShop: booking.byShop, shop: booking.shopName }
  return sayTerms(termsOf(booking, nowMs), about, {
    language,
    when: (at) => (language === 'es' ? `el ${whenOf(at, language)}` : whenOf(at, language)),
    money: (cents) => moneyOf(cents, language),
  })
}

// A reminder is sent only while the booking is at that time and what the reminder says is true.
export function validityOf({ booking, event, nowMs }: Announcement): About | undefined {
  if (!reminders.includes(event)) return undefined
  const { id: bookingId, startsAt } = booking
  const trueUntil = event === 'remind_day' ? dayTrueUntil(booking, nowMs) : startsAt
  return { bookingId, startsAt, trueUntil }
}

// The day before names a day and a deadline: both must still be ahead.
function dayTrueUntil(booking: AnnouncedBooking, nowMs: number) {
  const { freeUntil } = termsOf(booking, nowMs)
  const { startsAt } = booking
  const ends = [startsAt, isoOf(houston.startOfDay(dayAt(nowMs) + 1)), freeUntil ?? startsAt]
  return new Date(Math.min(...ends.map((at) => Date.parse(at)))).toISOString()
}
