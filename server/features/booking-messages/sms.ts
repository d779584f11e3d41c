// The SMS about a booking. Accounts choose it, with a number they verified; a guest gave theirs for
// this booking.
import { termsOf } from '#contract/bookings/cancellation.ts'
import { fill, type Text, type Language } from '#contract/language.ts'
import type {
  AnnouncedBooking,
  AnnouncedEvent,
  Announcement,
} from '#server/features/bookings/announce.ts'
import { wants } from '#server/features/notifications/service.ts'
import type { About, JobContext } from '#server/tasks.ts'
import { queueSms, type BookingSmsTemplate } from '#server/features/sms/service.ts'
import { moneyOf, shortWhenOf } from '#server/formats.ts'
import type { MessageText } from './message-text.ts'

type Sms = { text: MessageText; path: string; about: About | undefined }

export async function queueBookingSms(context: JobContext, announcement: Announcement, sms: Sms) {
  const { db, config } = context
  const { booking, event, nowMs, minutesLate } = announcement
  const { clientId, guestPhone, phoneVerifiedAt, clientPhone, language } = booking
  const to = clientId === null ? guestPhone : phoneVerifiedAt && clientPhone
  const template = templates[event]
  if (!to || !template) return
  if (clientId !== null && !(await wants(db, clientId, sms.text.event, 'sms'))) return
  await queueSms(context, {
    to,
    template,
    language,
    bookingId: booking.id,
    about: sms.about,
    ...(clientId !== null && { userId: clientId }),
    data: {
      shop: booking.shopName,
      address: booking.address,
      number: booking.bookingNumber,
      when: shortWhenOf(booking.startsAt, booking.timeZone, language),
      terms: termsIn(booking, nowMs),
      minutes: String(minutesLate),
      link: config.publicUrl + sms.path,
    },
  })
}

const templates: Partial<Record<AnnouncedEvent, BookingSmsTemplate>> = {
  confirm: 'confirmation',
  accept: 'confirmation',
  remind_day: 'reminder_24h',
  remind_hours: 'reminder_2h',
  reschedule: 'changed',
  cancel_by_staff: 'cancelled',
  late: 'late',
  finish: 'completion_link',
  price_asked: 'completion_link',
}

const termsTexts = {
  byShop: { en: ' Free to cancel until it starts.', es: ' Cancela gratis hasta que empiece.' },
  until: { en: ' Free to cancel until {when}.', es: ' Cancela gratis hasta {when}.' },
  fee: { en: ' Canceling now costs {fee}.', es: ' Cancelar ahora cuesta {fee}.' },
} satisfies Record<string, Text>

// A short form, because an SMS has little room.
function termsIn(booking: AnnouncedBooking, nowMs: number) {
  const { freeUntil, feeCents } = termsOf(booking, nowMs)
  const { language } = booking
  if (booking.byShop !== null) return termsTexts.byShop[language]
  if (freeUntil !== null)
    return fill(termsTexts.until, language, {
      when: untilOf(shortWhenOf(freeUntil, booking.timeZone, language), language),
    })
  return feeCents > 0 ? fill(termsTexts.fee, language, { fee: moneyOf(feeCents, language) }) : ''
}

// The part after "until": Spanish needs articles before the day and the hour.
function untilOf(when: string, language: Language) {
  if (language === 'en') return when
  const hour = when.replace(
    /(1?\d:\d\d)/,
    (clock) => (clock.startsWith('1:') ? 'la ' : 'las ') + clock,
  )
  return /^\d/.test(when) ? hour : `el ${hour.replace(/, (las? )/, ', a $1')}`
}
