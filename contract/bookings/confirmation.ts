// What turns a hold into a booking, and what names a booking.
import * as z from 'zod'
import { email, personName, phone } from '#contract/fields.ts'
import { mostCents } from '#contract/limits.ts'

export const note = z.string().trim().max(500, 'Note must be less than 500 characters').default('')

export const guest = z.object({
  name: personName,
  phone,
  email,
})

export const link = z.string().max(100).optional()

// Without an account: by the link from the mail, or in the browser that made the booking.
export const byId = z.object({ id: z.uuid(), link })
export type ById = z.output<typeof byId>

// The price that the client has seen, after credit. If it is another now, the call is refused with it.
export const seenTotal = z.int().min(0).max(mostCents).optional()

// What turns a hold into a booking.
export const confirmation = byId.extend({
  note,
  guest: guest.optional(),
  code: z.string().trim().max(10).optional(),
  // True when the guest has seen that the barber must approve.
  isRequest: z.boolean().default(false),
  useCredit: z.boolean().default(false),
  totalCents: seenTotal,
})

// With a saved card: it is charged the deposit, or kept for the booking.
export const confirmationByCard = confirmation.extend({ cardId: z.uuid().optional() })

export const confirmErrors = [
  'PRICE_CHANGED',
  'SLOT_TAKEN',
  'BARBER_CLOSED',
  'SERVICE_GONE',
  'ASKED_FIRST',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'TOO_MANY_BOOKINGS',
  'TOO_MANY_CANCELS',
  'TOO_CLOSE_TOGETHER',
  'BOOKING_OFF',
  'NOT_BOOKABLE_ONLINE',
  'CARD_NEEDED',
] as const
