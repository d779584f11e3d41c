// Transfers and payouts, for administrators: what is owed, the next run, what is held, and whether the
// ledger agrees with the provider.
import * as z from 'zod'
import { after as pageAfter, pageOf, searched } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { payoutBlocks, payoutLine, payoutStates } from './payouts.ts'

// Above it, nobody moves a barber's money alone.
export const loneMoneyCents = 50_000
// How long a request waits for a second person.
export const moneyOrderDays = 7

export const moneyOrderKinds = ['run', 'release', 'retry', 'adjust'] as const
export type MoneyOrderKind = (typeof moneyOrderKinds)[number]

export const balanceShows = ['next', 'blocked', 'held', 'debts'] as const
export type BalanceShow = (typeof balanceShows)[number]

// The key of the last balance seen, which are sorted by what is owed: -1200_<user id>.
const afterBalance = z
  .string()
  .max(60)
  .regex(/^-?\d{1,15}_[0-9a-f-]{36}$/)
  .transform((text) => {
    const [cents = '0', id = ''] = text.split('_')
    return { cents: Number(cents), id }
  })
  .pipe(z.object({ cents: z.int(), id: z.uuid() }))
  .optional()

export const barberBalance = z.object({
  // The barber's user id.
  id: z.uuid(),
  name: z.string(),
  profileId: z.uuid().nullable(),
  balanceCents: z.int(),
  // Not available yet, or held back for a booking.
  heldCents: z.int(),
  // By the next run, if nothing speaks against it.
  payableCents: z.int(),
  block: z.enum(payoutBlocks).nullable(),
  holdReason: z.string().nullable(),
  bankLast4: z.string().nullable(),
})
export type BarberBalance = z.output<typeof barberBalance>

export const transferLine = payoutLine.extend({
  barberId: z.uuid(),
  name: z.string(),
  // Whoever ordered it; null for the run.
  by: z.string().nullable(),
  // Our balance at the provider was too low.
  isShort: z.boolean(),
})
export type TransferLine = z.output<typeof transferLine>

export const moneyOrder = z.object({
  id: z.uuid(),
  kind: z.enum(moneyOrderKinds),
  name: z.string().nullable(),
  amountCents: z.int(),
  reason: z.string(),
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  // The reader asked for it, so someone else decides.
  isOwn: z.boolean(),
})
export type MoneyOrder = z.output<typeof moneyOrder>

const unmatched = z.object({
  // The provider's name of the movement; null for a line of the ledger without one.
  ref: z.string().nullable(),
  type: z.string().nullable(),
  at: z.iso.datetime(),
  netCents: z.int().nullable(),
  cashCents: z.int().nullable(),
  differenceCents: z.int(),
})
export type Unmatched = z.output<typeof unmatched>

// As administrators fill it in: dollars.
export const adjustForm = z.object({
  direction: z.enum(['give', 'take'], 'Choose which way'),
  amount: z
    .number('Enter an amount')
    .positive('Enter an amount')
    .max(100_000, 'Enter an amount up to $100,000')
    .multipleOf(0.01, 'Two decimals at most'),
  reason,
})
export type AdjustForm = z.output<typeof adjustForm>

const read = { needs: 'money.read' } as const
const write = { needs: 'payouts.write' } as const
const requestId = z.uuid()
const ordered = z.object({ isWaiting: z.boolean() })
const flags = ['payouts_paused'] as const
const mostAdjusted = 10_000_000

export const transfers = {
  read: call({
    summary: 'Read what is owed, the next payout run, and whether the books agree',
    access: read,
    method: 'GET',
    path: '/api/admin/transfers',
    output: z.object({
      owedCents: z.int(),
      heldCents: z.int(),
      debtCents: z.int(),
      underWayCents: z.int(),
      nextRun: z.object({ at: z.iso.datetime(), count: z.int(), cents: z.int() }),
      // What nothing speaks against now, for a run by hand.
      now: z.object({ count: z.int(), cents: z.int() }),
      isPaused: z.boolean(),
      // Null before the first comparison.
      books: z
        .object({
          at: z.iso.datetime(),
          providerCents: z.int(),
          ledgerCents: z.int(),
          differenceCents: z.int(),
          unmatched: z.array(unmatched),
          unmatchedCount: z.int(),
        })
        .nullable(),
      orders: z.array(moneyOrder),
      runs: z.array(z.object({ on: z.iso.date(), count: z.int(), cents: z.int() })),
      days: z.array(z.object({ on: z.iso.date(), owedCents: z.int(), cashCents: z.int() })),
    }),
  }),
  balances: call({
    summary: 'List the balances of barbers, the largest first',
    access: read,
    method: 'GET',
    path: '/api/admin/transfers/balances',
    input: z.object({ show: z.enum(balanceShows).optional(), q: searched, after: afterBalance }),
    output: pageOf(barberBalance),
  }),
  list: call({
    summary: 'List the payouts of all barbers, the newest first',
    access: read,
    method: 'GET',
    path: '/api/admin/transfers/payouts',
    input: z.object({ state: z.enum(payoutStates).optional(), q: searched, after: pageAfter }),
    output: pageOf(transferLine),
  }),
  run: call({
    summary: 'Pay everyone now, or one barber, whom nothing speaks against',
    access: write,
    method: 'POST',
    path: '/api/admin/transfers/run',
    input: z.object({ requestId, barberId: z.uuid().nullable(), reason }),
    output: ordered,
    errors: [
      'BOOKS_RED',
      'NOTHING_TO_PAY_OUT',
      'MONEY_ORDER_WAITS',
      'OWN_CASE',
      'CARDS_NOT_AVAILABLE',
    ],
    flags,
  }),
  hold: call({
    summary: 'Hold the payouts of a barber',
    access: write,
    method: 'POST',
    path: '/api/admin/transfers/barbers/:id/hold',
    input: z.object({ id: z.uuid(), reason }),
    errors: ['NOTHING_CHANGED', 'OWN_CASE'],
  }),
  release: call({
    summary: 'Release the payouts of a barber',
    access: write,
    method: 'POST',
    path: '/api/admin/transfers/barbers/:id/release',
    input: z.object({ id: z.uuid(), requestId, reason }),
    output: ordered,
    errors: ['NOTHING_CHANGED', 'MONEY_ORDER_WAITS', 'OWN_CASE'],
  }),
  retry: call({
    summary: 'Send a payout again that came back or waits for our balance',
    access: write,
    method: 'POST',
    path: '/api/admin/transfers/payouts/:id/retry',
    input: z.object({ id: z.uuid(), requestId, reason }),
    output: ordered,
    errors: ['BOOKS_RED', 'PAYOUT_NOT_OPEN', 'NOTHING_TO_PAY_OUT', 'MONEY_ORDER_WAITS', 'OWN_CASE'],
    flags,
  }),
  adjust: call({
    summary: 'Give to or take from the balance of a barber',
    access: write,
    method: 'POST',
    path: '/api/admin/transfers/barbers/:id/adjust',
    input: z.object({
      id: z.uuid(),
      requestId,
      amountCents: z
        .int()
        .min(-mostAdjusted)
        .max(mostAdjusted)
        .refine((cents) => cents !== 0, 'Enter an amount'),
      reason,
    }),
    output: ordered,
    errors: ['MONEY_ORDER_WAITS', 'OWN_CASE'],
  }),
  decide: call({
    summary: "Approve or decline a colleague's order about a barber's money",
    access: write,
    method: 'POST',
    path: '/api/admin/transfers/orders/:id/decision',
    input: z.object({ id: z.uuid(), isApproved: z.boolean(), reason }),
    errors: [
      'MONEY_ORDER_OVER',
      'OWN_MONEY_ORDER',
      'OWN_CASE',
      'BOOKS_RED',
      'NOTHING_TO_PAY_OUT',
      'NOTHING_CHANGED',
      'PAYOUT_NOT_OPEN',
      'NUMBERS_CHANGED',
    ],
  }),
}

export type TransferReport = Answer<typeof transfers.read>
export type BalanceQuery = Received<typeof transfers.balances>
export type TransferQuery = Received<typeof transfers.list>
export type MoneyDecision = Received<typeof transfers.decide>
