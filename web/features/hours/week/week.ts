// A week of hours while it is being changed.
import type { HourSpan, Week } from '#contract/business/week.ts'
import { at } from '#contract/lists.ts'

export const dayMinutes = 24 * 60
export const emptyWeek: Week = [[], [], [], [], [], [], []]

const usual: HourSpan = { opensMinutes: 9 * 60, closesMinutes: 18 * 60 }

// Tuesday to Saturday, nine to six.
export const usualWeek: Week = emptyWeek.map((_, weekday) => (weekday >= 2 ? [usual] : []))

export const isEmpty = (week: Week) => week.every((day) => day.length === 0)

export const isSame = (one: Week, other: Week) => JSON.stringify(one) === JSON.stringify(other)

export function withDay(week: Week, weekday: number, spans: HourSpan[]): Week {
  return week.map((day, each) => (each === weekday ? spans : day))
}

// Opens as on the nearest open day before, which is mostly what is meant.
export function opened(week: Week, weekday: number): HourSpan[] {
  for (let back = 1; back < 7; back++) {
    const day = at(week, (weekday - back + 7) % 7)
    if (day.length > 0) return day
  }
  return [usual]
}

const shortest = 30
const breakMinutes = 60
const noon = 12 * 60

// Splits the longest part, at noon if it is open then.
export function withBreak(spans: readonly HourSpan[]): HourSpan[] {
  const longest = spans.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  if (!longest || lengthOf(longest) < breakMinutes + 2 * shortest) return [...spans]
  const { opensMinutes, closesMinutes } = longest
  const middle = (opensMinutes + closesMinutes - breakMinutes) / 2
  const isNoonFit =
    opensMinutes + shortest <= noon && noon + breakMinutes + shortest <= closesMinutes
  const pause = isNoonFit ? noon : Math.round(middle / 30) * 30
  return spans.flatMap((span) =>
    span === longest
      ? [
          { opensMinutes, closesMinutes: pause },
          { opensMinutes: pause + breakMinutes, closesMinutes },
        ]
      : [span],
  )
}

const lengthOf = ({ opensMinutes, closesMinutes }: HourSpan) => closesMinutes - opensMinutes

// As a time field writes it: '09:30', and nothing while it is not known.
export function clockOfMinutes(minutes: number) {
  if (!Number.isFinite(minutes)) return ''
  const inDay = minutes % dayMinutes
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export function minutesOfClock(clock: string) {
  const [hours = NaN, minutes = NaN] = clock.split(':').map(Number)
  return clock === '' ? NaN : hours * 60 + minutes
}

// A closing time that is not after the opening time is on the next day.
export function spanOf(opens: number, closes: number): HourSpan {
  const inDay = closes % dayMinutes
  return {
    opensMinutes: opens,
    closesMinutes: inDay > opens || Number.isNaN(opens) ? inDay : inDay + dayMinutes,
  }
}
