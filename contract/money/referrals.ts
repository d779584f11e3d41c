// Friends who signed up with someone's code, and the credit for it.
import * as z from 'zod'
import { call, type Received } from '#contract/call.ts'
import { referralCodeMaxLength } from '#contract/limits.ts'

// `booked`: the first appointment is booked. `visited`: the first appointment took place, the reward comes some days later. `waiting`: rewards of
// this year are used up, or someone has a look first. `refused`: it does not count.
export const friendStates = [
  'joined',
  'booked',
  'visited',
  'rewarded',
  'waiting',
  'refused',
] as const

// Appointments of a new barber, before the barber who brought them has a month without commission.
export const barberVisits = 5
export const freeMonthDays = 30

const friend = z.object({
  // Jo. M.
  name: z.string(),
  joinedAt: z.iso.datetime(),
  state: z.enum(friendStates),
  // Signed up as a barber.
  isBarber: z.boolean(),
  rewardCents: z.int(),
})
export type InvitedFriend = z.output<typeof friend>

const ownReferrals = z.object({
  // Null until it is asked for.
  code: z.string().nullable(),
  // What a friend gets now, and what whoever sent them gets.
  bonusCents: z.int(),
  rewardCents: z.int(),
  // Days between the first appointment and the reward.
  rewardDays: z.int(),
  yearlyReferrals: z.int(),
  // Has a shop, so that a barber they bring counts.
  hasShop: z.boolean(),
  earnedCents: z.int(),
  pendingCents: z.int(),
  // How often the link was opened, by browsers that had not opened it before.
  opened: z.int(),
  // The newest first.
  friends: z.array(friend),
})
export type OwnReferrals = z.output<typeof ownReferrals>

export const referrals = {
  // Called from the page of the link. Responds the same whatever is counted.
  open: call({
    summary: 'Count that the link of a referral code was opened',
    access: 'public',
    method: 'POST',
    path: '/api/referrals/opened',
    flags: ['referral'],
    input: z.object({ code: z.string().trim().toUpperCase().min(1).max(referralCodeMaxLength) }),
    bodyLimit: 1024,
  }),
  read: call({
    summary: 'Read your referral code and the friends who joined with it',
    access: 'signed-in',
    method: 'GET',
    path: '/api/referrals',
    flags: ['referral'],
    output: ownReferrals,
  }),
  getCode: call({
    summary: 'Get your referral code, which is the same every time',
    access: 'signed-in',
    method: 'POST',
    path: '/api/referrals/code',
    flags: ['referral'],
    output: z.object({ code: z.string() }),
  }),
}

export type OpenedLink = Received<typeof referrals.open>
