// What an administrator sees first: the platform's numbers, what waits, and what just happened.
import * as z from 'zod'
import { promisedHours } from '#contract/accounts/approvals.ts'
import { days } from '#contract/business/analytics.ts'
import { call, type Answer } from '#contract/call.ts'
import { languages } from '#contract/language.ts'

export const overviewPeriods = ['1', '7', '30'] as const
export type OverviewPeriod = (typeof overviewPeriods)[number]
// The lines of the chart, whichever period the numbers have. Whole weeks, so that a Saturday stands
// above a Saturday.
export const chartDays = 28

// Each definition is in web/texts/admin/overview.ts. Shares are null where nothing can be shared.
export const periodFigures = z.object({
  completed: z.int(),
  activeBarbers: z.int(),
  activeClients: z.int(),
  fillPercent: z.number().nullable(),
  noShowPercent: z.number().nullable(),
  cancelPercent: z.number().nullable(),
  // Null for those who may not see totals of money.
  money: z
    .object({
      salesCents: z.int(),
      takePercent: z.number().nullable(),
      refundedCents: z.int(),
      refundPercent: z.number().nullable(),
    })
    .nullable(),
})
export type PlatformFigures = z.output<typeof periodFigures>

export const queueNames = [
  'submissions',
  'appeals',
  'problems',
  'claims',
  'refunds',
  'failedRefunds',
  'reliability',
  'licenses',
] as const
export type QueueName = (typeof queueNames)[number]

// Within this time someone who waits hears from us. Licenses have a day of their own.
export const goalHours: Record<Exclude<QueueName, 'licenses'>, number> = {
  submissions: promisedHours,
  appeals: 72,
  problems: 72,
  claims: 72,
  refunds: 24,
  failedRefunds: 24,
  reliability: 168,
}

const queue = z.object({
  name: z.enum(queueNames),
  count: z.int(),
  // Over their goal; licenses that have expired.
  overdue: z.int(),
  // Since when the first in line has waited.
  oldestAt: z.iso.datetime().nullable(),
  // The first license to expire.
  expiresOn: z.iso.date().nullable(),
})
export type Queue = z.output<typeof queue>

export const activityKinds = ['booking', 'review', 'submission', 'joined', 'deed'] as const

const activity = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(activityKinds),
  // The event of a booking, the stars of a review, or the action of an administrator.
  what: z.string(),
  // Null for the server itself and the command line.
  who: z.string().nullable(),
  // A shop or a person, if there is one.
  about: z.string().nullable(),
  // The booking, listing or person to open.
  opens: z.uuid().nullable(),
  // Bookings that one action canceled: several in one row, or those that an administrator's deed
  // canceled.
  count: z.int(),
})
export type Activity = z.output<typeof activity>

export const adminOverview = {
  numbers: call({
    summary: "Read the platform's numbers for a period and the one before it",
    access: { needs: 'overview.read' },
    method: 'GET',
    path: '/api/admin/overview/numbers',
    input: z.object({ period: z.enum(overviewPeriods).default('30') }),
    output: z.object({
      // Null until they were counted for the first time.
      counted: z
        .object({
          at: z.iso.datetime(),
          period: days,
          previous: days,
          now: periodFigures,
          before: periodFigures,
          byDay: z.array(z.object({ day: z.iso.date(), completed: z.int(), before: z.int() })),
        })
        .nullable(),
    }),
  }),
  queues: call({
    summary: 'List what waits for the caller, by queue, with its age',
    access: { needs: 'overview.read' },
    method: 'GET',
    path: '/api/admin/overview/queues',
    output: z.object({ queues: z.array(queue) }),
  }),
  activity: call({
    summary: 'List what happened last, as far as the caller may see it',
    access: { needs: 'overview.read' },
    method: 'GET',
    path: '/api/admin/overview/activity',
    // Of the things that have a code and no name: settings, features, lists.
    input: z.object({ language: z.enum(languages).default('en') }),
    output: z.object({ rows: z.array(activity) }),
  }),
}

export type CountedNumbers = NonNullable<Answer<typeof adminOverview.numbers>['counted']>
