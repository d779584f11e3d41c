// Clients who say that a booking did not take place, or that there was a problem: administrators
// decide.
import * as z from 'zod'
import { after, lastAt, pageOf, searched } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { disputes } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { statuses } from '#contract/bookings/workflow.ts'
import { call, type Received } from '#contract/call.ts'
import { moneyMoved } from '#contract/money/moved.ts'

export const reportKinds = ['not_happened', 'problem'] as const
// 'closed': talked over with both, and nothing about the booking changes. 'settled': client and barber
// agreed without a decision.
export const reportStates = ['open', 'happened', 'not_happened', 'closed', 'settled'] as const

export const reportOutcomes = ['happened', 'not_happened', 'closed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

// A problem is not about whether it took place, though it may turn out that it did not.
export const outcomesOf: Record<ReportLine['kind'], readonly ReportOutcome[]> = {
  not_happened: ['happened', 'not_happened'],
  problem: ['closed', 'not_happened'],
}

const reportLine = z.object({
  id: z.uuid(),
  kind: z.enum(reportKinds),
  state: z.enum(reportStates),
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  clientName: z.string(),
  shopName: z.string(),
  // The barber's part: asked, disagrees or silent.
  dispute: z.enum(disputes).nullable(),
  createdAt: z.iso.datetime(),
})
export type ReportLine = z.output<typeof reportLine>

const report = reportLine.extend({
  status: z.enum(statuses),
  services: z.string(),
  totalCents: z.int(),
  // The client's words; empty when they only said that it did not take place.
  message: z.string(),
  ticketNumber: z.string().nullable(),
  barberAnswer: z.string(),
  answerBy: z.iso.datetime().nullable(),
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.iso.datetime().nullable(),
})
export type Report = z.output<typeof report>

export const problemReports = {
  list: call({
    summary: 'List reports about bookings, the longest wait first',
    access: { needs: 'appeals.decide' },
    method: 'GET',
    path: '/api/admin/reports',
    input: z.object({
      state: z.enum(reportStates).default('open'),
      // The number of a booking, a client or a business.
      q: searched,
      after,
    }),
    output: pageOf(reportLine).extend({ lastAt }),
  }),
  read: call({
    summary: 'Read a report with what both sides say',
    access: { needs: 'appeals.decide' },
    method: 'GET',
    path: '/api/admin/reports/:id',
    input: z.object({ id: z.uuid() }),
    output: report,
  }),
  preview: call({
    summary: 'See what a decision about a report would give back or charge',
    access: { needs: 'appeals.decide' },
    method: 'GET',
    path: '/api/admin/reports/:id/decide',
    input: z.object({ id: z.uuid(), outcome: z.enum(reportOutcomes) }),
    output: moneyMoved,
    errors: ['MOVE_NOT_OPEN', 'OWN_CASE'],
  }),
  decide: call({
    summary: 'Decide whether the appointment took place, or close a problem with a note',
    access: { needs: 'appeals.decide' },
    method: 'POST',
    path: '/api/admin/reports/:id/decide',
    input: z.object({ id: z.uuid(), outcome: z.enum(reportOutcomes), reason }),
    output: moneyMoved,
    errors: ['MOVE_NOT_OPEN', 'OWN_CASE'],
  }),
}

export type ReportQuery = Received<typeof problemReports.list>
export type ReportTrial = Received<typeof problemReports.preview>
export type ReportDecision = Received<typeof problemReports.decide>
