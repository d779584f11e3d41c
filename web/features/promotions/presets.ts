// Offers to start from.
import type { promotions } from '#contract/money/promotions.ts'
import type { Sent } from '#contract/call.ts'

export type Draft = Partial<Omit<Sent<typeof promotions.create>, 'place'>>

export function presetsOn(lastDate: string): Draft[] {
  return [
    { kind: 'first_visit', percent: 15 },
    { kind: 'happy_hours', percent: 20, weekdays: [1, 2, 3], fromMinute: 600, untilMinute: 840 },
    { kind: 'flash', percent: 20, lastDate },
  ]
}
