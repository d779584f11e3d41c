// Rules for days in English and Spanish, over the folded words of a query.
import { clockText, partOf, part } from './clock-words.ts'
import {
  dayOf,
  monthNumber,
  months,
  plusDays,
  weekdayOf,
  weekdayOfNextWeek,
  weekendOf,
} from './days.ts'
import { hourRules } from './hours.ts'
import { needing, whenRule, type Rule } from './rule.ts'
import { anyDay, anyHoliday, dateOf, days } from './single-days.ts'
import type { Wanted } from './types.ts'

const weekend = '(?:weekends?|fin(?:es)? de semana)'
// Longest span that a range of days may have.
const mostDays = 31

const dayRules: Rule[] = [
  ...days.map(({ pattern, date }) =>
    whenRule(`(?:on |for |para |any )?(?:${pattern})`, ([all = ''], clock) => {
      const day = all.replace(/^(?:on|for|para|any) /, '')
      const match = day.match(new RegExp(`^(?:${pattern})$`))
      return (
        match &&
        dated(
          date(
            Array.from(match, (group) => group ?? ''),
            clock.date,
          ),
        )
      )
    }),
  ),
  whenRule(`manana(?: (?:en|por|a|de) la)? ${part}`, ([, each], { date }) =>
    partOfDay(plusDays(date, 1), each),
  ),
  whenRule(
    'tonight|tonights|this evening|later tonight|esta noche|hoy (?:en|por|a) la noche|hoy noche|hoy (?:en|por|a) la nochecita|al rato en la noche',
    (_, { date }) => partOfDay(date, 'evening'),
  ),
  whenRule(
    'this (morning|afternoon)|esta (manana|tarde|tardecita)|hoy (?:en|por|a) la (manana|tarde)|later this (afternoon)',
    ([, en, es, es2, later], { date }) => partOfDay(date, en || es || es2 || later),
  ),
  whenRule(
    'mas tarde|later today|later|al rato|al ratito|hoy mas tarde|mas al rato',
    (_, { date, minutes }) => ({
      date,
      timeFrom: clockText(minutes),
    }),
  ),
]

const spanRules: Rule[] = [
  whenRule(`${anyDay} (manana|tarde|noche)`, ([, day = '', each], { date }) =>
    partOfDay(dateOf(day, date), each),
  ),
  whenRule(
    `(?:before|antes de|antes del|antes de la|previo a)(?: el)? ${anyDay}`,
    ([, day = ''], { date }) => {
      const end = dateOf(day, date)
      return end && end > date ? span(date, plusDays(end, -1)) : null
    },
  ),
  whenRule(
    `(?:by|until|till|til|no later than|hasta|a mas tardar)(?: el)? ${anyDay}`,
    ([, day = ''], { date }) => {
      const end = dateOf(day, date)
      return end && end > date ? span(date, end) : null
    },
  ),
  whenRule(
    `(?:after|despues de|despues del|despues de la)(?: el)? ${anyDay}`,
    ([, day = ''], { date }) => {
      const start = dateOf(day, date)
      return start && span(plusDays(start, 1), plusDays(start, 14))
    },
  ),
  whenRule(
    `(?:the )?(?:day|night|a day) before ${anyDay}|(?:el |un )?dia antes del? ${anyDay}|(?:la )?vispera de ${anyDay}`,
    ([, a, b, c], { date }) => {
      const day = dateOf(a || b || c || '', date)
      return day && day > date ? { date: plusDays(day, -1) } : null
    },
  ),
  whenRule(
    `(?:the )?day after ${anyDay}|(?:el |un )?dia despues de(?:l)? ${anyDay}`,
    ([, a, b], { date }) => {
      const day = dateOf(a || b || '', date)
      return day ? { date: plusDays(day, 1) } : null
    },
  ),
  whenRule(`(?:either )?${anyDay} (or|and|o|y|u) ${anyDay}`, ([, a = '', , b = ''], { date }) => {
    const [first, last] = [dateOf(a, date), dateOf(b, date)].toSorted()
    return first && last && plusDays(first, 1) === last ? span(first, last) : null
  }),
  whenRule(
    `(?:from |between |de |del |desde |entre )?${anyDay} (?:to|through|thru|until|till|a|al|hasta|hasta el|-) ${anyDay}`,
    ([, a = '', b = ''], { date }) => fromTo(a, b, date),
  ),
  whenRule(`(?:between|entre) ${anyDay} (?:and|y) ${anyDay}`, ([, a = '', b = ''], { date }) =>
    fromTo(a, b, date),
  ),
  whenRule(
    `(?:on )?(?:el )?(${months}) (\\d{1,2})(?: ?(?:st|nd|rd|th))? (?:or|and|to|-) (\\d{1,2})(?: ?(?:st|nd|rd|th))?`,
    ([, month = '', a, b], { date }) => {
      const [first, last] = [a, b].map((day) => dayOf(date, monthNumber(month), Number(day)))
      return inOrder(first, last)
    },
  ),
  whenRule(
    `(?:el )?(\\d{1,2}) (?:o|y|al|a)(?: el)? (\\d{1,2}) de (${months})`,
    ([, a, b, month = ''], { date }) => {
      const [first, last] = [a, b].map((day) => dayOf(date, monthNumber(month), Number(day)))
      return inOrder(first, last)
    },
  ),
]

const weekRules: Rule[] = [
  whenRule(
    `(?:this |the |on the |el |este |en el |over the |los |this coming |the coming )?${weekend}`,
    (_, { date }) => weekendOf(date),
  ),
  whenRule(
    `next ${weekend}|(?:el )?(?:proximo|siguiente|otro) ${weekend}|${weekend} (?:que viene|proximo|siguiente|que entra)`,
    (_, { date }) => weekendOf(date, 1),
  ),
  whenRule(`(?:before|antes de|antes del)(?: the)? ${weekend}`, (_, { date }) => {
    const friday = plusDays(date, 4 - weekdayOf(date))
    return friday < date ? null : span(date, friday)
  }),
  whenRule(`(?:after|despues de|despues del)(?: the)? ${weekend}`, (_, { date }) =>
    span(weekdayOfNextWeek(date, 0), weekdayOfNextWeek(date, 4)),
  ),
  whenRule('(?:this|later this|sometime this) week|(?:en )?esta semana', (_, { date }) =>
    span(date, plusDays(date, 6 - weekdayOf(date))),
  ),
  whenRule(
    '(?:sometime )?next week|(?:la )?(?:proxima|siguiente|otra) semana|(?:la )?semana (?:que viene|proxima|entrante|siguiente|que entra)',
    (_, { date }) => span(weekdayOfNextWeek(date, 0), weekdayOfNextWeek(date, 6)),
  ),
  whenRule(
    '(?:in|within) (?:a|one|the next) week|(?:en|dentro de) una semana',
    ([all = ''], { date }) =>
      all.startsWith('within') ? span(date, plusDays(date, 7)) : { date: plusDays(date, 7) },
  ),
  whenRule('in (?:two|2|a couple) weeks|(?:en|dentro de) (?:dos|2) semanas', (_, { date }) => ({
    date: plusDays(date, 14),
  })),
  whenRule(
    '(?:on )?(?:weekdays?|week days?)|during the week|(?:en |dias de )?entre semana',
    (_, { date }) => {
      const first = weekdayOf(date) > 4 ? weekdayOfNextWeek(date, 0) : date
      return span(first, plusDays(first, 4 - weekdayOf(first)))
    },
  ),
  whenRule(`(?:in|during|en|por) (${months})`, ([, month = ''], { date }) => {
    const number = monthNumber(month)
    const isNow = number === Number(date.slice(5, 7))
    const first = isNow ? date : dayOf(date, number, 1)
    return first && span(first, lastOfMonth(first))
  }),
  whenRule('(?:later )?this month|este mes', (_, { date }) => span(date, lastOfMonth(date))),
  whenRule(
    'next month|(?:el )?(?:proximo mes|mes que viene|siguiente mes|mes que entra)',
    (_, { date }) => {
      const first = plusDays(lastOfMonth(date), 1)
      return span(first, lastOfMonth(first))
    },
  ),
  whenRule('(?:the )?end of the month|(?:a )?fin(?:es)? de mes', (_, { date }) => {
    const last = lastOfMonth(date)
    const first = plusDays(last, -6)
    return span(first < date ? date : first, last)
  }),
]

const holidayRules: Rule[] = [
  whenRule(
    `${anyHoliday} week|(?:la )?semana de(?:l)? ${anyDay}|(?:the )?week of ${anyDay}`,
    ([, a, b, c], { date }) => {
      const day = dateOf(a || b || c || '', date)
      if (!day) return null
      const monday = plusDays(day, -weekdayOf(day))
      return span(monday < date ? date : monday, plusDays(monday, 6))
    },
  ),
  whenRule(
    `${anyHoliday} weekend|(?:el )?fin de semana de(?:l)? ${anyHoliday}`,
    ([, a, b], { date }) => {
      const day = dateOf(a || b || '', date)
      if (!day) return null
      // That of a Monday is the one before.
      const saturday = plusDays(day, weekdayOf(day) === 0 ? -2 : 5 - weekdayOf(day))
      return span(saturday < date ? date : saturday, plusDays(saturday, 1))
    },
  ),
]

export const whenRules: Rule[] = [
  ...dayRules,
  ...weekRules,
  ...needing('day', [...spanRules, ...holidayRules]),
  ...hourRules,
]

const dated = (date: string | null): Wanted | null => (date ? { date } : null)

const partOfDay = (date: string | null, word: string | undefined): Wanted | null =>
  date ? { date, timeOfDay: partOf(word) } : null

const span = (date: string, dateTo: string): Wanted => (date < dateTo ? { date, dateTo } : { date })

// "Monday to Wednesday": the Wednesday after that Monday.
function fromTo(a: string, b: string, today: string) {
  const first = dateOf(a, today)
  return first && inOrder(first, dateOf(b, first))
}

function inOrder(first: string | null | undefined, last: string | null | undefined) {
  return first && last && first < last && last <= plusDays(first, mostDays)
    ? span(first, last)
    : null
}

function lastOfMonth(date: string) {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
