// What a refund does, the payments that it is of, its attempts at the provider, and its lines in the
// books.
import * as z from 'zod'

// What a refund does to whom, in cents.
export const refundEffect = z.object({
  // A second person has to approve it.
  isWaiting: z.boolean(),
  // The tip is in it.
  backCents: z.int(),
  // With the last of the price, a tip that was given by card goes back, too.
  tipCents: z.int(),
  barberCents: z.int(),
  // Of the commission and of the platform's discount that go back.
  commissionCents: z.int(),
  promoCents: z.int(),
  platformCents: z.int(),
  // What could still be given back afterwards, the same way.
  leftCents: z.int(),
})
export type RefundEffect = z.output<typeof refundEffect>

const attempt = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  attempt: z.int(),
  event: z.enum(['sent', 'unanswered', 'succeeded', 'failed', 'retried', 'credited']),
  failure: z.string().nullable(),
  providerId: z.string().nullable(),
})

export const refundPart = z.object({
  id: z.uuid(),
  amountCents: z.int(),
  payment: z.object({
    id: z.uuid(),
    provider: z.enum(['demo', 'stripe']),
    providerId: z.string().nullable(),
    amountCents: z.int(),
    refundedCents: z.int(),
    cardLast4: z.string().nullable(),
    at: z.iso.datetime(),
  }),
  attempts: z.array(attempt),
})
export type RefundPart = z.output<typeof refundPart>

export const refundPosting = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  event: z.string(),
  lines: z.array(z.object({ account: z.string(), owner: z.string().nullable(), cents: z.int() })),
})
export type RefundPosting = z.output<typeof refundPosting>
