// What a client's phone is told of a visit. Accounts choose it, with a number they proved; a guest
// gave theirs for this.
import { termsOf } from '#contract/bookings/cancellation.ts'
import { fill, type Text, type Language } from '#contract/language.ts'
import type { Db } from '#server/db.ts'
import type { About } from '#server/tasks.ts'
import { mailSettings } from '#server/features/mail/service.ts'
import { wants } from '#server/features/notifications/service.ts'
import { queueSms, type VisitTemplate } from '#server/features/sms/service.ts'
import type { BookingRow } from './queries.ts'
import { moneyOf, shortWhenOf } from './when.ts'
import type { Happening, Words } from './words.ts'

type Told = { what: Happening; words: Words; path: string; nowMs: number; about: About | undefined }

export async function textClient(db: Db, row: BookingRow, told: Told) {
  const { what, words, path, nowMs, about } = told
  const { event } = words
  const to = row.clientId === null ? row.guestPhone : row.phoneVerifiedAt && row.clientPhone
  const template = templates[what]
  if (!to || !template) return
  if (row.clientId !== null && !(await wants(db, row.clientId, event, 'sms'))) return
  const { language, shopName: shop, address, bookingNumber: number } = row
  await queueSms(db, {
    to,
    template,
    language,
    bookingId: row.id,
    about,
    ...(row.clientId !== null && { userId: row.clientId }),
    data: {
      shop,
      address,
      number,
      when: shortWhenOf(row.startsAt, language),
      terms: termsIn(row, nowMs),
      link: mailSettings().publicUrl + path,
    },
  })
}

const templates: Partial<Record<Happening, VisitTemplate>> = {
  confirm: 'confirmation',
  accept: 'confirmation',
  remind_day: 'reminder_24h',
  remind_hours: 'reminder_2h',
  reschedule: 'changed',
  cancel_by_staff: 'cancelled',
  finish: 'completion_link',
  price_asked: 'completion_link',
}

const words = {
  byShop: { en: ' Free to cancel until it starts.', es: ' Cancela gratis hasta que empiece.' },
  until: { en: ' Free to cancel until {when}.', es: ' Cancela gratis hasta {when}.' },
  fee: { en: ' Canceling now costs {fee}.', es: ' Cancelar ahora cuesta {fee}.' },
} satisfies Record<string, Text>

// In as few words as there is room for.
function termsIn(row: BookingRow, nowMs: number) {
  const { freeUntil, feeCents } = termsOf(row, nowMs)
  const { language } = row
  if (row.byShop !== null) return words.byShop[language]
  if (freeUntil !== null)
    return fill(words.until, language, {
      when: untilWords(shortWhenOf(freeUntil, language), language),
    })
  return feeCents > 0 ? fill(words.fee, language, { fee: moneyOf(feeCents, language) }) : ''
}

// What follows 'until': in Spanish a day and an hour want their articles.
function untilWords(when: string, language: Language) {
  if (language === 'en') return when
  const hour = when.replace(
    /(1?\d:\d\d)/,
    (clock) => (clock.startsWith('1:') ? 'la ' : 'las ') + clock,
  )
  return /^\d/.test(when) ? hour : `el ${hour.replace(/, (las? )/, ', a $1')}`
}
