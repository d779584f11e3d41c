// The payments that a refund is of, its attempts at the provider, and its lines in the books.
import * as z from 'zod'

const attempt = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  attempt: z.int(),
  event: z.enum(['sent', 'unanswered', 'succeeded', 'failed', 'retried']),
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
