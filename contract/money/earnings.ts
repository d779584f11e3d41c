// What a business earned: its balance with the platform, and every line that led to it.
import * as z from 'zod'
import { commissionReasons, shownCommission } from '#contract/bookings/desk.ts'
import { days, periods } from '#contract/business/analytics.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { day, moment } from '#contract/fields.ts'
import { claimStates } from './commission-claims.ts'

const owner = ['barber'] as const

// 'charged': the rest of a booking's price, charged to the card on file after it was completed; it is
// earned in the booking's line. 'tip': given by card; one that was given at the shop is in the booking's line.
// 'waived': the commission went back because the client was the barber's own. 'refund': money that the
// client got back after the appointment. 'payout': sent to the barber's bank, or back from there. 'debt':
// commission that the barber paid by card. 'other': anything else that changed the balance.
export const earningKinds = [
  'booking',
  'charged',
  'fee',
  'tip',
  'waived',
  'refund',
  'payout',
  'debt',
  'other',
] as const

export const earningLine = z.object({
  // Of a posting or, where no cent was posted, of the booking or the order to give money back.
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(earningKinds),
  // Takes back an earlier line.
  isReversal: z.boolean(),
  booking: z
    .object({
      id: z.uuid(),
      number: z.string(),
      startsAt: z.iso.datetime(),
      clientName: z.string(),
      services: z.array(z.string()),
      // Invoices and credit notes, in the line of the appointment or its fee.
      papers: z.array(z.object({ id: z.uuid(), number: z.string() })),
    })
    .nullable(),
  grossCents: z.int(),
  discountCents: z.int(),
  // Who pays the discount.
  discountBy: z.enum(['barber', 'platform']).nullable(),
  // On the price after the discount. It is the barber's, without commission.
  taxCents: z.int(),
  // Null where no commission could be due. A percentage without cents was never charged.
  commission: shownCommission.nullable(),
  tipCents: z.int(),
  feeCents: z.int(),
  netCents: z.int(),
  // By how much it changed the balance. What was paid at the shop is not in it.
  balanceCents: z.int(),
  note: z.string(),
  // "I know this client", as far as it was said.
  claim: z.object({ state: z.enum(claimStates), reason: z.string() }).nullable(),
  mayClaim: z.boolean(),
})
export type EarningLine = z.output<typeof earningLine>

export const earningSums = z.object({
  servicesCents: z.int(),
  taxCents: z.int(),
  tipsCents: z.int(),
  feesCents: z.int(),
  // What went back counts less.
  commissionCents: z.int(),
  // What clients got back after the appointment, at the barber's cost. Its commission is in
  // `commissionCents`.
  refundsCents: z.int(),
  // Anything else that changed the balance.
  otherCents: z.int(),
})
export type EarningSums = z.output<typeof earningSums>

// The same as the sum of the lines' `netCents`.
export function netOfSums(sums: EarningSums) {
  const { servicesCents, taxCents, tipsCents, feesCents } = sums
  const { commissionCents, refundsCents, otherCents } = sums
  const gained = servicesCents + taxCents + tipsCents + feesCents
  return gained - commissionCents - refundsCents + otherCents
}

const asked = z.object({
  period: z.enum(periods).default('90'),
  // For a custom period.
  from: day().optional(),
  to: day().optional(),
})
export type AskedEarnings = z.output<typeof asked>

// The key of the last line seen: 2026-11-16T15:00:00.123456Z_t42.
const after = z
  .string()
  .max(100)
  .transform((text) => {
    const [at, id] = text.split('_')
    return { at, id }
  })
  .pipe(z.object({ at: moment(), id: z.string().regex(/^[bot][\w-]+$/) }))
  .optional()

const statement = z.object({
  // HOU-S-2026-000045
  number: z.string(),
  issuedAt: z.iso.datetime(),
  // 2026-11
  month: z.string(),
  lines: z.int(),
  openingCents: z.int(),
  closingCents: z.int(),
})

export const statementMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

// The statement is a file: GET /api/earnings/statements/2026-10/pdf?language=es
// (server/features/earnings/files.ts).
export const statementPath = (month: string) => `/api/earnings/statements/${month}/pdf`

export const earnings = {
  read: call({
    summary: 'Read your balance, and what you earned in a period',
    access: owner,
    method: 'GET',
    path: '/api/earnings',
    input: asked,
    output: z.object({
      period: days,
      // What the platform owes you: to be paid out now, or later. What you owe it.
      balance: z.object({ availableCents: z.int(), heldCents: z.int(), debtCents: z.int() }),
      // Whether there was ever a line.
      isNew: z.boolean(),
      sums: earningSums,
      // By the Monday of each week.
      weeks: z.array(z.object({ monday: z.iso.date(), sums: earningSums })),
      // Services less discounts, by why the commission is what it is.
      sources: z.array(z.object({ source: z.enum(commissionReasons), cents: z.int() })),
    }),
  }),
  lines: call({
    summary: 'List what you earned by booking',
    access: owner,
    method: 'GET',
    path: '/api/earnings/lines',
    input: asked.extend({ after }),
    output: z.object({ lines: z.array(earningLine), next: z.string().nullable() }),
  }),
  export: call({
    summary: 'Export what you earned in a period',
    access: owner,
    method: 'GET',
    path: '/api/earnings/export',
    isPrivate: true,
    input: asked,
    output: z.array(earningLine),
  }),
  statements: call({
    summary: 'List the monthly statements of your balance',
    access: owner,
    method: 'GET',
    path: '/api/earnings/statements',
    output: z.array(statement),
  }),
}

export type EarningsReport = Answer<typeof earnings.read>
export type Statement = z.output<typeof statement>
export type AskedLines = Received<typeof earnings.lines>
