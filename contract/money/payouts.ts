// Payouts: the account at the payment provider to which a barber's balance goes, when the next payout
// comes, and why it is what it is.
import * as z from 'zod'
import { after } from '#contract/admin/page.ts'
import { call, type Answer, type Received } from '#contract/call.ts'

const owner = ['barber'] as const

// Below it the balance waits for the next payout.
export const leastPayoutCents = 1000
// Above it, barbers who want that are paid on every day.
export const dailyPayoutCents = 5000
export const firstPayoutDays = 7
// How long nothing is paid to a new bank account.
export const newBankHours = 48
// Of a payout run, in UTC: the same date as in every city of ours.
export const payoutHour = 15

// started: the provider's page was opened and not finished. checking: the provider looks into it.
export const accountStates = ['none', 'started', 'missing', 'checking', 'ready', 'stopped'] as const
export type AccountState = (typeof accountStates)[number]

export const missingThings = ['bank', 'identity', 'person', 'business', 'terms', 'other'] as const
export type MissingThing = (typeof missingThings)[number]

export const payoutStates = ['scheduled', 'on_hold', 'processing', 'paid', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

// Why a barber is not paid with the next run.
export const payoutBlocks = [
  'paused',
  'books',
  'hold',
  'under_way',
  'debt',
  'no_account',
  'incomplete',
  'bank_refused',
  'bank_changed',
  'first_week',
  'minimum',
] as const
export type PayoutBlock = (typeof payoutBlocks)[number]

// What changed the balance since the last payout. 'commission': of appointments that were paid at the
// shop. 'returned': a payout that came back.
export const balanceKinds = [
  'appointments',
  'commission',
  'tips',
  'fees',
  'refunds',
  'waived',
  'returned',
  'debt_paid',
  'adjustments',
] as const
export type BalanceKind = (typeof balanceKinds)[number]

export const payoutAccount = z.object({
  state: z.enum(accountStates),
  missing: z.array(z.enum(missingThings)),
  bank: z.object({ name: z.string(), last4: z.string() }).nullable(),
  // After a change of the bank.
  bankHeldUntil: z.iso.datetime().nullable(),
  // The bank sent a payout back, and there is no other one yet.
  isBankRefused: z.boolean(),
  isDaily: z.boolean(),
})
export type PayoutAccount = z.output<typeof payoutAccount>

export const payoutLine = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  state: z.enum(payoutStates),
  amountCents: z.int(),
  bankLast4: z.string().nullable(),
  // The provider's word for why it came back.
  failure: z.string().nullable(),
  settledAt: z.iso.datetime().nullable(),
})
export type PayoutLine = z.output<typeof payoutLine>

export const payouts = {
  read: call({
    summary: 'Read when you are paid next, how much, and why',
    access: owner,
    method: 'GET',
    path: '/api/payouts',
    output: z.object({
      account: payoutAccount,
      next: z.object({
        // Null when nobody can say.
        at: z.iso.datetime().nullable(),
        amountCents: z.int(),
        block: z.enum(payoutBlocks).nullable(),
      }),
      // Left in the balance after the last payout, and what changed it since: together the balance.
      beforeCents: z.int(),
      lines: z.array(z.object({ kind: z.enum(balanceKinds), count: z.int(), cents: z.int() })),
      balanceCents: z.int(),
      // Not available by the next payout, by the day on which it is.
      notYet: z.array(z.object({ on: z.iso.date(), cents: z.int() })),
      heldBack: z.array(z.object({ bookingId: z.uuid(), number: z.string(), cents: z.int() })),
    }),
  }),
  list: call({
    summary: 'List your payouts, the newest first',
    access: owner,
    method: 'GET',
    path: '/api/payouts/list',
    input: z.object({ after }),
    output: z.object({ rows: z.array(payoutLine), next: z.string().nullable() }),
  }),
  export: call({
    summary: 'Export your payouts',
    access: owner,
    method: 'GET',
    path: '/api/payouts/export',
    isPrivate: true,
    output: z.array(payoutLine),
  }),
  // Links live for minutes, so each is made when it is needed.
  link: call({
    summary: "Make a link to the payment provider's page about your identity and bank",
    access: owner,
    method: 'POST',
    path: '/api/payouts/link',
    isPrivate: true,
    output: z.object({ url: z.string() }),
    errors: ['CARDS_NOT_AVAILABLE', 'PAYMENTS_AWAY'],
  }),
  check: call({
    summary: 'Ask the payment provider how your account stands',
    access: owner,
    method: 'POST',
    path: '/api/payouts/check',
    output: payoutAccount,
    errors: ['CARDS_NOT_AVAILABLE', 'PAYMENTS_AWAY'],
  }),
  setDaily: call({
    summary: 'Choose between weekly and daily payouts',
    access: owner,
    method: 'PUT',
    path: '/api/payouts/daily',
    input: z.object({ isDaily: z.boolean() }),
    errors: ['NO_PAYOUT_ACCOUNT'],
  }),
}

export type PayoutReport = Answer<typeof payouts.read>
export type PayoutPage = Received<typeof payouts.list>
