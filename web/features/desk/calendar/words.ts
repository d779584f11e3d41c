import type { CalendarBooking } from '#contract/bookings/desk.ts'
import type { Language } from '#contract/language.ts'
import { fill } from '#contract/language.ts'
import { dateFormat } from '#web/words/formats.ts'
import { bookingStates } from '#contract/admin/words/states.ts'
import { payNames, sourceNames } from '#web/texts/bookings/desk.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'

const known = new Map<string, string>()

// '3:30 PM' for a minute of the day. A week asks for the same few over and over.
export function minuteWords(minute: number, language: Language) {
  const key = `${language}${minute}`
  let words = known.get(key)
  if (words === undefined) {
    const options = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' } as const
    words = dateFormat(language, options)
      .format(minute * 60_000)
      .replaceAll(/\s/g, ' ')
    known.set(key, words)
  }
  return words
}

type Told = { booking: CalendarBooking; from: number; to: number }

// Everything the colours and icons of a booking say, after the name.
export function labelOf({ booking, from, to }: Told, language: Language) {
  const label = fill(calendarTexts.bookingLabel, language, {
    services: booking.services.join(' + '),
    from: minuteWords(from, language),
    to: minuteWords(to, language),
    state: bookingStates[booking.status][language],
    source: (sourceNames[booking.source] ?? sourceNames.marketplace)[language],
    pay: (payNames[booking.paymentStatus] ?? payNames.unpaid)[language],
    name: booking.professional.name,
  })
  return booking.proposal === null ? label : `${label}, ${calendarTexts.asksTime[language]}`
}
