// Times of day as people say them, for the rules: "half past", "5pm", "las 3 y media".
import type { TimeOfDay } from './types.ts'

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  una: 1,
  un: 1,
  an: 1,
  a: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
}
const numberWords = Object.keys(numbers)
  .filter((word) => word.length > 2)
  .join('|')
export const hasHour = new RegExp(`\\d|${numberWords}`)
export const numberOf = (word: string) => numbers[word] ?? Number(word)

const halves =
  '(?:am|pm|a m|p m|de la manana|de la tarde|de la noche|in the morning|in the afternoon|in the evening|at night)'
// Four groups: what comes before it ("half past"), the hour, what comes after it, morning or afternoon.
export const clock = `(half past |quarter past |quarter to )?(\\d{1,2}(?::\\d{2})?|(?:1[0-2]|[1-9])[0-5][05]|${numberWords})((?: y media| y cuarto| 30| thirty)?)(?: ?(?:oclock|o clock|en punto))?(?: ?(${halves}))?`

export const part =
  '(morning|mornings|afternoon|afternoons|evening|evenings|night|nights|manana|mananas|tarde|tardes|noche|noches)'

export function partOf(word: string | undefined): TimeOfDay {
  if (/morning|manana/.test(word ?? '')) return 'morning'
  return /afternoon|tarde/.test(word ?? '') ? 'afternoon' : 'evening'
}

export type Hour = readonly [before: string, hour: string, after: string, half: string]

// The groups of the clock that begin at this one.
export const hourIn = (groups: readonly string[], first: number): Hour => [
  groups[first] ?? '',
  groups[first + 1] ?? '',
  groups[first + 2] ?? '',
  groups[first + 3] ?? '',
]

const added = ([before, , after]: Hour) => {
  if (before.startsWith('half') || /media|30|thirty/.test(after)) return 30
  if (before === 'quarter to ') return -15
  return before.startsWith('quarter') || after.includes('cuarto') ? 15 : 0
}

export const isMorning = (half: string) => /^am|a m|manana|morning/.test(half)
const isAfternoon = (half: string) => /pm|p m|tarde|noche|afternoon|evening|night/.test(half)

// Minutes after midnight. Without am or pm, 1 to 7 is after noon: no barber opens at five. In a list
// of closing hours 8 to 11 are after noon, too.
export function minutesOf(said: Hour, isClosing = false): number | null {
  const [, hour, , half] = said
  const [h = '', m = '0'] = partsOf(hour)
  let hours = Number(h)
  const minutes = Number(m) + added(said)
  if (!(hours <= 23) || Number(m) > 59) return null
  const isOpen = !isMorning(half) && !isAfternoon(half)
  const isLate = hours < 8 || (isClosing && hours < 12)
  if (isAfternoon(half) && hours < 12) hours += 12
  else if (isMorning(half) && hours === 12) hours = 0
  else if (isOpen && isLate && hours > 0) hours += 12
  return hours * 60 + minutes
}

// '5:30', '530' and 'five'.
function partsOf(hour: string) {
  if (hour.includes(':')) return hour.split(':')
  return hour.length > 2 && /^\d/.test(hour)
    ? [hour.slice(0, -2), hour.slice(-2)]
    : [String(numberOf(hour)), '0']
}

export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export const between = (from: number | null, to: number | null) => ({
  ...(from === null ? {} : { timeFrom: clockText(Math.max(0, from)) }),
  ...(to === null || to >= 1440 ? {} : { timeTo: clockText(to) }),
})

export function around(minutes: number | null, before: number, after: number) {
  return minutes === null ? null : between(minutes - before, minutes + after)
}

export function range(first: Hour, last: Hour) {
  const to = minutesOf(last)
  const [before, hour, after, half] = first
  let from = minutesOf(half ? first : [before, hour, after, last[3]])
  if (from === null || to === null) return null
  if (from > to) from = minutesOf([before, hour, after, 'am'])
  return from !== null && from < to ? between(from, to) : null
}
