// What happens to upcoming bookings when an account or a listing is closed: the choice, and its
// numbers, which the confirmation shows and sends back.
import * as z from 'zod'
import { reason } from './reason.ts'

export const fates = ['keep', 'cancel'] as const
export const fate = z.enum(fates).default('keep')
export type Fate = (typeof fates)[number]

// Above mostCanceledAtOnce a suspension says one more, whatever the number is.
const count = z.int().min(0).max(1_000_000)

export const stopped = z.object({
  upcoming: count,
  canceled: count,
  // People who get a message about a canceled booking, besides the one it is done to.
  told: count,
  // What was paid online for the canceled bookings and goes back to the clients, all of it. Null above
  // mostCanceledAtOnce.
  backCents: z.int().min(0).max(1_000_000_000).nullable(),
})
export type Stopped = z.output<typeof stopped>

// `agreed`: if these are no longer the numbers, nothing is done.
export const suspendForm = z.object({ reason, fate, agreed: stopped })
