// The refunds desk: every refund, those that administrators give by hand, and the approval of large
// amounts by a second person.
import * as z from 'zod'
import { after, pageOf } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { amountCents, day, readableText } from '#contract/fields.ts'
import { refundEffect, refundPart, refundPosting } from './refund-parts.ts'

// Above it, administrators without the right to approve ask someone who has it.
export const smallRefundCents = 10_000
// Above it, nobody decides alone.
export const loneRefundCents = 50_000
// How long after an appointment its shop can say what it gave back from the till.
export const tillDays = 30
// How long a request waits for a second person.
export const approvalDays = 7

// waiting: for a second person. asked: decided, and not yet at the provider. sent: the provider was
// asked, and its answer is not known.
export const refundStates = [
  'waiting',
  'asked',
  'sent',
  'done',
  'failed',
  'declined',
  'expired',
] as const
export type RefundState = (typeof refundStates)[number]

// Why an administrator gives something back.
export const orderCauses = [
  'quality',
  'no_service',
  'wrong_price',
  'fee_dropped',
  'goodwill',
  'other',
] as const
export type OrderCause = (typeof orderCauses)[number]

// The others follow from the end of a booking, a fee that was given back, a lower price, or a payment
// that came too late.
export const refundCauses = [
  ...orderCauses,
  'cancelled',
  'declined',
  'expired',
  'no_show',
  'fee_waived',
  'lower_price',
  'paid_late',
] as const
export type RefundCause = (typeof refundCauses)[number]

// till: the shop gave it itself.
export const refundMethods = ['card', 'credit', 'till'] as const
export type RefundMethod = (typeof refundMethods)[number]
export const chargeable = ['barber', 'platform'] as const
export type Charged = (typeof chargeable)[number]

const note = z
  .string()
  .trim()
  .max(300, 'Note must be less than 300 characters')
  .refine(...readableText)
const cause = z.enum(orderCauses, 'Choose a cause')
const chargedTo = z.enum(chargeable, 'Choose who pays')

// As administrators fill it in: dollars.
export const refundForm = z.object({
  amount: z
    .number('Enter an amount')
    .positive('Enter an amount')
    .max(100_000, 'Enter an amount up to $100,000')
    .multipleOf(0.01, 'Two decimals at most'),
  cause,
  chargedTo,
  note,
  reason,
})
export type RefundForm = z.output<typeof refundForm>

const terms = z.object({
  bookingId: z.uuid(),
  method: z.enum(refundMethods),
  amountCents: amountCents.min(1, 'Enter an amount'),
  cause,
  chargedTo,
})

type Payer = Pick<z.output<typeof terms>, 'method' | 'chargedTo'>

// Credit is the platform's own gift, and the till the barber's.
const isGift = ({ method, chargedTo }: Payer) => method !== 'credit' || chargedTo === 'platform'
const giftError = { path: ['chargedTo'], message: 'Kempt pays for credit' }
const isOwnTill = ({ method, chargedTo }: Payer) => method !== 'till' || chargedTo === 'barber'
const tillError = { path: ['chargedTo'], message: 'The barber pays from the till' }

const refundTerms = terms.refine(isGift, giftError).refine(isOwnTill, tillError)
const newRefund = terms
  .extend({
    // Chosen by the sender: the same order again changes nothing.
    requestId: z.uuid(),
    note: note.default(''),
    reason,
  })
  .refine(isGift, giftError)
  .refine(isOwnTill, tillError)

// As staff of a shop say what they gave back.
export const tillForm = refundForm.pick({ amount: true, cause: true, note: true })
export type TillForm = z.output<typeof tillForm>
export const tillOrder = terms
  .pick({ amountCents: true, cause: true })
  .extend({ requestId: z.uuid(), note: note.default('') })
export type TillOrder = z.output<typeof tillOrder>

export const refundLine = z.object({
  id: z.uuid(),
  state: z.enum(refundStates),
  booking: z.object({ id: z.uuid(), number: z.string() }),
  clientName: z.string(),
  shopName: z.string(),
  method: z.enum(refundMethods),
  amountCents: z.int(),
  cause: z.enum(refundCauses),
  // Null where nobody pays: the money was not yet the barber's.
  chargedTo: z.enum(chargeable).nullable(),
  // Whoever ordered it, or moved the booking. Null for the platform itself.
  by: z.string().nullable(),
  isByHand: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type RefundLine = z.output<typeof refundLine>

const total = z.object({ count: z.int(), cents: z.int() })

// What was decided to go back, whether it has arrived or not.
export const refundWeek = z.object({
  monday: z.iso.date(),
  causes: z.array(z.object({ cause: z.enum(refundCauses), cents: z.int() })),
})
export type RefundWeek = z.output<typeof refundWeek>

const refusals = [
  'REFUND_TOO_EARLY',
  'REFUND_TOO_MUCH',
  'REFUND_WAITING',
  'CARD_FIRST',
  'NO_WALLET',
  'OWN_CASE',
] as const

export const refunds = {
  list: call({
    summary: 'List every refund, the newest first, with the sums of what is listed',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/refunds',
    input: z.object({
      state: z.enum(refundStates).optional(),
      cause: z.enum(refundCauses).optional(),
      chargedTo: z.enum(chargeable).optional(),
      // The number of a booking, a client or a business.
      q: z.string().trim().max(80).optional(),
      // Days of the launch city, both included.
      from: day().optional(),
      to: day().optional(),
      after,
    }),
    output: pageOf(refundLine).extend({
      sums: z.object({
        states: z.array(total.extend({ state: z.enum(refundStates) })),
        causes: z.array(total.extend({ cause: z.enum(refundCauses) })),
        // The last twelve weeks, by the launch city's Mondays. Only with the first page.
        weeks: z.array(refundWeek),
      }),
    }),
  }),
  read: call({
    summary: 'Read one refund with its payments, postings and attempts',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/refunds/:id',
    input: z.object({ id: z.uuid() }),
    output: z.object({
      line: refundLine,
      parts: z.array(refundPart),
      postings: z.array(refundPosting),
      // Of one that an administrator ordered.
      order: z
        .object({
          note: z.string(),
          reason: z.string(),
          expiresAt: z.iso.datetime().nullable(),
          decided: z
            .object({ by: z.string().nullable(), at: z.iso.datetime(), reason: z.string() })
            .nullable(),
          // What it would do now; null once it is decided, or if it cannot be done anymore.
          effect: refundEffect.nullable(),
          // The reader asked for it, so someone else decides.
          isOwn: z.boolean(),
        })
        .nullable(),
    }),
  }),
  open: call({
    summary: 'Read what can be given back for a booking',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/bookings/:id/refundable',
    input: z.object({ id: z.uuid() }),
    output: z.object({
      bookingNumber: z.string(),
      clientName: z.string(),
      shopName: z.string(),
      // Paid by card ahead of the appointment, and what went back of it.
      paidCents: z.int(),
      refundedCents: z.int(),
      // What can be given now. Credit only when no card is left.
      cardCents: z.int(),
      creditCents: z.int(),
      // Of what was paid at the shop.
      tillCents: z.int(),
      // Null if something can be given back.
      refusal: z
        .enum(['REFUND_TOO_EARLY', 'REFUND_WAITING', 'NO_WALLET', 'REFUND_TOO_MUCH'])
        .nullable(),
    }),
  }),
  preview: call({
    summary: 'Read what a refund would do, in dollars',
    access: { needs: 'money.read' },
    method: 'POST',
    path: '/api/admin/refunds/preview',
    input: refundTerms,
    output: refundEffect,
    errors: refusals,
  }),
  give: call({
    summary: 'Give money back for a booking, or ask a second person to approve it',
    access: { needs: 'refunds.small' },
    method: 'POST',
    path: '/api/admin/refunds',
    input: newRefund,
    output: z.object({ id: z.uuid(), isWaiting: z.boolean() }),
    creates: true,
    errors: [...refusals, 'REFUND_SENT'],
  }),
  decide: call({
    summary: "Approve or decline a colleague's refund",
    access: { needs: 'refunds.approve' },
    method: 'POST',
    path: '/api/admin/refunds/:id/decision',
    input: z.object({ id: z.uuid(), isApproved: z.boolean(), reason }),
    errors: ['MOVE_NOT_OPEN', 'REFUND_EXPIRED', 'OWN_REQUEST', ...refusals],
  }),
  retry: call({
    summary: 'Send a refund that failed to the provider again',
    access: { needs: 'refunds.small' },
    method: 'POST',
    path: '/api/admin/refunds/:id/retry',
    input: z.object({ id: z.uuid(), reason }),
    errors: ['MOVE_NOT_OPEN', 'OWN_CASE'],
  }),
  credit: call({
    summary: 'Give a refund that no card takes as credit instead',
    access: { needs: 'credit.write' },
    method: 'POST',
    path: '/api/admin/refunds/:id/credit',
    input: z.object({ id: z.uuid(), reason }),
    errors: ['MOVE_NOT_OPEN', 'NO_WALLET', 'OWN_CASE'],
  }),
}

export type RefundQuery = Received<typeof refunds.list>
export type RefundTerms = Received<typeof refunds.preview>
export type RefundOrder = Received<typeof refunds.give>
export type RefundDecision = Received<typeof refunds.decide>
export type RefundDetails = Answer<typeof refunds.read>
export type Refundable = Answer<typeof refunds.open>
