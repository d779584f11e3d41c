// Refuses hours outside the shop's, and says when the shop is open.
import { fail, type Fields } from '#contract/errors.ts'
import { fill, type Language } from '#contract/language.ts'
import type { HourSpan, Week } from '#contract/business/week.ts'
import { at } from '#contract/lists.ts'
import { covers, houseHours } from '#server/features/availability/slots.ts'
import { pairOf, spansOf } from './calendar.ts'

const words = {
  open: { en: 'On {day} the shop is open {hours}', es: 'El {day} el local abre {hours}' },
  closed: { en: 'On {day} the shop is closed', es: 'El {day} el local está cerrado' },
  and: { en: ' and ', es: ' y ' },
}

type Day = { weekday: number; spans: HourSpan[]; field: string }

export function refuseOutside(shop: Week | null, days: Day[], language: Language) {
  if (shop === null) return
  const fields: Fields = {}
  for (const { weekday, spans, field } of days) {
    const open = houseHours(spansOf(shop), dayWith(weekday))
    spans.forEach((span, index) => {
      if (!covers(open, pairOf(span)))
        fields[`${field}.${index}`] = sentence(shop, weekday, language)
    })
  }
  if (Object.keys(fields).length > 0) fail('INVALID_INPUT', fields)
}

function sentence(shop: Week, weekday: number, language: Language) {
  const day = dayName(weekday, language)
  const spans = at(shop, weekday)
  if (spans.length === 0) return fill(words.closed, language, { day })
  const hours = spans
    .map(({ opensMinutes, closesMinutes }) =>
      [opensMinutes, closesMinutes].map((minutes) => clock(minutes, language)).join(' – '),
    )
    .join(words.and[language])
  return fill(words.open, language, { day, hours })
}

// January 4, 1970 was a Sunday.
const dayWith = (weekday: number) => 3 + weekday
const minuteMs = 60_000

const dayName = (weekday: number, language: Language) =>
  format(dayWith(weekday) * 24 * 60, language, { weekday: 'long' })

const clock = (minutes: number, language: Language) =>
  format(minutes, language, { hour: 'numeric', minute: '2-digit' })

function format(minutes: number, language: Language, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(`${language}-US`, { ...options, timeZone: 'UTC' })
    .format(minutes * minuteMs)
    .replaceAll(/\s/g, ' ')
}
