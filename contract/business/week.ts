// Wall-clock hours: minutes after midnight, past 1440 on the next day.
import * as z from 'zod'

export const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

export const overlap = 'These hours overlap with others'

export const span = z
  .object({
    opensMinutes: z
      .int('Choose a time')
      .min(0, 'Choose a time')
      .max(dayMinutes - 5, 'Choose a time')
      .multipleOf(5, 'Choose steps of 5 minutes'),
    closesMinutes: z
      .int('Choose a time')
      .min(0, 'Choose a time')
      .max(2 * dayMinutes, 'Choose a time')
      .multipleOf(5, 'Choose steps of 5 minutes'),
  })
  .refine(
    ({ opensMinutes, closesMinutes }) =>
      closesMinutes > opensMinutes && closesMinutes <= opensMinutes + dayMinutes,
    'Choose a later time',
  )
export type HourSpan = z.output<typeof span>

const spans = z.array(span).max(8, 'A day can have up to 8 parts')

// The hours of one date.
export const daySpans = spans.superRefine((day, context) => {
  for (const { index } of findOverlaps(day.map((one, index) => ({ ...at(one, 0), index }))))
    context.addIssue({ code: 'custom', message: overlap, path: [index] })
})

// Seven days, Sunday first. A night that reaches into the next day counts there too.
export const week = z
  .array(spans)
  .length(7)
  .superRefine((days, context) => {
    const all = days.flatMap((day, weekday) =>
      day.map((one, index) => ({ ...at(one, weekday), weekday, index })),
    )
    for (const { weekday, index } of findOverlaps(all))
      context.addIssue({ code: 'custom', message: overlap, path: [weekday, index] })
  })
export type Week = z.output<typeof week>

// As stored, without validation, so that values saved by other means are shown too.
export const storedSpans = z.array(z.object({ opensMinutes: z.int(), closesMinutes: z.int() }))
export const storedWeek = z.array(storedSpans).length(7)

function at({ opensMinutes, closesMinutes }: HourSpan, weekday: number) {
  const from = weekday * dayMinutes
  return { from: from + opensMinutes, to: from + closesMinutes }
}

type Placed = { from: number; to: number }

// The later one of each overlapping pair.
function findOverlaps<One extends Placed>(all: readonly One[]) {
  return all.filter((one, order) =>
    all.some((other, otherOrder) => {
      if (one === other) return false
      if (one.from === other.from) return order > otherOrder
      return [0, weekMinutes].some(
        (later) => other.from < one.from + later && one.from + later < other.to,
      )
    }),
  )
}
