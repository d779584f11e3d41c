import type { Text } from '#contract/language.ts'
import { queueWords as words } from '#web/texts/admin/overview.ts'

const hourMinutes = 60
const dayMinutes = 24 * hourMinutes

type Age = { words: Text; count: number }

// '42 min', '19 h', and days from two on.
export function ageOf(minutes: number): Age {
  if (minutes < hourMinutes)
    return { words: words.minutes, count: Math.max(0, Math.floor(minutes)) }
  if (minutes < 2 * dayMinutes)
    return { words: words.hours, count: Math.floor(minutes / hourMinutes) }
  return { words: words.days, count: Math.floor(minutes / dayMinutes) }
}

export const minutesSince = (at: string, nowMs: number) => (nowMs - Date.parse(at)) / 60_000
