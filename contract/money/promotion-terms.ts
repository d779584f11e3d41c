// A promotion as pages show it, and the discount of a booking.
import * as z from 'zod'
import { funders, promotionKinds, type PromotionTerms } from './price.ts'

export const promotionTerms = z.object({
  id: z.uuid(),
  kind: z.enum(promotionKinds),
  fundedBy: z.enum(funders),
  percent: z.int().nullable(),
  amountCents: z.int().nullable(),
  // Empty means every service.
  serviceIds: z.array(z.uuid()),
  minTotalCents: z.int(),
  // The end of its sale.
  endsAt: z.iso.datetime().nullable(),
  // Conditions on the appointment, in the shop's time.
  visitUntil: z.iso.date().nullable(),
  weekdays: z.array(z.int()).nullable(),
  fromMinute: z.int().nullable(),
  untilMinute: z.int().nullable(),
  lastMinuteHours: z.int().nullable(),
  newClientsOnly: z.boolean(),
}) satisfies z.ZodType<PromotionTerms>

export const bookingDiscount = z.object({
  cents: z.int(),
  // Null when staff gave it by hand.
  kind: z.enum(promotionKinds).nullable(),
  percent: z.int().nullable(),
  code: z.string().nullable(),
})
export type BookingDiscount = z.output<typeof bookingDiscount>

// With what decides how much of it is left when the services change.
export const bookedDiscount = bookingDiscount.extend({
  fundedBy: z.enum(funders),
  minTotalCents: z.int(),
})

// Of a booking whose services are taxed.
export const bookingTax = z.object({ percent: z.number(), cents: z.int() })
export type BookingTax = z.output<typeof bookingTax>

// A price with its discount, while the slot is held.
export const heldPrice = z.object({
  subtotalCents: z.int(),
  discount: bookingDiscount.nullable(),
  // The price before the discount was real, so it may be crossed out.
  mayStrike: z.boolean(),
  // On the price after the discount.
  tax: bookingTax.nullable(),
  // Before credit.
  totalCents: z.int(),
  // The client's credit, which pays a part of it if they like.
  walletCents: z.int(),
})
export type HeldPrice = z.output<typeof heldPrice>

export const promotionCode = z
  .string()
  .trim()
  .transform((text) => text.toUpperCase())
  .pipe(
    z
      .string()
      .min(4, 'A code has 4 to 20 letters and numbers')
      .max(20, 'A code has 4 to 20 letters and numbers')
      .regex(/^[A-Z0-9]*$/, 'A code has 4 to 20 letters and numbers'),
  )
