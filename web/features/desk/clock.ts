// The clock on the shop's wall: which day and minute an instant is there, and back.

const timeZone = 'America/Chicago'
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const minuteMs = 60_000
const wallFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export type Wall = { date: string; minute: number }

export function wallOf(at: string | number): Wall {
  const ms = typeof at === 'number' ? at : Date.parse(at)
  const local = new Date(ms + offsetAt(ms)).toISOString()
  return { date: local.slice(0, 10), minute: minuteOf(local.slice(11, 16)) }
}

// An hour the clocks skip is read with the offset before, one that comes twice is its first.
export function instantOf({ date, minute }: Wall) {
  const local = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs
  const [before, after] = [local - offsetAt(local - dayMs), local - offsetAt(local + dayMs)]
  const isAfter = before + offsetAt(before) !== local && after + offsetAt(after) === local
  return new Date(isAfter ? after : before).toISOString().replace('.000Z', 'Z')
}

// '15:30' and 930.
export function minuteOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export function clockOf(minute: number) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
}

const offsets = new Map<number, number>()

// Asked of Intl once for each hour: a week of visits asks for the same hours again and again.
function offsetAt(ms: number) {
  const hour = Math.floor(ms / hourMs)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const parts = Object.fromEntries(
    wallFormat.formatToParts(hour * hourMs).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0 } = parts
  const offset = Date.UTC(year, month - 1, day, hours, minute) - hour * hourMs
  offsets.set(hour, offset)
  return offset
}
