import type { Slots } from '#contract/holds.ts'

// Where someone looks: the day, and the first one of the strip. Nothing is the first open day.
export type Looking = { day?: string; from?: string }

export const stripDays = 14

export function dayShown({ days, firstDate }: Slots, { day, from }: Looking) {
  return day ?? days[0]?.date ?? from ?? firstDate ?? ''
}
