// A client's credit, which pays for appointments.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'
import { loneRefundCents } from './refunds.ts'

export const creditReasons = ['referral', 'goodwill', 'refund'] as const
export const movementKinds = ['granted', 'used', 'returned', 'expired'] as const

const grant = z.object({
  id: z.uuid(),
  leftCents: z.int(),
  reason: z.enum(creditReasons),
  expiresAt: z.iso.datetime(),
})
export type CreditGrant = z.output<typeof grant>

const movement = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(movementKinds),
  // Below 0 when it was spent or expired.
  cents: z.int(),
  balanceCents: z.int(),
  // Of the appointment that it paid for.
  shopName: z.string().nullable(),
})
export type CreditMovement = z.output<typeof movement>

const ownWallet = z.object({
  // What can be used now.
  creditCents: z.int(),
  // What is left, the first to expire first.
  grants: z.array(grant),
  // The newest first.
  movements: z.array(movement),
})
export type Wallet = z.output<typeof ownWallet>

// What one client gets by hand within so many days, from all administrators together, apart from
// refunds. More would be a decision of two people.
export const mostGiven = { cents: loneRefundCents, days: 30 }
const leastGivenCents = 100

const givenBounds = 'Enter $1 to $500'

// As administrators fill it in: dollars.
export const creditForm = z.object({
  amount: z
    .number(givenBounds)
    .min(leastGivenCents / 100, givenBounds)
    .max(mostGiven.cents / 100, givenBounds)
    .multipleOf(0.01, 'Two decimals at most'),
  reason,
})

export const wallet = {
  read: call({
    summary: 'Read your credit, when it expires and what it was used for',
    access: 'signed-in',
    method: 'GET',
    path: '/api/wallet',
    output: ownWallet,
  }),
  give: call({
    summary: 'Give a client credit that Kempt pays for',
    access: { needs: 'credit.write' },
    method: 'POST',
    path: '/api/admin/people/:id/credit',
    input: z.object({
      id: z.uuid(),
      // Chosen by the sender: the same order again changes nothing.
      requestId: z.uuid(),
      amountCents: z
        .int(givenBounds)
        .min(leastGivenCents, givenBounds)
        .max(mostGiven.cents, givenBounds),
      reason,
    }),
    output: z.object({ creditCents: z.int() }),
    creates: true,
    errors: ['OWN_CASE', 'ACCOUNT_NOT_OPEN', 'CREDIT_TOO_MUCH', 'CREDIT_SENT'],
  }),
}

export type CreditOrder = Received<typeof wallet.give>
