// A client's payments by card. People pay on the provider's page, so no card number reaches us.
import * as z from 'zod'
import { mostTipCents } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { byId, confirmationByCard, confirmErrors } from '#contract/bookings/confirmation.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { leastChargeCents } from '#contract/limits.ts'
import { paymentProvider } from './payment-provider.ts'

export const paymentStates = [
  // On its way: the provider was asked, and has not answered.
  'created',
  // The client is on the provider's page.
  'open',
  // The bank wants its client on that page.
  'needs_client',
  'succeeded',
  'failed',
  'expired',
] as const

export const paymentPurposes = ['prepay', 'tip', 'completion', 'fee'] as const

// Where to send the client, if they have to go somewhere: with location.assign, because a form's
// answer may not redirect there.
export const startedPayment = z.object({
  id: z.uuid(),
  state: z.enum(paymentStates),
  url: z.string().nullable(),
})
export type StartedPayment = z.output<typeof startedPayment>

export const savedCard = z.object({
  id: z.uuid(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
})
export type SavedCard = z.output<typeof savedCard>

export const paymentLine = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  purpose: z.enum(paymentPurposes),
  state: z.enum(paymentStates),
  amountCents: z.int(),
  // Decided, whether it has arrived or not.
  refundedCents: z.int(),
  // Null when it was paid on the provider's page.
  cardLast4: z.string().nullable(),
  booking: z.object({
    id: z.uuid(),
    number: z.string(),
    startsAt: z.iso.datetime(),
    timeZone: z.string(),
    shopName: z.string(),
  }),
  // The booking's invoice, once it is issued.
  invoiceId: z.uuid().nullable(),
})
export type PaymentLine = z.output<typeof paymentLine>

// What an ended appointment left to pay by card.
export const owedLine = paymentLine.shape.booking.extend({
  amountCents: z.int(),
  // Of a late cancellation or a no-show.
  isFee: z.boolean(),
})
export type OwedLine = z.output<typeof owedLine>

const checkedPayment = startedPayment.extend({
  // False while the provider does not answer: the state is the last one we know.
  isSure: z.boolean(),
  // The card that was tried last was refused.
  isDeclined: z.boolean(),
  // Null for a card that is saved.
  line: paymentLine.nullable(),
})
export type CheckedPayment = z.output<typeof checkedPayment>

// With a card: that one is charged at once, without a page.
const cardId = z.uuid().optional()

const errors = ['CARDS_NOT_AVAILABLE', 'PAYMENTS_AWAY', 'ALREADY_PAID', 'CARD_GONE'] as const

export const payments = {
  list: call({
    summary: 'List your cards and payments',
    access: 'signed-in',
    method: 'GET',
    path: '/api/payments',
    input: z.object({ after: z.uuid().optional() }),
    output: z.object({
      provider: paymentProvider,
      cards: z.array(savedCard),
      owed: z.array(owedLine),
      // Not paid yet; not in `lines`.
      unfinished: z.array(paymentLine),
      lines: z.array(paymentLine),
      hasMore: z.boolean(),
    }),
  }),
  export: call({
    summary: 'Export your payments',
    access: 'signed-in',
    method: 'GET',
    path: '/api/payments/export',
    isPrivate: true,
    output: z.array(paymentLine),
  }),
  checkout: call({
    summary: 'Pay by card, or give one, to book a slot that you hold',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/checkout',
    flags: ['bookings_paused', 'online_payments'],
    guestFlags: ['guest_booking'],
    input: confirmationByCard,
    output: startedPayment,
    errors: [...confirmErrors, ...errors, 'CARD_DECLINED'],
  }),
  ofBooking: call({
    summary: 'Read what is paid by card for one of your bookings, and what can be',
    access: 'signed-in',
    method: 'GET',
    path: '/api/bookings/:id/payments',
    input: z.object({ id: z.uuid() }),
    output: z.object({
      provider: paymentProvider,
      cards: z.array(savedCard),
      lines: z.array(paymentLine),
      // What can be paid ahead: what prepay charges.
      dueCents: z.int(),
      mayTip: z.boolean(),
    }),
  }),
  prepay: call({
    summary: 'Pay for an appointment ahead',
    access: 'signed-in',
    method: 'POST',
    path: '/api/bookings/:id/prepay',
    flags: ['online_payments'],
    input: z.object({ id: z.uuid(), cardId }),
    output: startedPayment,
    errors,
  }),
  payOwed: call({
    summary: 'Pay by card what an ended booking left to pay',
    // A guest by the link from the mail, or in the browser that made the booking.
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/pay-owed',
    input: byId.extend({ cardId }),
    output: startedPayment,
    errors,
  }),
  tip: call({
    summary: 'Tip by card',
    access: 'signed-in',
    method: 'POST',
    path: '/api/bookings/:id/tip-by-card',
    flags: ['online_payments'],
    input: z.object({
      id: z.uuid(),
      tipCents: z.int().min(leastChargeCents).max(mostTipCents),
      cardId,
    }),
    output: startedPayment,
    errors: [...errors, 'MOVE_NOT_OPEN'],
  }),
  saveCard: call({
    summary: 'Save a card for later',
    access: 'signed-in',
    method: 'POST',
    path: '/api/saved-cards',
    flags: ['online_payments'],
    output: startedPayment,
    errors,
  }),
  removeCard: call({
    summary: 'Remove a saved card',
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/saved-cards/:id',
    input: z.object({ id: z.uuid() }),
    errors: ['CARD_IN_USE'],
  }),
  resume: call({
    summary: "Go on with a payment on the provider's page",
    // A guest in the browser that pays.
    access: 'public',
    method: 'POST',
    path: '/api/payments/:id/resume',
    flags: ['online_payments'],
    input: byId,
    output: startedPayment,
    errors: ['CARDS_NOT_AVAILABLE', 'PAYMENTS_AWAY'],
  }),
  check: call({
    summary: 'Ask the provider how a payment ended',
    // A guest in the browser that pays.
    access: 'public',
    method: 'POST',
    path: '/api/payments/:id/check',
    input: byId,
    output: checkedPayment,
    errors: ['CARDS_NOT_AVAILABLE'],
  }),
}

export type PaymentList = Answer<typeof payments.list>
export type BookingPayments = Answer<typeof payments.ofBooking>
export type NewPrepayment = Received<typeof payments.prepay>
export type Checkout = Received<typeof payments.checkout>
export type NewTip = Received<typeof payments.tip>
export type NewOwed = Received<typeof payments.payOwed>
