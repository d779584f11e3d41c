// Parameters of the texts about a booking, and how long a reminder stays true.
import { sayTerms } from '#contract/bookings/cancellation-words.ts'
import { feeOf, termsOf } from '#contract/bookings/cancellation.ts'
import type { Language, Text } from '#contract/language.ts'
import type { AnnouncedBooking, Announcement } from '#server/features/bookings/announce.ts'
import type { About } from '#server/tasks.ts'
import { moneyOf, weekdayOf, whenOf } from '#server/formats.ts'
import { isoOf, minuteOf, zoneOf, type Zone } from '#server/shop-clock.ts'
import { reminders } from './texts.ts'

export function paramsOf(announcement: Announcement, language: Language) {
  const { booking, reason, nowMs, back } = announcement
  const { priceAsk, answerBy, proposedStartsAt, timeZone } = booking
  return {
    shop: booking.shopName,
    professional: booking.providerName,
    client: booking.clientName ?? booking.guestName ?? '',
    services: booking.items.map(({ name }) => name).join(', '),
    address: booking.address,
    when: whenOf(booking.startsAt, timeZone, language),
    day: dayOf(booking, language, nowMs),
    terms: termsIn(booking, language, nowMs),
    answerBy: answerBy === null ? '' : whenOf(answerBy, timeZone, language),
    total: moneyOf(booking.totalCents, language),
    asked: priceAsk ? moneyOf(priceAsk.totalCents, language) : '',
    tip: moneyOf(booking.tipCents, language),
    fee: moneyOf(feeOf(booking), language),
    owed: moneyOf(booking.owedCents, language),
    backToCard: moneyOf(back?.cardCents ?? 0, language),
    backToCredit: moneyOf(back?.creditCents ?? 0, language),
    number: booking.bookingNumber,
    reason: asSentence(reason),
    proposed: proposedStartsAt === null ? '' : whenOf(proposedStartsAt, timeZone, language),
  }
}

const dayNames = {
  today: { en: 'today', es: 'hoy' },
  tomorrow: { en: 'tomorrow', es: 'mañana' },
} satisfies Record<string, Text>

function dayOf({ startsAt, timeZone }: AnnouncedBooking, language: Language, nowMs: number) {
  const zone = zoneOf(timeZone)
  const ahead = zone.dayOf(minuteOf(startsAt)) - dayAt(zone, nowMs)
  if (ahead === 0) return dayNames.today[language]
  if (ahead === 1) return dayNames.tomorrow[language]
  return weekdayOf(startsAt, timeZone, language)
}

// People leave out the period, and another sentence may follow.
const asSentence = (text: string) => (/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text)

const dayAt = (zone: Zone, ms: number) => zone.dayOf(Math.floor(ms / 60_000))

// What canceling costs, as of the time of the event.
function termsIn(booking: AnnouncedBooking, language: Language, nowMs: number) {
  const about = { byShop: booking.byShop, shop: booking.shopName }
  return sayTerms(termsOf(booking, nowMs), about, {
    language,
    when: (at) => {
      const when = whenOf(at, booking.timeZone, language)
      return language === 'es' ? `el ${when}` : when
    },
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
  const { startsAt, timeZone } = booking
  const zone = zoneOf(timeZone)
  const tomorrow = isoOf(zone.startOfDay(dayAt(zone, nowMs) + 1))
  const ends = [startsAt, tomorrow, freeUntil ?? startsAt]
  return new Date(Math.min(...ends.map((at) => Date.parse(at)))).toISOString()
}
