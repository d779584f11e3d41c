// What else a booking tells of its visit.
import * as z from 'zod'
import { shopActs } from './cancellation.ts'
import { bookingItem } from './holds.ts'
import { reaches } from './reach.ts'
import { disputes, mostTipCents } from './after-booking-rules.ts'

export const appealKinds = ['was_there', 'could_not_come'] as const
// Who canceled a booking: its client, the shop, the platform, or both sides, who agree that it did not
// take place.
export const cancelers = ['client', 'shop', 'kempt', 'both'] as const

export const appealStates = ['open', 'accepted', 'declined'] as const

const priced = z.object({ items: z.array(bookingItem), totalCents: z.int() })

export const visitFields = {
  reach: z.enum(reaches),
  // As it was booked, once the final services or price differ.
  booked: priced.nullable(),
  // What the shop says was done, at a higher price than booked: the client has to say yes.
  priceAsk: priced.nullable(),
  // What the shop did without the client's yes, as long as the client has not said yes since.
  byShop: z.enum(shopActs).nullable(),
  // Of a request: until when the barber answers, and when they said yes.
  answerBy: z.iso.datetime().nullable(),
  acceptedAt: z.iso.datetime().nullable(),
  // The client said that it took place: confirmed it, tipped or rated.
  isVouched: z.boolean(),
  // Declined, not answered or canceled by the shop: then there are other times to choose from.
  isEndedByShop: z.boolean(),
  canceled: z.object({ by: z.enum(cancelers), at: z.iso.datetime() }).nullable(),
  // What canceling late cost by the terms of that moment. The shop may ask for it; nothing is charged.
  cancelFeeCents: z.int(),
  // Whether a client who has missed a visit was asked if they are coming, and said so.
  attendance: z.enum(['asked', 'confirmed']).nullable(),
  // The client says that it did not take place, and what became of that.
  dispute: z.enum(disputes).nullable(),
  flagAnswer: z.string().nullable(),
  // Who said that it was done; the clock when nobody did.
  completedBy: z.enum(['client', 'staff', 'auto']).nullable(),
  // What the barber offers to tip, in percent.
  tipPercents: z.array(z.int()),
  // What the client says to having missed it.
  appeal: z
    .object({ kind: z.enum(appealKinds), message: z.string(), state: z.enum(appealStates) })
    .nullable(),
}

const upTo = 'Enter an amount up to $500'
export const tipCents = z.int(upTo).min(0, upTo).max(mostTipCents, upTo)
