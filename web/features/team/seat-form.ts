// The forms of an invitation and of a member, as people fill them in: dollars and one amount.
import * as z from 'zod'
import type { Compensation } from '#contract/business/compensation.ts'
import { memberChange, newInvitation } from '#contract/business/team.ts'

export const payKinds = ['commission_percent', 'booth_rent', 'hourly'] as const
export type PayKind = (typeof payKinds)[number]

const terms = {
  payKind: z.enum(payKinds),
  amount: z
    .number('Please enter an amount')
    .min(0, 'Please enter an amount')
    .max(5000, 'Please enter an amount'),
}
const isWhole = ({ payKind, amount }: { payKind: PayKind; amount: number }) =>
  payKind !== 'commission_percent' || (Number.isInteger(amount) && amount <= 100)
const wholePercent = { path: ['amount'], error: 'Choose a whole number from 0 to 100' }

export const inviteForm = newInvitation
  .omit({ compensation: true })
  .extend(terms)
  .refine(isWhole, wholePercent)

export const memberForm = memberChange
  .omit({ compensation: true })
  .extend(terms)
  .refine(isWhole, wholePercent)

type Terms = { payKind: PayKind; amount: number }

export function ruleOf({ payKind, amount }: Terms): Compensation {
  const cents = Math.round(amount * 100)
  if (payKind === 'commission_percent') return { kind: payKind, percent: amount }
  return payKind === 'booth_rent'
    ? { kind: payKind, weeklyCents: cents }
    : { kind: payKind, hourlyCents: cents }
}

export function termsOf(rule: Compensation): Terms {
  switch (rule.kind) {
    case 'commission_percent':
      return { payKind: rule.kind, amount: rule.percent }
    case 'booth_rent':
      return { payKind: rule.kind, amount: rule.weeklyCents / 100 }
    case 'hourly':
      return { payKind: rule.kind, amount: rule.hourlyCents / 100 }
  }
}
