// Further fields of a booking.
import * as z from 'zod'
import { shopActs } from '#contract/bookings/cancellation.ts'
import { bookingItem } from '#contract/bookings/holds.ts'
import { reaches } from '#contract/bookings/reach.ts'
import { disputes, mostTipCents } from './after-booking-rules.ts'

export const appealKinds = ['was_there', 'could_not_come'] as const
// Who canceled a booking: the client, the shop, the platform, or both sides agreeing that it did
// not take place.
export const cancelers = ['client', 'shop', 'kempt', 'both'] as const

export const appealStates = ['open', 'accepted', 'declined'] as const

const priced = z.object({ items: z.array(bookingItem), totalCents: z.int() })

export const bookingFields = {
  // Another time that one side proposes; null once it is answered or expired.
  proposal: z
    .object({
      startsAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      by: z.enum(['client', 'staff']),
    })
    .nullable(),
  // Paid by credit. The total is what is left.
  creditCents: z.int(),
  reach: z.enum(reaches),
  // The booked services and price, once the final ones differ.
  booked: priced.nullable(),
  // The final services at a higher price than booked, which the client has to accept.
  priceAsk: priced.nullable(),
  // What the shop did without the client's consent, until the client agrees.
  byShop: z.enum(shopActs).nullable(),
  // For a request: the barber's deadline, and when they accepted.
  answerBy: z.iso.datetime().nullable(),
  acceptedAt: z.iso.datetime().nullable(),
  // The client confirmed that it took place, tipped or rated.
  isVouched: z.boolean(),
  // Declined, not answered or canceled by the shop, so other slots are offered.
  isEndedByShop: z.boolean(),
  canceled: z.object({ by: z.enum(cancelers), at: z.iso.datetime() }).nullable(),
  // The fee for canceling late, by the terms at that moment. Without a card the shop may ask for it.
  cancelFeeCents: z.int(),
  // What was kept or charged of the fee of a late cancellation or a no-show, and when it was waived.
  feePaidCents: z.int(),
  feeWaivedAt: z.iso.datetime().nullable(),
  // What the booking's end left to be paid by card: of the price, or of a fee.
  owedCents: z.int(),
  // The card that its client gave for it; only for them.
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  // Whether a client with a no-show was asked to confirm attendance, and did.
  attendance: z.enum(['asked', 'confirmed']).nullable(),
  // The state of the client's report that it did not take place.
  dispute: z.enum(disputes).nullable(),
  flagAnswer: z.string().nullable(),
  // Who completed it; 'auto' is the sweep.
  completedBy: z.enum(['client', 'staff', 'auto']).nullable(),
  // The tips that the barber suggests, in percent.
  tipPercents: z.array(z.int()),
  // The client's appeal against a no-show.
  appeal: z
    .object({ kind: z.enum(appealKinds), message: z.string(), state: z.enum(appealStates) })
    .nullable(),
}

const upTo = 'Enter an amount up to $500'
export const tipCents = z.int(upTo).min(0, upTo).max(mostTipCents, upTo)
