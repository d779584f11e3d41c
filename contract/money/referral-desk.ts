// The referral program, for administrators: what it brings and costs, and the referrals that look as if
// one person had two accounts.
import * as z from 'zod'
import { after, pageOf } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Answer, type Received } from '#contract/call.ts'

export const flagReasons = ['phone', 'card', 'address', 'device'] as const
export type FlagReason = (typeof flagReasons)[number]

// `allowed`: was flagged, and counts after all.
export const referralStates = ['flagged', 'allowed', 'refused', 'joined', 'rewarded'] as const
export type ReferralState = (typeof referralStates)[number]

const party = z.object({ id: z.uuid(), name: z.string(), email: z.string() })

export const referralLine = z.object({
  // The newcomer's.
  id: z.uuid(),
  state: z.enum(referralStates),
  flagReason: z.enum(flagReasons).nullable(),
  referrer: party,
  referee: party,
  code: z.string(),
  joinedAt: z.iso.datetime(),
})
export type ReferralLine = z.output<typeof referralLine>

const referral = referralLine.extend({
  flaggedAt: z.iso.datetime().nullable(),
  // Appointments of the newcomer that took place.
  visits: z.int(),
  // Friends whom the other one brought in the last year, and how many of them were flagged or refused.
  friends: z.int(),
  doubtful: z.int(),
  // What the newcomer's bonus cost so far, and what the friend gets.
  bonusCents: z.int(),
  rewardCents: z.int(),
  rewardedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string(),
})
export type Referral = z.output<typeof referral>

export const referralDesk = {
  read: call({
    summary: 'Read the funnel and the cost of the referral program',
    access: { needs: 'analytics.read' },
    method: 'GET',
    path: '/api/admin/referrals/summary',
    output: z.object({
      // People who have a code, browsers that opened a link, people who signed up with one, who booked, who
      // had a first appointment, and friends who got their reward.
      codes: z.int(),
      opened: z.int(),
      joined: z.int(),
      booked: z.int(),
      visited: z.int(),
      rewarded: z.int(),
      bonusCents: z.int(),
      rewardCents: z.int(),
      flagged: z.int(),
    }),
  }),
  list: call({
    summary: 'List referrals, the newest first',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/referrals',
    input: z.object({
      state: z.enum(referralStates).optional(),
      // A name of either, or the code.
      q: z.string().trim().max(80).optional(),
      after,
    }),
    output: pageOf(referralLine),
  }),
  referral: call({
    summary: 'Read one referral',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/referrals/:id',
    input: z.object({ id: z.uuid() }),
    output: referral,
  }),
  decide: call({
    summary: 'Allow or refuse a referral that was flagged',
    access: { needs: 'promotions.write' },
    method: 'POST',
    path: '/api/admin/referrals/:id/decide',
    input: z.object({ id: z.uuid(), isAllowed: z.boolean(), reason }),
    errors: ['REFERRAL_DECIDED', 'OWN_CASE'],
  }),
}

export type ReferralQuery = Received<typeof referralDesk.list>
export type ReferralDecision = Received<typeof referralDesk.decide>
export type ReferralProgram = Answer<typeof referralDesk.read>
