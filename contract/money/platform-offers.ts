// Offers that the platform pays for, at every barber. Administrators make them, each with a budget.
import * as z from 'zod'
import { after, pageOf } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { readableText, version } from '#contract/fields.ts'
import { barberKinds } from './price.ts'
import { promotionTerms } from './promotion-terms.ts'
import { promotionFields, promotionStatuses, refuseFlaws } from './promotions.ts'

export const budgetDollars = { least: 10, most: 50_000 }

const budgetBounds = 'Enter $10 to $50,000'

const terms = promotionFields.omit({ serviceIds: true }).extend({
  // Only administrators see it.
  name: z
    .string()
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(80, 'Name must be less than 80 characters')
    .refine(...readableText),
  // What the platform pays at most. A booking beyond it gets the next best offer, or the full price.
  budget: z
    .number(budgetBounds)
    .min(budgetDollars.least, budgetBounds)
    .max(budgetDollars.most, budgetBounds)
    .multipleOf(0.01, 'Enter dollars and cents'),
})

export const newOffer = terms.extend({ reason }).superRefine(refuseFlaws)
export type NewOffer = z.output<typeof newOffer>

const changedOffer = terms.extend({ id: z.uuid(), version, reason }).superRefine(refuseFlaws)

export const platformOffer = promotionTerms.extend({
  name: z.string(),
  status: z.enum(promotionStatuses),
  code: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  maxUses: z.int().nullable(),
  perClientLimit: z.int().nullable(),
  budgetCents: z.int(),
  version: z.int(),
  // Bookings with it that were not called off, and what they take from the budget.
  uses: z.int(),
  usedCents: z.int(),
  // What was paid for those that took place.
  costCents: z.int(),
  // Those that are still to come keep their price when it is paused or ended.
  upcoming: z.int(),
  // No booking has it, so it can be changed.
  isUnused: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type PlatformOffer = z.output<typeof platformOffer>

const offerQuery = z.object({
  status: z.enum(promotionStatuses).optional(),
  kind: z.enum(barberKinds).optional(),
  // A name or a code.
  q: z.string().trim().max(80).optional(),
  after,
})

const costWeek = z.object({ week: z.iso.date(), offersCents: z.int(), referralsCents: z.int() })

export const platformOffers = {
  read: call({
    summary: 'Read what offers of the platform and referrals cost',
    access: { needs: 'analytics.read' },
    method: 'GET',
    path: '/api/admin/promotions',
    output: z.object({
      // Of the launch city, whose days the offers mean.
      timeZone: z.string(),
      // Clients see them.
      isOn: z.boolean(),
      counts: z.record(z.enum(promotionStatuses), z.int()),
      // Of all that are not over.
      budgetCents: z.int(),
      usedCents: z.int(),
      // Since the first one.
      costCents: z.int(),
      // By the Monday of the week, the oldest first.
      weeks: z.array(costWeek),
    }),
  }),
  list: call({
    summary: 'List the offers of the platform, the newest first',
    access: { needs: 'analytics.read' },
    method: 'GET',
    path: '/api/admin/offers',
    input: offerQuery,
    output: pageOf(platformOffer),
  }),
  offer: call({
    summary: 'Read one offer of the platform',
    access: { needs: 'analytics.read' },
    method: 'GET',
    path: '/api/admin/offers/:id',
    input: z.object({ id: z.uuid() }),
    output: platformOffer,
  }),
  create: call({
    summary: 'Make an offer of the platform',
    access: { needs: 'promotions.write' },
    method: 'POST',
    path: '/api/admin/offers',
    // None is promised while nobody can use it.
    flags: ['promotions_platform'],
    input: newOffer,
    output: z.object({ id: z.uuid() }),
    creates: true,
    errors: ['OFFER_CODE_TAKEN', 'TOO_MANY_OFFERS'],
  }),
  // Bookings name their offer, so its terms stay once it was used.
  change: call({
    summary: 'Change an offer of the platform that nobody has used',
    access: { needs: 'promotions.write' },
    method: 'PUT',
    path: '/api/admin/offers/:id',
    input: changedOffer,
    errors: ['OFFER_CODE_TAKEN', 'OFFER_IN_USE', 'OFFER_OVER', 'OFFER_CHANGED'],
  }),
  setState: call({
    summary: 'Pause an offer of the platform, continue it, or end it',
    access: { needs: 'promotions.write' },
    method: 'POST',
    path: '/api/admin/offers/:id/state',
    input: z.object({ id: z.uuid(), state: z.enum(['active', 'paused', 'ended']), reason }),
    errors: ['OFFER_OVER', 'NOTHING_CHANGED'],
  }),
}

export type OfferQuery = Received<typeof platformOffers.list>
export type OfferOrder = Received<typeof platformOffers.create>
export type OfferChange = Received<typeof platformOffers.change>
export type OfferSwitch = Received<typeof platformOffers.setState>
export type OfferTerms = Omit<OfferOrder, 'reason'>
export type OffersState = Answer<typeof platformOffers.read>
