import * as z from 'zod'
import { call } from '#contract/call.ts'

// The figures of the landing page. `display` is managed text and wins over the number; `isReal`
// means that an administrator wants the counted number wherever it is shown.
const figure = z.object({ value: z.number(), display: z.string().nullable(), isReal: z.boolean() })

export const platformFigures = z.object({
  barbers: figure,
  bookings: figure,
  rating: figure,
  cities: figure,
})

export type PlatformFigures = z.output<typeof platformFigures>

export const stats = {
  platform: call({
    summary: 'Read the totals of the landing page',
    access: 'public',
    method: 'GET',
    path: '/api/stats',
    output: platformFigures,
    until: ['stats', 'cms_content'],
  }),
}
