// The mail about a booking.
import { fill, type Language, type Params } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import type { Announcement } from '#server/features/bookings/announce.ts'
import { queueMail } from '#server/features/mail/service.ts'
import type { About } from '#server/tasks.ts'
import { whenOf } from '#server/formats.ts'
import { mailSumsOf } from './mail-sums.ts'
import type { MessageText } from './message-text.ts'

type Mail = {
  to: string
  text: MessageText
  language: Language
  path: `/${string}`
  params: Params
  userId: string | null
  calendar?: string | undefined
  quote?: string | undefined
  choices?: { label: string; path: `/${string}` }[]
  runAt?: string | undefined
  about?: About | undefined
}

export function queueBookingMail(db: Db, announcement: Announcement, mail: Mail) {
  const { booking } = announcement
  const { to, text, language, path, params, userId, calendar, quote, choices, runAt, about } = mail
  return queueMail(db, {
    kind: 'booking',
    to,
    language,
    ...(userId !== null && { userId }),
    ...(calendar !== undefined && { calendar }),
    runAt,
    bookingId: booking.id,
    about,
    data: {
      title: { en: fill(text.title, 'en', params), es: fill(text.title, 'es', params) },
      message: fill(text.message, language, params),
      bookingNumber: booking.bookingNumber,
      when: whenOf(booking.startsAt, booking.timeZone, language),
      shop: booking.shopName,
      address: booking.address,
      professional: booking.providerName,
      ...mailSumsOf(announcement, language),
      path,
      ...(quote && { quote }),
      ...(choices?.length && { choices }),
      button: text.button,
    },
  })
}
