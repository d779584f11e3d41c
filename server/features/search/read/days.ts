// Days as people say them, on plain dates. Weeks run from Monday to Sunday.

const dayMs = 86_400_000
const numberOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

export const plusDays = (date: string, days: number) => dateOf(numberOf(date) + days)
// 0 is Monday.
export const weekdayOf = (date: string) => (numberOf(date) + 3) % 7

const weekdayWords = [
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miercoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sabado'],
  ['sunday', 'domingo'],
]
export const weekdays = weekdayWords.flat().join('|')
export const weekdayNumber = (word: string) =>
  weekdayWords.findIndex((names) => names.includes(word))

const monthWords = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
]
export const months = monthWords.flat().join('|')
export const monthNumber = (word: string) =>
  monthWords.findIndex((names) => names.includes(word)) + 1

// The first such weekday from today on; today counts.
export const comingWeekday = (today: string, weekday: number) =>
  plusDays(today, (weekday - weekdayOf(today) + 7) % 7)

// That weekday of the week after this one.
export const weekdayOfNextWeek = (today: string, weekday: number) =>
  plusDays(today, 7 - weekdayOf(today) + weekday)

export function weekendOf(today: string, weeks = 0) {
  const sunday = plusDays(today, 6 - weekdayOf(today) + 7 * weeks)
  const saturday = plusDays(sunday, -1)
  return { date: saturday < today ? today : saturday, dateTo: sunday }
}

// The next day with that month and day; null when there is no such day.
export function dayOf(today: string, month: number, day: number, year?: number): string | null {
  const thisYear = Number(today.slice(0, 4))
  const at = (each: number) => {
    const text = `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    const time = Date.parse(`${text}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
  }
  if (year !== undefined) return at(year < 100 ? 2000 + year : year)
  const first = at(thisYear)
  return first && first >= today ? first : at(thisYear + 1)
}

// The next day of the month with that number.
export function dayOfMonth(today: string, day: number): string | null {
  const month = Number(today.slice(5, 7))
  for (const step of [0, 1, 2]) {
    const found = dayOf(today, ((month - 1 + step) % 12) + 1, day)
    if (found && numberOf(found) - numberOf(today) < 62) return found
  }
  return null
}
