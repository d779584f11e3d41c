// The administrators' disputes: the queue by deadline, both sides' evidence, a suggestion with its
// reasons, and the decision.
import * as z from 'zod'
import { after, pageOf, searched } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { amountCents, readableText } from '#contract/fields.ts'
import { disputeKinds, disputeReasons, disputeStates } from './dispute-rules.ts'
import { disputeLine, disputeView } from './disputes.ts'

export const decisionOutcomes = [
  'refund',
  'credit',
  'nothing',
  // The booking did not take place: it is canceled, and everything goes back.
  'void',
  // Of an appeal: the decision stands, or the barber gets back what it cost them.
  'upheld',
  'relief',
] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]

export const suggestionReasons = [
  'uncontested',
  'conduct',
  'price_rose',
  'client_vouched',
  'client_rated_well',
  'client_disputes_often',
  'shop_disputed_often',
  'client_has_pictures',
  'barber_has_pictures',
  'no_pictures',
  'bank_decided',
  'not_authorised',
] as const
export type SuggestionReason = (typeof suggestionReasons)[number]

const message = z
  .string()
  .trim()
  .min(10, 'Please tell both sides why')
  .max(1000, 'Message must be less than 1000 characters')
  .refine(...readableText)

const terms = z.object({
  id: z.uuid(),
  outcome: z.enum(decisionOutcomes, 'Choose an outcome'),
  amountCents: amountCents.default(0),
  // The barber's part; the platform pays the rest.
  barberCents: amountCents.default(0),
})

export const decisionForm = z.object({
  outcome: z.enum(decisionOutcomes, 'Choose an outcome'),
  amount: z
    .number('Enter an amount')
    .min(0, 'Enter an amount')
    .max(100_000, 'Enter an amount up to $100,000')
    .multipleOf(0.01, 'Two decimals at most'),
  isWarning: z.boolean(),
  message,
  reason,
})
export type DecisionForm = z.output<typeof decisionForm>

export const decisionEffect = z.object({
  isWaiting: z.boolean(),
  toCardCents: z.int(),
  toCreditCents: z.int(),
  barberCents: z.int(),
  commissionCents: z.int(),
  platformCents: z.int(),
})
export type DecisionEffect = z.output<typeof decisionEffect>

const errors = [
  'MOVE_NOT_OPEN',
  'OWN_CASE',
  'OTHER_ADMIN',
  'REFUND_TOO_MUCH',
  'REFUND_TOO_EARLY',
  'REFUND_WAITING',
  'CARD_FIRST',
  'NO_WALLET',
  'DECISION_WAITING',
] as const

const history = z.object({ disputes: z.int(), won: z.int(), bookings: z.int() })

export const disputeDesk = {
  list: call({
    summary: 'List disputes, the next deadline first',
    access: { needs: 'disputes.read' },
    method: 'GET',
    path: '/api/admin/disputes',
    input: z.object({
      // open: everything that is not over. desk: those that wait for an administrator.
      show: z.enum(['desk', 'open', 'over']).default('desk'),
      state: z.enum(disputeStates).optional(),
      reason: z.enum(disputeReasons).optional(),
      kind: z.enum(disputeKinds).optional(),
      q: searched,
      after,
    }),
    output: pageOf(disputeLine).extend({
      stats: z.object({ desk: z.int(), overdue: z.int(), medianHours: z.number().nullable() }),
    }),
  }),
  read: call({
    summary: 'Read a dispute with both sides’ evidence and a suggestion',
    access: { needs: 'disputes.read' },
    method: 'GET',
    path: '/api/admin/disputes/:id',
    input: z.object({ id: z.uuid() }),
    output: disputeView.extend({
      // Null without the right to money.
      givable: z.object({ cardCents: z.int(), creditCents: z.int() }).nullable(),
      suggestion: z
        .object({
          outcome: z.enum(decisionOutcomes),
          amountCents: z.int().nullable(),
          barberPercent: z.int(),
          reasons: z.array(z.enum(suggestionReasons)),
        })
        .nullable(),
      client: history,
      shop: history,
      // Waits for a second person.
      waiting: z
        .object({
          outcome: z.enum(decisionOutcomes),
          amountCents: z.int().nullable(),
          barberCents: z.int().nullable(),
          message: z.string(),
          by: z.string(),
          isOwn: z.boolean(),
        })
        .nullable(),
      // Why the reader cannot decide.
      refusal: z.enum(['OWN_CASE', 'OTHER_ADMIN']).nullable(),
    }),
  }),
  preview: call({
    summary: 'Read what a decision would do, in dollars',
    access: { needs: 'money.read' },
    method: 'POST',
    path: '/api/admin/disputes/:id/preview',
    input: terms,
    output: decisionEffect,
    errors,
  }),
  decide: call({
    summary: 'Decide a dispute, or ask a second person to approve it',
    access: { needs: 'disputes.decide' },
    method: 'POST',
    path: '/api/admin/disputes/:id/decide',
    input: terms.extend({ isWarning: z.boolean().default(false), message, reason }),
    output: decisionEffect,
    errors,
  }),
  approve: call({
    summary: "Approve or decline a colleague's decision",
    access: { needs: 'refunds.approve' },
    method: 'POST',
    path: '/api/admin/disputes/:id/approve',
    input: z.object({ id: z.uuid(), isApproved: z.boolean(), reason }),
    errors: [...errors, 'OWN_REQUEST'],
  }),
}

export type DeskQuery = Received<typeof disputeDesk.list>
export type DeskDispute = Answer<typeof disputeDesk.read>
export type DisputeTerms = Received<typeof disputeDesk.preview>
export type DisputeDecision = Received<typeof disputeDesk.decide>
export type DisputeApproval = Received<typeof disputeDesk.approve>
