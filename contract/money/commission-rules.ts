// What the platform charges: the default, rules by barber, source and day, and a simulator.
import * as z from 'zod'
import { after, pageOf } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { day } from '#contract/fields.ts'
import { profileId } from '#contract/ids.ts'
import { chargedSources } from './commission.ts'

// Before a higher commission.
export const noticeDays = 7
export const simulatedDays = 30
export const mostPercent = 50

const bounds = 'Enter 0 to 50 percent'
const percent = z
  .number(bounds)
  .min(0, bounds)
  .max(mostPercent, bounds)
  .multipleOf(0.01, 'Two decimals at most')
const source = z.enum(chargedSources)
const percents = z.record(source, z.number())

export const ruleStates = ['running', 'planned', 'ended'] as const
export type RuleState = (typeof ruleStates)[number]

// Days in the time zone of the launch city, both included.
const terms = z.object({
  // Null: every barber.
  profileId: profileId.nullable().default(null),
  // Null: every source that costs a commission. Without a barber too, it is the default.
  source: source.nullable().default(null),
  percent,
  // Null: right away.
  startsOn: day().nullable().default(null),
  // Null: until it is withdrawn.
  endsOn: day().nullable().default(null),
  // A running rule about the same ends when this one starts.
  isReplacing: z.boolean().default(false),
})

const inOrder = ({ startsOn, endsOn }: z.output<typeof terms>) =>
  startsOn === null || endsOn === null || endsOn >= startsOn
const orderError = { path: ['endsOn'], message: 'Must not be before the first day' }

const ruleTerms = terms.refine(inOrder, orderError)
export const newRule = terms.extend({ reason }).refine(inOrder, orderError)
export type NewRule = z.output<typeof newRule>

const withdrawTerms = z.object({
  id: z.uuid(),
  // The last day on which it applies. Null: it ends now, or never starts.
  endsOn: day().nullable().default(null),
})

export const commissionRule = z.object({
  id: z.uuid(),
  state: z.enum(ruleStates),
  barber: z.object({ id: profileId, shopName: z.string() }).nullable(),
  source: source.nullable(),
  percent: z.number(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  reason: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  // Null while nobody moved its end.
  withdrawn: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
})
export type CommissionRuleRow = z.output<typeof commissionRule>

// From one moment on, for one barber or, without a name, for everyone who has no rule of their own.
export const commissionChange = z.object({
  shopName: z.string().nullable(),
  source,
  before: z.number(),
  after: z.number(),
  at: z.iso.datetime(),
})
export type CommissionChange = z.output<typeof commissionChange>

const effect = z.object({
  changes: z.array(commissionChange),
  // The rule that ends when this one starts.
  replaced: z.object({ percent: z.number(), endsAt: z.iso.datetime().nullable() }).nullable(),
  // Barbers who get a notice.
  told: z.int(),
  // Bookings that are already made and keep their commission.
  upcoming: z.int(),
})
export type CommissionEffect = z.output<typeof effect>

export const simulatedSums = z.object({
  bookings: z.int(),
  // Services less discounts.
  worthCents: z.int(),
  realCents: z.int(),
  simulatedCents: z.int(),
})
export type SimulatedSums = z.output<typeof simulatedSums>

const queryPercent = z.coerce.number<number>().min(0).max(mostPercent)

const refusals = ['RULE_OVERLAPS', 'NOTICE_TOO_SHORT', 'OWN_CASE'] as const

export const commissionRules = {
  read: call({
    summary: 'Read the default commission and what is planned',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/commission',
    output: z.object({
      // Of the launch city, whose days the rules mean.
      timeZone: z.string(),
      // What each source costs a barber without rules of their own.
      percents,
      // Changes of these that are known, the next first.
      coming: z.array(z.object({ source, percent: z.number(), at: z.iso.datetime() })),
      counts: z.record(z.enum(ruleStates), z.int()),
      // The first day on which a higher commission can start.
      earliestOn: z.iso.date(),
    }),
  }),
  list: call({
    summary: 'List the rules of the commission, the newest first',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/commission-rules',
    input: z.object({
      state: z.enum(ruleStates).optional(),
      barber: profileId.optional(),
      after,
    }),
    output: pageOf(commissionRule),
  }),
  rule: call({
    summary: 'Read one rule of the commission',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/commission-rules/:id',
    input: z.object({ id: z.uuid() }),
    output: commissionRule,
  }),
  preview: call({
    summary: 'Read what a rule of the commission would change',
    access: { needs: 'money.read' },
    method: 'POST',
    path: '/api/admin/commission-rules/preview',
    input: ruleTerms,
    output: effect,
    errors: refusals,
  }),
  create: call({
    summary: 'Make a rule of the commission and tell the barbers it is about',
    access: { needs: 'commission.write' },
    method: 'POST',
    path: '/api/admin/commission-rules',
    input: newRule,
    output: z.object({ id: z.uuid() }),
    creates: true,
    errors: refusals,
  }),
  previewWithdraw: call({
    summary: 'Read what the end of a rule of the commission would change',
    access: { needs: 'money.read' },
    method: 'POST',
    path: '/api/admin/commission-rules/:id/withdraw/preview',
    input: withdrawTerms,
    output: effect,
    errors: ['RULE_OVER', 'NOTICE_TOO_SHORT', 'NOTHING_CHANGED', 'OWN_CASE'],
  }),
  // Bookings that were made under it keep their commission.
  withdraw: call({
    summary: 'End a rule of the commission, now or on a later day',
    access: { needs: 'commission.write' },
    method: 'POST',
    path: '/api/admin/commission-rules/:id/withdraw',
    input: withdrawTerms.extend({ reason }),
    errors: ['RULE_OVER', 'NOTICE_TOO_SHORT', 'NOTHING_CHANGED', 'OWN_CASE'],
  }),
  simulate: call({
    summary: 'Compare the commission of the last 30 days with other percentages',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/commission/simulation',
    // Without a percentage, that of today.
    input: z.object({
      marketplace: queryPercent.optional(),
      direct_link: queryPercent.optional(),
      admin: queryPercent.optional(),
      barber: profileId.optional(),
    }),
    output: z.object({
      percents,
      // All completed bookings of the last 30 days, also of sources that never cost anything.
      total: simulatedSums,
      sources: z.array(z.object({ source, sums: simulatedSums })),
      // By the Monday of each week, the oldest first.
      weeks: z.array(z.object({ monday: z.iso.date(), sums: simulatedSums })),
    }),
  }),
}

export type RuleQuery = Received<typeof commissionRules.list>
export type RuleOrder = Received<typeof commissionRules.create>
export type RuleTerms = Received<typeof commissionRules.preview>
export type Withdrawal = Received<typeof commissionRules.withdraw>
export type WithdrawalTerms = Received<typeof commissionRules.previewWithdraw>
export type SimulationQuery = Received<typeof commissionRules.simulate>
export type Simulation = Answer<typeof commissionRules.simulate>
export type CommissionState = Answer<typeof commissionRules.read>
