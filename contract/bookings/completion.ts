// A client answers about a finished booking through the link in their mail. All calls are POST: the
// token is in no URL, and opening the link changes nothing.
import * as z from 'zod'
import { profileId } from '#contract/ids.ts'
import { bookingItem } from './holds.ts'
import { call } from '#contract/call.ts'
import { humanCheck } from '#contract/accounts/human-check.ts'
import { claim } from '#contract/money/disputes/disputes.ts'
import { tipCents, bookingFields } from './after-booking/after-booking-fields.ts'
import { disputes } from './after-booking/after-booking-rules.ts'
import { statuses } from './workflow.ts'

export const answers = ['all_good', 'problem', 'not_happened'] as const
export type Answer = (typeof answers)[number]

export const completedBooking = z.object({
  bookingNumber: z.string(),
  status: z.enum(statuses),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  barber: z.object({
    id: profileId,
    shopName: z.string(),
    address: z.string(),
    timeZone: z.string(),
  }),
  professionalId: z.uuid(),
  professionalName: z.string(),
  items: z.array(bookingItem),
  totalCents: z.int(),
  booked: bookingFields.booked,
  priceAsk: bookingFields.priceAsk,
  // The client's answer to a higher price.
  priceAnswer: z.boolean().nullable(),
  // With an account, everything else is done there.
  hasAccount: z.boolean(),
  // The answer given before.
  answer: z.enum(answers).nullable(),
  // The answers that are still open.
  open: z.array(z.enum(answers)),
  isExpired: z.boolean(),
  tipCents: z.int(),
  mayTip: z.boolean(),
  tipPercents: bookingFields.tipPercents,
  tipUntil: z.iso.datetime(),
  // The state of the report that it did not take place.
  dispute: z.enum(disputes).nullable(),
  flagAnswer: z.string().nullable(),
  // What went wrong, as the client said here or in the app.
  disputeId: z.uuid().nullable(),
  mayRate: z.boolean(),
  rating: z.int().nullable(),
})
export type CompletedBooking = z.output<typeof completedBooking>

const byToken = z.object({ token: z.string().max(100) })

export const completion = {
  read: call({
    summary: "Read a finished booking by the link in the client's email",
    access: 'public',
    method: 'POST',
    path: '/api/completion/read',
    input: byToken,
    output: completedBooking,
  }),
  allGood: call({
    summary: 'Confirm by link that the appointment took place',
    access: 'public',
    method: 'POST',
    path: '/api/completion/all-good',
    input: byToken,
    output: completedBooking,
    errors: ['LINK_EXPIRED', 'MOVE_NOT_OPEN'],
  }),
  answerPrice: call({
    summary: 'Accept or dispute by link a final price above the booked one',
    access: 'public',
    method: 'POST',
    path: '/api/completion/price',
    input: byToken.extend({ isAccepted: z.boolean() }),
    output: completedBooking,
    errors: ['LINK_EXPIRED', 'MOVE_NOT_OPEN', 'PRICE_ANSWERED'],
  }),
  problem: call({
    summary: 'Report a problem with an appointment by link',
    access: 'public',
    method: 'POST',
    path: '/api/completion/problem',
    input: byToken.extend(claim.shape).extend(humanCheck),
    output: z.object({ visit: completedBooking }),
    errors: ['LINK_EXPIRED', 'MOVE_NOT_OPEN', 'PROOF_WANTED', 'DISPUTE_OPEN', 'ASKED_TOO_MUCH'],
  }),
  notHappened: call({
    summary: 'Say by link that the appointment did not take place',
    access: 'public',
    method: 'POST',
    path: '/api/completion/not-happened',
    input: byToken,
    output: completedBooking,
    errors: ['LINK_EXPIRED', 'MOVE_NOT_OPEN'],
  }),
  tip: call({
    summary: 'Record by link the tip you gave',
    access: 'public',
    method: 'POST',
    path: '/api/completion/tip',
    input: byToken.extend({ tipCents }),
    output: completedBooking,
    errors: ['LINK_EXPIRED', 'MOVE_NOT_OPEN', 'ALREADY_PAID'],
  }),
  rate: call({
    summary: 'Rate an appointment by link',
    access: 'public',
    method: 'POST',
    path: '/api/completion/rate',
    input: byToken.extend({
      rating: z.int('Choose from 1 to 5 stars').min(1, 'Choose from 1 to 5 stars').max(5),
    }),
    output: completedBooking,
    errors: [
      'LINK_EXPIRED',
      'REVIEW_NOT_OPEN',
      'REVIEW_CLOSED',
      'REVIEW_EXISTS',
      'REVIEW_TAKEN_DOWN',
      'REVIEW_OF_OWN_SHOP',
    ],
  }),
}
