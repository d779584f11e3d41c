// The offers of a business: staff make them, clients use them.
import * as z from 'zod'
import { call, type Received } from '#contract/call.ts'
import { byId } from '#contract/bookings/confirmation.ts'
import { place } from '#contract/business/team-rights.ts'
import { day } from '#contract/fields.ts'
import { barberId, profileId } from '#contract/ids.ts'
import { mostPriceDollars } from '#contract/limits.ts'
import { barberKinds } from './price.ts'
import { heldPrice, promotionCode, promotionTerms } from './promotion-terms.ts'

// Running, planned and paused ones together.
export const mostPromotions = 20
export const mostFlashDays = 90
export const percentBounds = { least: 5, most: 50 }

const dollars = (text: string) => z.number(text).min(1, text).max(mostPriceDollars, text)
const minute = z.int().min(0).max(1440)
const uses = z.int('Enter a whole number').min(1, 'Enter 1 or more').max(100_000, 'Enter less')

export const promotionFields = z.object({
  kind: z.enum(barberKinds),
  // One of the two.
  percent: z
    .int('Choose 5 to 50 percent')
    .min(percentBounds.least, 'Choose 5 to 50 percent')
    .max(percentBounds.most, 'Choose 5 to 50 percent')
    .nullable()
    .default(null),
  amount: dollars('Enter $1 to $500')
    .multipleOf(0.01, 'Enter dollars and cents')
    .nullable()
    .default(null),
  code: promotionCode.nullable().default(null),
  // Empty means every service.
  serviceIds: z.array(z.uuid()).max(100).default([]),
  // Days of the shop on which it can be booked; null means from now, and without an end.
  firstDate: day().nullable().default(null),
  lastDate: day().nullable().default(null),
  // The last day of the appointments it counts for.
  visitUntil: day().nullable().default(null),
  weekdays: z.array(z.int().min(0).max(6)).min(1, 'Choose a day').max(7).nullable().default(null),
  fromMinute: minute.nullable().default(null),
  untilMinute: minute.nullable().default(null),
  lastMinuteHours: z
    .int('Choose 1 to 4 hours')
    .min(1, 'Choose 1 to 4 hours')
    .max(4, 'Choose 1 to 4 hours')
    .nullable()
    .default(null),
  minTotal: z
    .number('Enter $1 to $500')
    .min(0)
    .max(mostPriceDollars, 'Enter $1 to $500')
    .default(0),
  maxUses: uses.nullable().default(null),
  perClientLimit: uses.nullable().default(null),
})

type Fields = Omit<z.output<typeof promotionFields>, 'serviceIds'>
type Flaw = [isWrong: boolean, field: keyof Fields, sentence: string]

function flawsOf(form: Fields): Flaw[] {
  const { kind, firstDate, lastDate, fromMinute, untilMinute } = form
  return [
    [(form.percent === null) === (form.amount === null), 'percent', 'Choose 5 to 50 percent'],
    [(kind === 'code') !== (form.code !== null), 'code', 'A code has 4 to 20 letters and numbers'],
    [kind === 'flash' && lastDate === null, 'lastDate', 'Choose the last day'],
    [
      kind === 'last_minute' && form.lastMinuteHours === null,
      'lastMinuteHours',
      'Choose 1 to 4 hours',
    ],
    [kind === 'happy_hours' && form.weekdays === null, 'weekdays', 'Choose a day'],
    [
      (kind === 'happy_hours' || fromMinute !== null || untilMinute !== null) &&
        (fromMinute === null || untilMinute === null || fromMinute >= untilMinute),
      'untilMinute',
      'The end must be after the start',
    ],
    [
      firstDate !== null && lastDate !== null && lastDate < firstDate,
      'lastDate',
      'The last day must be after the first',
    ],
  ]
}

export function refuseFlaws(form: Fields, context: z.RefinementCtx) {
  for (const [isWrong, field, message] of flawsOf(form))
    if (isWrong) context.addIssue({ code: 'custom', path: [field], message })
}

export const newPromotion = promotionFields.superRefine(refuseFlaws)
export type NewPromotion = z.output<typeof newPromotion>

export const promotionStatuses = ['running', 'planned', 'paused', 'used_up', 'ended'] as const

export const ownPromotion = promotionTerms.extend({
  status: z.enum(promotionStatuses),
  code: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  maxUses: z.int().nullable(),
  perClientLimit: z.int().nullable(),
  // Bookings with it that were not called off.
  uses: z.int(),
  discountCents: z.int(),
  // What clients pay for these bookings, after the discount.
  revenueCents: z.int(),
})
export type OwnPromotion = z.output<typeof ownPromotion>

// An offer, and where it can be used.
export const usableOffer = promotionTerms.extend({
  // Null: at every barber, and paid by the platform.
  barber: z.object({ id: profileId, shopName: z.string() }).nullable(),
  // Of the barber, or of the launch city.
  timeZone: z.string(),
  // The services that it is for; empty means every service.
  services: z.array(z.object({ id: z.uuid(), name: z.string() })),
  code: z.string().nullable(),
})
export type UsableOffer = z.output<typeof usableOffer>

const staff = ['barber', 'employee'] as const

export const promotions = {
  list: call({
    summary: 'List the offers of a business with their uses',
    access: staff,
    method: 'GET',
    path: '/api/promotions',
    flags: ['promotions_barber'],
    input: z.object({ place }),
    output: z.object({
      barberId,
      timeZone: z.string(),
      // The newest first.
      promotions: z.array(ownPromotion),
      services: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          priceCents: z.int(),
          // Its price may be crossed out beside a lower one.
          isStrikable: z.boolean(),
        }),
      ),
      // Bookings by the week they were made in, the oldest first. `week` is its first day.
      weeks: z.array(z.object({ week: z.iso.date(), withOffer: z.int(), without: z.int() })),
    }),
  }),
  create: call({
    summary: 'Create an offer',
    access: staff,
    method: 'POST',
    path: '/api/promotions',
    flags: ['promotions_barber'],
    input: newPromotion.safeExtend({ place }),
    output: z.object({ id: z.uuid() }),
    creates: true,
    errors: ['OFFER_CODE_TAKEN', 'TOO_MANY_OFFERS'],
  }),
  usable: call({
    summary: 'List the offers you can use, everywhere or at barbers you like or visited',
    access: 'signed-in',
    method: 'GET',
    path: '/api/promotions/usable',
    output: z.object({
      offers: z.array(usableOffer),
      // Paid by the platform, for the first booking anywhere.
      welcome: z
        .object({ amountCents: z.int(), minTotalCents: z.int(), endsAt: z.iso.datetime() })
        .nullable(),
    }),
  }),
  look: call({
    summary: 'Look up what the code of an offer gives, and where',
    access: 'signed-in',
    method: 'POST',
    path: '/api/promotions/look',
    input: z.object({ code: promotionCode }),
    output: usableOffer,
    errors: ['OFFER_UNKNOWN', 'OFFER_USED_UP', 'NETWORK_TOO_OFTEN'],
  }),
  // By the holder, who may be a guest.
  redeem: call({
    summary: 'Use the code of an offer for a hold',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/promotion',
    flags: ['bookings_paused'],
    guestFlags: ['guest_booking'],
    input: byId.extend({ code: promotionCode }),
    output: heldPrice,
    errors: [
      'OFFER_UNKNOWN',
      'OFFER_NOT_OPEN',
      'OFFER_USED_UP',
      'OFFER_IS_LESS',
      'SLOT_TAKEN',
      'BARBER_CLOSED',
      'SERVICE_GONE',
      'NETWORK_TOO_OFTEN',
    ],
  }),
  // Appointments that were booked with it keep their price.
  setState: call({
    summary: 'Pause an offer, continue it, or end it',
    access: staff,
    method: 'POST',
    path: '/api/promotions/:id/state',
    flags: ['promotions_barber'],
    input: z.object({ place, id: z.uuid(), state: z.enum(['active', 'paused', 'ended']) }),
    errors: ['OFFER_OVER'],
  }),
}

export type PromotionForm = Received<typeof promotions.create>
export type PromotionSwitch = Received<typeof promotions.setState>
