// Converts between wall clock and instants in whole minutes, so that slots are computed on
// integers. The only place that does, by Temporal's 'compatible' rule: a skipped time is read with
// the offset before, an ambiguous time is its first occurrence.

export type Zone = ReturnType<typeof createZone>

export const dayMinutes = 24 * 60
// Outside these years the nearest known offset is used.
const firstYear = 2020
const lastYear = 2060

const zones = new Map<string, Zone>()

// A zone costs some milliseconds to set up, so each is set up once.
export function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const zone = createZone(timeZone)
  zones.set(timeZone, zone)
  return zone
}

function createZone(timeZone: string) {
  const changes = listChanges(timeZone)
  const first = Temporal.Instant.from(`${firstYear}-01-01T00:00Z`)
  const offsets = [offsetAt(timeZone, first), ...changes.map(({ after }) => after)]
  const instants = changes.map(({ at }) => at)
  const locals = changes.map(({ at, before, after }) => at + Math.max(before, after))

  // Wall-clock minutes since 1970 to UTC minutes since 1970, and back.
  const toInstant = (local: number) => local - offsets[countUpTo(locals, local)]!
  const toLocal = (instant: number) => instant + offsets[countUpTo(instants, instant)]!
  const dayOf = (instant: number) => Math.floor(toLocal(instant) / dayMinutes)
  const startOfDay = (day: number) => toInstant(day * dayMinutes)
  return { timeZone, toInstant, toLocal, dayOf, startOfDay }
}

function countUpTo(sorted: readonly number[], value: number) {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! <= value) low = middle + 1
    else high = middle
  }
  return low
}

// 0 is Sunday, as in availability_rules.
export const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7

export const minuteOf = (iso: string) => Math.floor(Date.parse(iso) / 60_000)
// In the format of the database's timestamps.
export const isoOf = (minute: number) =>
  new Date(minute * 60_000).toISOString().replace('.000Z', 'Z')
// The day it is in UTC. A zone's own day is at most one away.
export const utcDayOf = (minute: number) => Math.floor(minute / dayMinutes)
export const dayOfDate = (date: string) => Math.floor(Date.parse(date) / (dayMinutes * 60_000))
export const dateOfDay = (day: number) =>
  new Date(day * dayMinutes * 60_000).toISOString().slice(0, 10)

type Change = { at: number; before: number; after: number }

function listChanges(timeZone: string): Change[] {
  const changes: Change[] = []
  let time = Temporal.Instant.from(`${firstYear}-01-01T00:00Z`).toZonedDateTimeISO(timeZone)
  for (;;) {
    const next = time.getTimeZoneTransition('next')
    if (next === null || next.year > lastYear) return changes
    const at = next.epochMilliseconds / 60_000
    const before = offsetAt(timeZone, next.toInstant().subtract({ seconds: 1 }))
    changes.push({ at, before, after: offsetAt(timeZone, next.toInstant()) })
    time = next
  }
}

function offsetAt(timeZone: string, instant: Temporal.Instant) {
  return instant.toZonedDateTimeISO(timeZone).offsetNanoseconds / 60_000_000_000
}

export const todayIn = ({ timeZone }: Pick<Zone, 'timeZone'>) => Temporal.Now.plainDateISO(timeZone)
