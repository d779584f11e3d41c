// Days on which many shops in the United States close.
import type { Text } from '#contract/language.ts'
import { addDays } from '#web/words/date-words.ts'
import { holidayNames } from '#web/texts/business/hours.ts'

export type Holiday = { date: string; name: Text }

// The next ones from a day on, for about a year.
export function holidaysFrom(today: string): Holiday[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .flatMap(holidaysOf)
    .filter(({ date }) => date >= today && date < addDays(today, 365))
}

function holidaysOf(year: number): Holiday[] {
  const on = (month: number, day: number) => dateOf(year, month, day)
  // The first such weekday on or after a day.
  const after = (weekday: number, month: number, first: number) => {
    const day = on(month, first)
    return addDays(day, (weekday - weekdayOf(day) + 7) % 7)
  }
  const monday = 1
  const thursday = 4
  return [
    { date: on(1, 1), name: holidayNames.newYear },
    { date: after(monday, 1, 15), name: holidayNames.king },
    { date: after(monday, 2, 15), name: holidayNames.presidents },
    { date: after(monday, 5, 25), name: holidayNames.memorial },
    { date: on(6, 19), name: holidayNames.juneteenth },
    { date: on(7, 4), name: holidayNames.independence },
    { date: after(monday, 9, 1), name: holidayNames.labor },
    { date: on(11, 11), name: holidayNames.veterans },
    { date: after(thursday, 11, 22), name: holidayNames.thanksgiving },
    { date: on(12, 24), name: holidayNames.christmasEve },
    { date: on(12, 25), name: holidayNames.christmas },
  ]
}

function dateOf(year: number, month: number, day: number) {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay()
