import type { Slots } from '#contract/bookings/holds.ts'

// Where someone looks: the day, and the first one of the strip. Nothing is the first open day.
export type Looking = { day?: string; from?: string }

export const stripDays = 14

// The same slots without one start, and without its day when nothing else is open then.
export function withoutStart(slots: Slots, start: string): Slots {
  const isOther = (each: string) => Date.parse(each) !== Date.parse(start)
  const days = slots.days
    .map((day) => ({ ...day, starts: day.starts.filter(isOther) }))
    .filter(({ starts }) => starts.length > 0)
  return { ...slots, days }
}

export function dayShown({ days, firstDate }: Slots, { day, from }: Looking) {
  return day ?? days[0]?.date ?? from ?? firstDate ?? ''
}
