import { dateFormat } from '#web/words/formats.ts'
import { useLanguage } from '#web/language.tsx'

const sundayMs = Date.UTC(2026, 0, 4, 12)
const dayMs = 24 * 60 * 60 * 1000

// By its number, as in the database: 0 is Sunday.
export function useWeekdayName() {
  const format = dateFormat(useLanguage(), { weekday: 'long', timeZone: 'UTC' })
  return (weekday: number) => format.format(sundayMs + weekday * dayMs)
}
