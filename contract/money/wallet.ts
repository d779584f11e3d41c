// A client's credit, which pays for appointments.
import * as z from 'zod'
import { call } from '#contract/call.ts'

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

export const wallet = {
  read: call({
    summary: 'Read your credit, when it expires and what it was used for',
    access: 'signed-in',
    method: 'GET',
    path: '/api/wallet',
    output: ownWallet,
  }),
}
