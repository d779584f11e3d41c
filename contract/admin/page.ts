// Pages of the administrators' lists. A page begins after a key: a moment and an id.
import * as z from 'zod'
import { moment } from '#contract/fields.ts'

const key = z.object({ at: moment(), id: z.uuid() })
export type PageKey = z.output<typeof key>

// The key of the last row shown: 2026-11-16T15:00:00.000Z_<id>.
export const after = z
  .string()
  .max(80)
  .transform((text) => {
    const [at, id] = text.split('_')
    return { at, id }
  })
  .pipe(key)
  .optional()

// What was typed into the search of a list.
export const searched = z.string().trim().max(80).optional()

// A queue says when its last one was dealt with; null if there never was one.
export const lastAt = z.iso.datetime().nullable()

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: z.string().nullable(),
    // Counted up to 2,000.
    total: z.object({ count: z.int(), isMore: z.boolean() }),
  })
