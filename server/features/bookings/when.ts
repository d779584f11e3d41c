// A visit's times and sums, in words.
import type { Language } from '#contract/language.ts'
import { cancellationOf } from '#contract/workflow.ts'
import type { BookingRow } from './queries.ts'

const locale = { en: 'en-US', es: 'es-US' } as const

export function whenOf(iso: string, language: Language) {
  return new Intl.DateTimeFormat(locale[language], {
    timeZone: 'America/Chicago',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso))
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

// What the sentences about a visit may name.
export function paramsOf(row: BookingRow, language: Language, reason: string) {
  const { deadline } = cancellationOf(row, Date.now())
  return {
    shop: row.shopName,
    professional: row.providerName,
    client: row.clientName ?? row.guestName ?? '',
    services: row.items.map(({ name }) => name).join(', '),
    address: row.address,
    when: whenOf(row.startsAt, language),
    deadline: whenOf(deadline, language),
    total: moneyOf(row.totalCents, language),
    tip: moneyOf(row.tipCents, language),
    number: row.bookingNumber,
    reason,
    proposed: row.proposedStartsAt === null ? '' : whenOf(row.proposedStartsAt, language),
  }
}
