// A visit's times and sums, in words.
import type { Language, Text } from '#contract/language.ts'
import { sayTerms } from '#contract/bookings/cancellation-words.ts'
import { termsOf } from '#contract/bookings/cancellation.ts'
import { naturalDate } from '#contract/spanish-date.ts'
import { houston, isoOf, minuteOf } from '#server/shop-clock.ts'
import type { BookingRow } from './queries.ts'

const locale = { en: 'en-US', es: 'es-US' } as const

export function whenOf(iso: string, language: Language) {
  const said = new Intl.DateTimeFormat(locale[language], {
    timeZone: 'America/Chicago',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso))
  return language === 'es' ? naturalDate(said) : said
}

// Short, and in letters that text messages know.
export function shortWhenOf(iso: string, language: Language) {
  return new Intl.DateTimeFormat(locale[language], {
    timeZone: 'America/Chicago',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(iso))
    .replaceAll(/\s/g, ' ')
}

export function moneyOf(cents: number, language: Language) {
  const format = { style: 'currency', currency: 'USD' } as const
  return new Intl.NumberFormat(locale[language], format).format(cents / 100)
}

// What canceling costs, as of that moment.
function termsIn(row: BookingRow, language: Language, nowMs: number) {
  const about = { byShop: row.byShop, shop: row.shopName }
  return sayTerms(termsOf(row, nowMs), about, {
    language,
    when: (at) => (language === 'es' ? `el ${whenOf(at, language)}` : whenOf(at, language)),
    money: (cents) => moneyOf(cents, language),
  })
}

const dayNames = {
  today: { en: 'today', es: 'hoy' },
  tomorrow: { en: 'tomorrow', es: 'mañana' },
} satisfies Record<string, Text>

// By the calendar of the shop, and with the day of the week when it is neither.
function dayOf(iso: string, language: Language, nowMs: number) {
  const ahead = houston.dayOf(minuteOf(iso)) - houston.dayOf(Math.floor(nowMs / 60_000))
  if (ahead === 0) return dayNames.today[language]
  if (ahead === 1) return dayNames.tomorrow[language]
  const format = { timeZone: 'America/Chicago', weekday: 'long' } as const
  return new Intl.DateTimeFormat(locale[language], format).format(new Date(iso))
}

// A reminder of the day is true for as long as the day it names, and the deadline it names, are ahead.
export function trueUntilOf(row: BookingRow, isOfTheDay: boolean, nowMs: number) {
  if (!isOfTheDay) return row.startsAt
  const tomorrow = houston.dayOf(Math.floor(nowMs / 60_000)) + 1
  const { freeUntil } = termsOf(row, nowMs)
  const ends = [row.startsAt, isoOf(houston.startOfDay(tomorrow)), freeUntil ?? row.startsAt]
  return new Date(Math.min(...ends.map((at) => Date.parse(at)))).toISOString()
}

type Said = { reason?: string; nowMs?: number }

// What the sentences about a visit may name.
export function paramsOf(row: BookingRow, language: Language, said: Said = {}) {
  const { reason = '', nowMs = Date.now() } = said
  return {
    shop: row.shopName,
    professional: row.providerName,
    client: row.clientName ?? row.guestName ?? '',
    services: row.items.map(({ name }) => name).join(', '),
    address: row.address,
    when: whenOf(row.startsAt, language),
    day: dayOf(row.startsAt, language, nowMs),
    terms: termsIn(row, language, nowMs),
    answerBy: row.answerBy === null ? '' : whenOf(row.answerBy, language),
    total: moneyOf(row.totalCents, language),
    asked: row.priceAsk ? moneyOf(row.priceAsk.totalCents, language) : '',
    tip: moneyOf(row.tipCents, language),
    fee: moneyOf(row.cancelFeeCents, language),
    number: row.bookingNumber,
    reason,
    proposed: row.proposedStartsAt === null ? '' : whenOf(row.proposedStartsAt, language),
  }
}
