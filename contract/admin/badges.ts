// Badges as administrators see them: who has one, what it takes, and what a run would change.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'
import { day } from '#contract/fields.ts'

export const badgeTypes = ['most_booked', 'most_reviewed', 'best_services'] as const
export type BadgeType = (typeof badgeTypes)[number]

// The days a badge is counted over.
export const badgeDays: Record<BadgeType, number> = {
  most_booked: 30,
  most_reviewed: 30,
  best_services: 90,
}

// "Top 10%" would be false with fewer candidates.
export const fewestCandidates = 10

export const thresholdBounds = {
  mostBookedVisits: { least: 5, most: 50 },
  mostBookedClients: { least: 3, most: 30 },
  mostReviewedReviews: { least: 3, most: 30 },
  bestServicesReviews: { least: 5, most: 50 },
  bestServicesRating: { least: 4, most: 4.9 },
} as const
export type ThresholdName = keyof typeof thresholdBounds

const outside = 'Please stay within the limits'
const within = (name: ThresholdName) =>
  z.coerce
    .number<number>(outside)
    .min(thresholdBounds[name].least, outside)
    .max(thresholdBounds[name].most, outside)
const whole = (name: ThresholdName) => within(name).int('Please enter a whole number')

// What it takes to win. Ten percent, ten candidates and five percent of cancellations are promised
// to visitors and barbers, so they are not among them.
export const thresholds = z.object({
  mostBookedVisits: whole('mostBookedVisits'),
  mostBookedClients: whole('mostBookedClients'),
  mostReviewedReviews: whole('mostReviewedReviews'),
  bestServicesReviews: whole('bestServicesReviews'),
  bestServicesRating: within('bestServicesRating').multipleOf(0.1, 'One decimal at most'),
})
export type Thresholds = z.output<typeof thresholds>

const revocation = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable(),
  reason: z.string(),
  // The first run that may give the badge to this barber again.
  barredUntil: z.iso.date().nullable(),
})

export const badgeAward = z.object({
  id: z.uuid(),
  badgeType: z.enum(badgeTypes),
  rank: z.int().nullable(),
  // Counted visits, reviews, or the rating with ten average reviews added. Null for old awards.
  score: z.number().nullable(),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  profileId: z.uuid(),
  shopName: z.string(),
  barberName: z.string(),
  revocation: revocation.nullable(),
})
export type BadgeAward = z.output<typeof badgeAward>

const awardDetails = badgeAward.extend({
  // On the barber's page now, or would be if it had not been taken away.
  isCurrent: z.boolean(),
  // When the barber could win it again if it were taken away today.
  barredUntil: z.iso.date(),
})
export type BadgeAwardDetails = z.output<typeof awardDetails>

export const contender = badgeAward.pick({
  profileId: true,
  shopName: true,
  rank: true,
  score: true,
})
export type Contender = z.output<typeof contender>

const dryRun = z.object({
  badgeType: z.enum(badgeTypes),
  candidates: z.int(),
  gains: z.array(contender),
  // With the rank they would have.
  keeps: z.array(contender),
  // With the rank they have now.
  loses: z.array(contender),
})
export type DryRun = z.output<typeof dryRun>

const city = z.uuid()

// The end of the period and the id of the last row.
const place = z
  .string()
  .max(60)
  .refine((text) => {
    const [end, id, ...rest] = text.split('_')
    return day().safeParse(end).success && z.uuid().safeParse(id).success && rest.length === 0
  })

export const badges = {
  read: call({
    summary: 'Read the badges of a city: awards, runs and thresholds',
    access: { needs: 'badges.write' },
    method: 'GET',
    path: '/api/admin/badges',
    // Without a city, the first one.
    input: z.object({ city: city.optional() }),
    output: z.object({
      cities: z.array(z.object({ id: z.uuid(), name: z.string() })),
      cityId: z.uuid(),
      timeZone: z.string(),
      lastRunAt: z.iso.datetime().nullable(),
      nextRunAt: z.iso.datetime(),
      thresholds,
      // Of the last run, the revoked ones included.
      awards: z.array(badgeAward),
    }),
  }),
  dryRun: call({
    summary: 'Compute what a run now would change, without awarding anything',
    access: { needs: 'badges.write' },
    method: 'GET',
    path: '/api/admin/badges/dry-run',
    input: z.object({ city, ...thresholds.partial().shape }),
    output: z.object({ kinds: z.array(dryRun) }),
  }),
  setThresholds: call({
    summary: 'Change what it takes to win a badge, from the next run on',
    access: { needs: 'badges.write' },
    method: 'PUT',
    path: '/api/admin/badges/thresholds',
    // `seen`: what they were before. Another administrator's change is not undone unseen.
    input: z.object({ ...thresholds.shape, seen: thresholds, reason }),
    errors: ['NOTHING_CHANGED', 'SETTINGS_CHANGED'],
  }),
  list: call({
    summary: 'List all awards, newest first',
    access: { needs: 'badges.write' },
    method: 'GET',
    path: '/api/admin/badges/awards',
    input: z.object({
      city: city.optional(),
      type: z.enum(badgeTypes).optional(),
      state: z.enum(['revoked']).optional(),
      // In the name of the business.
      q: z.string().trim().max(80).optional(),
      after: place.optional(),
    }),
    output: z.object({
      rows: z.array(badgeAward),
      next: z.string().nullable(),
      // Counted up to 2,000.
      total: z.object({ count: z.int(), isMore: z.boolean() }),
    }),
  }),
  award: call({
    summary: 'Read one award',
    access: { needs: 'badges.write' },
    method: 'GET',
    path: '/api/admin/badges/awards/:id',
    input: z.object({ id: z.uuid() }),
    output: awardDetails,
  }),
  revoke: call({
    summary: 'Take a badge away and tell the barber why',
    access: { needs: 'badges.write' },
    method: 'POST',
    path: '/api/admin/badges/awards/:id/revoke',
    input: z.object({ id: z.uuid(), reason }),
    errors: ['BADGE_OVER', 'NOTHING_CHANGED'],
  }),
  restore: call({
    summary: 'Give a revoked badge back and tell the barber',
    access: { needs: 'badges.write' },
    method: 'POST',
    path: '/api/admin/badges/awards/:id/restore',
    input: z.object({ id: z.uuid(), reason }),
    errors: ['NOTHING_CHANGED', 'OWN_CASE'],
  }),
}

export type ThresholdOrder = Received<typeof badges.setThresholds>
export type AwardQuery = Received<typeof badges.list>
export type AwardOrder = Received<typeof badges.revoke>
