// Disputes as client and barber see them: what went wrong with a booking, what each side says, and how
// it ends.
import * as z from 'zod'
import { pageOf, after } from '#contract/admin/page.ts'
import { byId, link } from '#contract/bookings/confirmation.ts'
import { policy } from '#contract/bookings/holds.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { amountCents, readableText } from '#contract/fields.ts'
import {
  clientReasons,
  clocks,
  disputeKinds,
  disputeMoves,
  disputeReasons,
  disputeStates,
} from './dispute-rules.ts'
import { keysOf } from '#contract/lists.ts'

export const mostEvidence = 3
export const mostWords = 2000

const words = z
  .string()
  .trim()
  .max(mostWords, 'Message must be less than 2000 characters')
  .refine(...readableText)
const said = words.min(10, 'Please tell us a little more')
const file = z.string().max(60)
const files = z.array(file).max(mostEvidence, 'You can add up to 3 photos').default([])

const dollars = z
  .number('Enter an amount')
  .min(0, 'Enter an amount')
  .max(100_000, 'Enter an amount up to $100,000')
  .multipleOf(0.01, 'Two decimals at most')

// As a client fills it in.
export const disputeForm = z.object({
  reason: z.enum(clientReasons, 'Please choose one'),
  amount: dollars,
  message: said,
  files,
})
export type DisputeForm = z.output<typeof disputeForm>

export const claim = z.object({
  reason: z.enum(clientReasons, 'Please choose one'),
  askedCents: amountCents,
  message: said,
  files,
})
export type Claim = z.output<typeof claim>

export const sayForm = z.object({ message: said, files })
export const offerForm = z.object({
  amount: dollars.positive('Enter an amount'),
  message: words,
  files,
})
export const answerForm = z.object({ message: said, files })

export const disputeOutcomes = [
  'accepted',
  'withdrawn',
  'lapsed',
  'decided',
  'settled',
  'won',
] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]

// till: the shop gives it back itself.
export const offerMethods = ['card', 'till'] as const

export const disputeEvents = [
  'opened',
  'said',
  'offered',
  'conceded',
  'contested',
  'accepted',
  'escalated',
  'unanswered',
  'lapsed',
  'withdrawn',
  // What the platform itself knows, for a bank.
  'gathered',
  'submitted',
  'won',
  'lost',
  'decided',
  'appealed',
  'settled',
] as const
export type DisputeEvent = (typeof disputeEvents)[number]

const side = z.enum(['client', 'barber', 'admin', 'bank', 'system'])

export const disputeEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  side,
  event: z.enum(disputeEvents),
  message: z.string(),
  cents: z.int().nullable(),
  // Ids of pictures, for evidencePath.
  pictures: z.array(z.uuid()),
})
export type DisputeEventLine = z.output<typeof disputeEvent>

export const disputeDecision = z.object({
  outcome: z.enum(['refund', 'credit', 'nothing', 'void', 'upheld', 'relief']),
  amountCents: z.int().nullable(),
  // Only for the barber and for administrators with money.
  barberCents: z.int().nullable(),
  isWarning: z.boolean(),
  message: z.string(),
})
export type DisputeDecisionLine = z.output<typeof disputeDecision>

// What a report about conduct is about stays hidden from the barber until it is decided.
const about = z.object({
  id: z.uuid(),
  number: z.string(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  services: z.string(),
  totalCents: z.int().nullable(),
})

export const disputeLine = z.object({
  id: z.uuid(),
  kind: z.enum(disputeKinds),
  reason: z.enum(disputeReasons),
  state: z.enum(disputeStates),
  dueAt: z.iso.datetime().nullable(),
  booking: about.nullable(),
  clientName: z.string(),
  shopName: z.string(),
  // Null for administrators without the right to money.
  askedCents: z.int().nullable(),
  outcome: z.enum(disputeOutcomes).nullable(),
  createdAt: z.iso.datetime(),
})
export type DisputeLine = z.output<typeof disputeLine>

export const disputeView = disputeLine.extend({
  side: z.enum(['client', 'barber', 'admin']),
  moves: z.array(z.enum(keysOf(disputeMoves))),
  mayAdd: z.boolean(),
  offer: z.object({ cents: z.int(), method: z.enum(offerMethods) }).nullable(),
  // What can be offered: to the card, and from the till.
  offerable: z.object({ cardCents: z.int(), tillCents: z.int() }).nullable(),
  policy: policy.nullable(),
  isUncontested: z.boolean(),
  appealedBy: z.enum(['client', 'barber']).nullable(),
  isLost: z.boolean(),
  events: z.array(disputeEvent),
  decisions: z.array(disputeDecision),
})
export type DisputeView = z.output<typeof disputeView>

export const waitsFor = ({ state }: Pick<DisputeLine, 'state'>) => clocks[state]?.waitsFor ?? null

// Besides an account or a booking's link: the link from the mail after a booking.
const token = z.string().max(100).optional()
export const byDispute = z.object({ id: z.uuid(), link, token })

export const evidencePath = (dispute: string, picture: string) =>
  `/api/disputes/${dispute}/evidence/${picture}`

const own = z.object({
  // Open ones, then those that are over.
  isOver: z.stringbool().default(false),
  after,
})

export const disputes = {
  open: call({
    summary: 'Say what went wrong with an appointment and what you ask for',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/disputes',
    input: byId.extend(claim.shape),
    output: z.object({ id: z.uuid() }),
    creates: true,
    errors: ['MOVE_NOT_OPEN', 'DISPUTE_OPEN', 'ASKED_TOO_MUCH'],
  }),
  mine: call({
    summary: 'List the disputes about your own appointments',
    access: 'signed-in',
    method: 'GET',
    path: '/api/disputes',
    input: own,
    output: pageOf(disputeLine),
  }),
  ofShop: call({
    summary: 'List the disputes about your business, the next deadline first',
    access: ['barber'],
    method: 'GET',
    path: '/api/shop/disputes',
    input: own,
    output: pageOf(disputeLine).extend({
      stats: z.object({
        // Waiting for an answer of the barber.
        waiting: z.int(),
        atRiskCents: z.int(),
        // For each hundred completed bookings of the last 90 days; null below ten bookings.
        rate: z.number().nullable(),
        cityRate: z.number().nullable(),
      }),
    }),
  }),
  read: call({
    summary: 'Read a dispute with everything both sides said',
    access: 'public',
    method: 'POST',
    path: '/api/disputes/:id/read',
    input: byDispute,
    output: disputeView,
  }),
  say: call({
    summary: 'Add words and photos to a dispute',
    access: 'public',
    method: 'POST',
    path: '/api/disputes/:id/messages',
    input: byDispute.extend(sayForm.shape),
    output: disputeView,
    errors: ['MOVE_NOT_OPEN', 'TOO_MANY_PICTURES'],
  }),
  // The client's moves.
  answer: call({
    summary: 'Accept an offer, escalate, appeal or withdraw a dispute',
    access: 'public',
    method: 'POST',
    path: '/api/disputes/:id/answer',
    input: byDispute.extend({
      move: z.enum(['accept', 'escalate', 'withdraw', 'appeal']),
      message: words.default(''),
    }),
    output: disputeView,
    errors: [
      'MOVE_NOT_OPEN',
      'REFUND_TOO_MUCH',
      'REASON_REQUIRED',
      'REFUND_WAITING',
      'REFUND_TOO_EARLY',
    ],
  }),
  // The barber's moves.
  respond: call({
    summary: 'Answer a client’s dispute: offer, accept, contest or appeal',
    access: ['barber'],
    method: 'POST',
    path: '/api/disputes/:id/response',
    input: z.object({
      id: z.uuid(),
      move: z.enum(['offer', 'concede', 'contest', 'submit', 'appealAsBarber']),
      offerCents: amountCents.min(1, 'Enter an amount').optional(),
      message: words.default(''),
      files,
    }),
    output: disputeView,
    errors: [
      'MOVE_NOT_OPEN',
      'REFUND_TOO_MUCH',
      'REASON_REQUIRED',
      'REFUND_WAITING',
      'TOO_MANY_PICTURES',
      'REFUND_TOO_EARLY',
    ],
  }),
}

export type OwnDisputes = Received<typeof disputes.mine>
export type ShopDisputes = Answer<typeof disputes.ofShop>
export type ByDispute = z.output<typeof byDispute>
export type DisputeAnswer = Received<typeof disputes.answer>
export type DisputeResponse = Received<typeof disputes.respond>
