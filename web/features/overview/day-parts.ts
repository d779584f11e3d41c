// A person's day as it is drawn: bookings, and what is free between them while they are open.
import type { Language } from '#contract/language.ts'
import type { Window } from '#contract/business/overview.ts'
import { at } from '#contract/lists.ts'
import { numberFormat } from '#web/words/formats.ts'

type Timed = { startsAt: string; endsAt: string }
export type Part<Row extends Timed> = {
  from: number
  to: number
  booking: Row | null
}

const minuteMs = 60_000

// Times are milliseconds. A no-show still occupies its time.
export function partsOf<Row extends Timed>(windows: readonly Window[], bookings: readonly Row[]) {
  const parts: Part<Row>[] = bookings.map((booking) => ({
    from: Date.parse(booking.startsAt),
    to: Date.parse(booking.endsAt),
    booking,
  }))
  for (const { opensAt, closesAt } of windows) {
    let from = Date.parse(opensAt)
    const close = Date.parse(closesAt)
    for (const part of [...parts]
      .filter(({ booking }) => booking)
      .sort((a, b) => a.from - b.from)) {
      if (part.to <= from || part.from >= close) continue
      if (part.from > from) parts.push({ from, to: part.from, booking: null })
      from = Math.max(from, part.to)
    }
    if (from < close) parts.push({ from, to: close, booking: null })
  }
  return parts.sort((a, b) => a.from - b.from || a.to - b.to)
}

// Where the line of the present stands: inside a part, or before it; after the last it is `length`.
export function placeOfNow(parts: readonly { from: number; to: number }[], nowMs: number) {
  const index = parts.findIndex(({ to }) => nowMs < to)
  if (index === -1) return { index: parts.length, share: 0 }
  const { from, to } = at(parts, index)
  return { index, share: Math.max(0, (nowMs - from) / (to - from)) }
}

export const minutesOf = ({ from, to }: { from: number; to: number }) =>
  Math.round((to - from) / minuteMs)

// '2 hr 15 min', '45 min'.
export function spanWords(minutes: number, language: Language) {
  const unit = (name: string, count: number) =>
    numberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return unit('minute', rest)
  return rest === 0 ? unit('hour', hours) : `${unit('hour', hours)} ${unit('minute', rest)}`
}
