import type { adminBookings as calls } from '#contract/admin/bookings.ts'
import type { Handlers } from '#server/handlers.ts'
import { findBookings, readTrail } from './service.ts'

export const adminBookings: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => findBookings(caller, input),
  trail: ({ input, ...caller }) => readTrail(caller, input.id),
}
