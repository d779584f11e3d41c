// What happens to upcoming bookings when an account or a listing is closed: the choice, and its
// numbers, which the confirmation shows and sends back.
import * as z from 'zod'

export const fates = ['keep', 'cancel'] as const
export const fate = z.enum(fates).default('keep')
export type Fate = (typeof fates)[number]

export const stopped = z.object({
  upcoming: z.int(),
  canceled: z.int(),
  // People who get a message about a canceled booking, besides the one it is done to.
  told: z.int(),
})
export type Stopped = z.output<typeof stopped>

// If these are no longer the numbers, nothing is done.
export const agreed = stopped.optional()
