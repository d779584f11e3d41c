// When each provider is open: weekly hours, a holiday, a shortened day, a few days off.
import type { Clock } from '#db/seed/clock.ts'
import { createRandom } from '#db/seed/random.ts'
import { rangesOn, type Range } from './hours.ts'
import type { Provider } from './roster.ts'

export type Schedule = {
  rules: { weekday: number; range: Range }[]
  exceptions: { day: number; ranges: Range[]; reason: string }[]
  away: { from: number; to: number; reason: string }[]
  // The open time of a day in milliseconds, without breaks and time off.
  windowsOn: (day: number) => Window[]
}

type Window = { from: number; to: number }

const weekdays = [0, 1, 2, 3, 4, 5, 6]

export function scheduleOf({ name, hours }: Provider, clock: Clock): Schedule {
  const random = createRandom(`schedule ${name}`)
  const holiday = clock.nextHoliday()
  const exceptions: Schedule['exceptions'] = []
  if (hours !== 'sevenDays') exceptions.push({ day: holiday.day, ranges: [], reason: holiday.name })
  const shortDay = random.integer(4, 17)
  if (random.chance(0.25) && shortDay !== holiday.day)
    exceptions.push({ day: shortDay, ranges: [[10, 13]], reason: 'Closing early' })
  const away: Schedule['away'] = []
  if (random.chance(0.2)) away.push(timeAway(clock, random.integer(5, 16), random.integer(0, 2)))

  function windowsOn(day: number) {
    const exception = exceptions.find((each) => each.day === day)
    const ranges = exception?.ranges ?? rangesOn(hours, clock.weekdayOf(day))
    return ranges
      .map(([from, to]) => ({ from: clock.at(day, from * 60), to: clock.at(day, to * 60) }))
      .filter((window) => !away.some((gone) => window.from < gone.to && gone.from < window.to))
  }

  const rules = weekdays.flatMap((weekday) =>
    rangesOn(hours, weekday).map((range) => ({ weekday, range })),
  )
  return { rules, exceptions, away, windowsOn }
}

function timeAway(clock: Clock, day: number, extraDays: number) {
  return {
    from: clock.at(day, extraDays === 0 ? 13 * 60 : 6 * 60),
    to: clock.at(day + extraDays, 22 * 60),
    reason: extraDays === 0 ? 'Appointment' : 'Out of town',
  }
}
