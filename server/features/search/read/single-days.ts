// Single days: each as a pattern and the date it means.
import {
  comingWeekday,
  dayOf,
  dayOfMonth,
  monthNumber,
  months,
  plusDays,
  weekdayNumber,
  weekdayOf,
  weekdayOfNextWeek,
  weekdays,
} from './days.ts'
import { holidayNames, holidayOf } from './holidays.ts'

type Day = { pattern: string; date: (groups: readonly string[], today: string) => string | null }

const ordinal = '(?: ?(?:st|nd|rd|th))?'
const dayNumber = '(\\d{1,2}|first|primero)'
const numberOf = (word: string) => (/first|primero/.test(word) ? 1 : Number(word))

export const days: Day[] = [
  { pattern: 'today|hoy(?: mismo)?|hoy dia', date: (_, today) => today },
  { pattern: 'tomorrow|tomorrows|manana', date: (_, today) => plusDays(today, 1) },
  {
    pattern: '(?:the )?day after tomorrow|pasado manana|pasado',
    date: (_, today) => plusDays(today, 2),
  },
  {
    pattern: `(?:el |los |este |this |coming |this coming |the )?(${weekdays})`,
    date: ([, day = ''], today) => comingWeekday(today, weekdayNumber(day)),
  },
  {
    pattern: `next (${weekdays})`,
    date: ([, day = ''], today) => weekdayOfNextWeek(today, weekdayNumber(day)),
  },
  {
    pattern: `next week (?:on )?(${weekdays})|(?:la )?(?:proxima|otra) semana (?:el )?(${weekdays})`,
    date: ([, a, b], today) => weekdayOfNextWeek(today, weekdayNumber(a || b || '')),
  },
  {
    pattern: `(${weekdays}) (?:of )?next week|(?:el )?(${weekdays}) de la (?:proxima|otra) semana|(?:el )?(${weekdays}) de la semana que viene`,
    date: ([, a, b, c], today) => weekdayOfNextWeek(today, weekdayNumber(a || b || c || '')),
  },
  {
    pattern: `(?:el |este )?(?:proximo|siguiente) (${weekdays})|(?:el )?(${weekdays}) (?:que viene|proximo|siguiente|que entra)`,
    date: ([, a, b], today) => comingWeekday(plusDays(today, 1), weekdayNumber(a || b || '')),
  },
  { pattern: '(?:el )?(\\d{4}-\\d{2}-\\d{2})', date: ([, day = '']) => day },
  {
    pattern: `(?:(?:${weekdays}) )?(?:el )?(\\d{1,2})/(\\d{1,2})(?:/(\\d{2,4}))?`,
    date: ([, a, b, year], today) => {
      const [month, day] = Number(a) > 12 ? [Number(b), Number(a)] : [Number(a), Number(b)]
      return dayOf(today, month, day, year ? Number(year) : undefined)
    },
  },
  {
    pattern: `(?:the )?(?:(?:${weekdays}) )?(${months}) (?:the )?${dayNumber}${ordinal}(?: 20\\d\\d)?`,
    date: ([, month = '', day = ''], today) => dayOf(today, monthNumber(month), numberOf(day)),
  },
  {
    pattern: `(?:the |el )?(?:(?:${weekdays}) )?${dayNumber}${ordinal} (?:of |de )?(${months})(?: (?:de(?:l)? )?20\\d\\d)?`,
    date: ([, day = '', month = ''], today) => dayOf(today, monthNumber(month), numberOf(day)),
  },
  {
    pattern: `(?:(?:${weekdays}) )?the (\\d{1,2}) ?(?:st|nd|rd|th)|(\\d{1,2}) ?(?:st|nd|rd|th)`,
    date: ([, a, b], today) => dayOfMonth(today, Number(a || b)),
  },
  {
    pattern: `(?:el |the )?(${weekdays}) (\\d{1,2})${ordinal}(?! (?:am|pm|a m|p m))`,
    date: ([, weekday = '', day], today) => {
      const found = dayOfMonth(today, Number(day))
      return found && weekdayOf(found) === weekdayNumber(weekday) ? found : null
    },
  },
  {
    pattern: `(?:(?:${weekdays}) )?el (?:dia )?(\\d{1,2})(?! (?:estrellas|dolares|por|anos?))`,
    date: ([, day], today) => dayOfMonth(today, Number(day)),
  },
  {
    pattern: `(?:the |el )?(?:dia de |dia )?(${holidayNames})`,
    date: ([all = '', name = ''], today) => holidayOf(name, today) ?? holidayOf(all, today),
  },
  {
    pattern: '(?:the )?last day of the month|ultimo dia del mes',
    date: (_, today) => {
      const next = dayOf(today, (Number(today.slice(5, 7)) % 12) + 1, 1)
      return next && plusDays(next, -1)
    },
  },
]

// One group: any single day.
export const anyDay = `(${days
  .toReversed()
  .map(({ pattern }) => pattern.replace(/\((?!\?)/g, '(?:'))
  .join('|')})`
export const anyHoliday = `(${holidayNames})`

const whole = days.map(({ pattern, date }) => ({ regex: new RegExp(`^(?:${pattern})$`), date }))

export function dateOf(text: string, today: string): string | null {
  for (const { regex, date } of whole) {
    const match = text.match(regex)
    const found =
      match &&
      date(
        Array.from(match, (group) => group ?? ''),
        today,
      )
    if (found) return found
  }
  return null
}
