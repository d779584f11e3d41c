// Times that belong to no shop, and those of administrators, who look at several cities: in the time
// zone of the reader's own device.
import type { Language } from '#contract/language.ts'
import { dateFormat } from './formats.ts'
import { shopMinutes } from './shop-time.ts'

export function ownDay(at: string, language: Language) {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return dateFormat(language, day).format(new Date(at))
}

// The last whole day before something ends at midnight.
export function lastDayBefore(endsAt: string, language: Language) {
  return ownDay(new Date(Date.parse(endsAt) - 1).toISOString(), language)
}

// Beside times of a shop whose clock is another one, it says whose it is: '4:12 PM CST'.
export function ownTime(at: string, language: Language, shopZone?: string) {
  const isPlain = shopZone === undefined || isOwnClock(at, shopZone)
  const time = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: isPlain ? undefined : 'short',
  } as const
  return dateFormat(language, time).format(new Date(at))
}

// Whether a clock in the zone shows the same as the reader's at this moment.
export function isOwnClock(at: string, timeZone: string) {
  const moment = new Date(at)
  const own = moment.getHours() * 60 + moment.getMinutes()
  return shopMinutes(at, timeZone) === own
}

const weekMs = 7 * 24 * 3_600_000

// 'Tue 4:12 PM' within a week, and with its date before.
export function recentTime(at: string, language: Language, nowMs: number) {
  const isRecent = nowMs - Date.parse(at) < weekMs
  const day = isRecent
    ? ({ weekday: 'short' } as const)
    : ({ day: 'numeric', month: 'short', year: 'numeric' } as const)
  const time = { ...day, hour: 'numeric', minute: '2-digit' } as const
  return dateFormat(language, time).format(new Date(at))
}

// '2026-11-20', the day it is for the reader.
export function ownToday(now = new Date()) {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

// 0 is Sunday.
export function weekdayOf(day: string) {
  return new Date(`${day}T12:00:00Z`).getUTCDay()
}
