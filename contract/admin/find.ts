// One search over people, businesses and bookings, for administrators.
import * as z from 'zod'
import { call } from '#contract/call.ts'

// Shorter texts find too much to be of use.
export const shortestSearch = 2

const found = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
  shops: z.array(z.object({ id: z.uuid(), name: z.string(), barberName: z.string() })),
  bookings: z.array(
    z.object({
      id: z.uuid(),
      bookingNumber: z.string(),
      clientName: z.string(),
      startsAt: z.iso.datetime(),
      timeZone: z.string(),
    }),
  ),
})
export type Found = z.output<typeof found>

export const adminFind = {
  find: call({
    summary: 'Find a person, a business or a booking, within the rights one has',
    access: { needs: 'overview.read' },
    method: 'GET',
    path: '/api/admin/find',
    input: z.object({ q: z.string().trim().min(shortestSearch).max(80) }),
    output: found,
  }),
}
