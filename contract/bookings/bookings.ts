// Bookings and everything that happens to them.
import * as z from 'zod'
import { reasonOrNone as whyMoved } from '#contract/admin/reason.ts'
import { call } from '#contract/call.ts'
import { day, email, moment, version } from '#contract/fields.ts'
import { profileId } from '#contract/ids.ts'
import { byId, confirmationByCard, confirmErrors, link, seenTotal } from './confirmation.ts'
import { bookingItem, hold, policy, professional, slots } from './holds.ts'
import { mostServices } from '#contract/limits.ts'
import { bookedDiscount, bookingTax, promotionCode } from '#contract/money/promotion-terms.ts'
import { proofOfWork } from '#contract/accounts/proof-of-work.ts'
import { bookingFields } from './after-booking/after-booking-fields.ts'
import { moveNames, parts, statuses } from './workflow.ts'

export const mostSlotDays = 31

const serviceIds = z
  .array(z.uuid('Choose a service'))
  .min(1, 'Choose a service')
  .max(mostServices, 'You can book up to 6 services at once')

const wanted = z.object({
  profileId,
  serviceIds,
  // Null: anyone who performs these services.
  professionalId: z.uuid().nullable().default(null),
})

// The barber as shown with a booking.
const place = z.object({
  id: profileId,
  shopName: z.string(),
  address: z.string(),
  timeZone: z.string(),
  image: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

export const booking = z.object({
  id: z.uuid(),
  bookingNumber: z.string(),
  status: z.enum(statuses),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  barber: place,
  professional,
  client: z.object({
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  items: z.array(bookingItem),
  note: z.string(),
  source: z.string(),
  paymentPolicy: z.string(),
  paymentStatus: z.string(),
  totalCents: z.int(),
  // Paid by card to book.
  depositCents: z.int(),
  discount: bookedDiscount.nullable(),
  // On the price after the discount.
  tax: bookingTax.nullable(),
  tipCents: z.int(),
  policy,
  isLateCancel: z.boolean(),
  cancelReason: z.string().nullable(),
  rescheduleCount: z.int(),
  // How often its client may move it alone.
  mostReschedules: z.int(),
  completedAt: z.iso.datetime().nullable(),
  hasReview: z.boolean(),
  ...bookingFields,
  version: z.int(),
  // The caller's parts in the booking.
  parts: z.array(z.enum(parts)),
})

export type Booking = z.output<typeof booking>

const alternative = z.object({
  startsAt: z.iso.datetime(),
  // Null: anyone who performs these services.
  professional: professional.nullable(),
  // Opens the confirm step for this slot.
  path: z.templateLiteral(['/', z.string()]),
})
export type Alternative = z.output<typeof alternative>

// How a client who books online came to the barber: through the marketplace, or by the barber's own
// link.
export type BookingSource = 'marketplace' | 'direct_link'
export const bookingViews = ['upcoming', 'past', 'cancelled'] as const

const moveErrors = ['CHANGED_MEANWHILE', 'MOVE_NOT_OPEN', 'SLOT_TAKEN', 'BARBER_CLOSED'] as const

export const bookings = {
  slots: call({
    summary: 'List open slots for the chosen services',
    access: 'public',
    method: 'GET',
    path: '/api/barbers/:profileId/slots',
    input: z.object({
      profileId,
      // Comma-separated.
      services: z
        .string()
        .max(400)
        .transform((text) => text.split(','))
        .pipe(serviceIds),
      professionalId: z.uuid().optional(),
      from: day().optional(),
      days: z.coerce.number<number>().int().min(1).max(mostSlotDays).default(7),
      // The caller's booking to move, whose own time counts as free.
      moving: z.uuid().optional(),
      link,
      // For administrators: also times within the barber's notice.
      isAnyNotice: z.stringbool().optional(),
    }),
    output: slots,
  }),
  hold: call({
    summary: 'Hold a slot while the client confirms',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/hold',
    flags: ['bookings_paused'],
    guestFlags: ['guest_booking'],
    input: wanted.extend({
      proof: proofOfWork,
      startsAt: moment(),
      // A promotion's; one that does not apply is ignored.
      promotionCode: promotionCode.optional(),
    }),
    output: hold,
    creates: true,
    errors: [
      'SLOT_TAKEN',
      'BARBER_CLOSED',
      'TOO_MANY_HOLDS',
      'NETWORK_BUSY',
      'NOT_BOOKABLE_ONLINE',
      'PROOF_WANTED',
    ],
  }),
  release: call({
    summary: 'Release a hold',
    access: 'public',
    method: 'DELETE',
    path: '/api/bookings/:id/hold',
    input: byId,
  }),
  // Proves a guest's address. Responds the same whether or not a mail is sent.
  guestCode: call({
    summary: 'Email a guest a code that proves their address',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/code',
    flags: ['bookings_paused', 'guest_booking'],
    input: byId.extend({ email }),
    output: z.object({ isKnown: z.boolean(), keptSeconds: z.int() }),
    errors: ['CODE_TOO_OFTEN', 'NETWORK_TOO_OFTEN', 'SLOT_TAKEN', 'BARBER_CLOSED', 'SERVICE_GONE'],
  }),
  confirm: call({
    summary: 'Confirm a hold as a booking or a request',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/confirm',
    flags: ['bookings_paused'],
    guestFlags: ['guest_booking'],
    input: confirmationByCard,
    output: booking,
    errors: [...confirmErrors, 'DEPOSIT_NEEDED', 'CARD_GONE'],
  }),
  mine: call({
    summary: 'List your own bookings as a client',
    access: 'signed-in',
    method: 'GET',
    path: '/api/bookings/mine',
    input: z.object({
      view: z.enum(bookingViews).default('upcoming'),
      page: z.coerce.number<number>().int().min(1).max(1000).default(1),
    }),
    output: z.object({ bookings: z.array(booking), total: z.int(), pages: z.int() }),
  }),
  // The client's overview: the next booking, what needs an answer, and barbers to book again.
  summary: call({
    summary: 'Read your next booking and what needs an answer',
    access: 'signed-in',
    method: 'GET',
    path: '/api/bookings/summary',
    output: z.object({
      next: booking.nullable(),
      toConfirm: z.array(booking),
      toPay: z.array(booking),
      lastBookings: z.array(booking.extend({ nextOpening: z.iso.datetime().nullable() })),
      visits: z.int(),
      spentThisYearCents: z.int(),
    }),
  }),
  read: call({
    summary: 'Read one booking',
    access: 'public',
    method: 'GET',
    path: '/api/bookings/:id',
    input: byId,
    output: booking,
  }),
  // Open slots in place of a booking that the shop ended.
  alternatives: call({
    summary: 'List other slots for a booking the shop declined or canceled',
    access: 'public',
    method: 'GET',
    path: '/api/bookings/:id/alternatives',
    input: byId,
    output: z.object({ alternatives: z.array(alternative) }),
  }),
  move: call({
    summary: "Change a booking's state: cancel, check in, finish and so on",
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/moves',
    input: byId.extend({ move: z.enum(moveNames), version, reason: whyMoved }),
    output: booking,
    errors: [...moveErrors, 'REASON_REQUIRED', 'PRICE_OPEN'],
  }),
  reschedule: call({
    summary: 'Reschedule a booking to another slot',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/reschedule',
    input: byId.extend({
      startsAt: moment(),
      professionalId: z.uuid().nullable().default(null),
      version,
      // For staff, who confirm a time outside the working hours.
      isOutsideHours: z.boolean().default(false),
      totalCents: seenTotal,
    }),
    output: booking,
    errors: [...moveErrors, 'OUTSIDE_HOURS', 'TOO_CLOSE_TOGETHER', 'PRICE_CHANGED'],
  }),
  propose: call({
    summary: 'Propose another time to the other side',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/proposal',
    input: byId.extend({
      startsAt: moment(),
      version,
      reason: whyMoved,
      isOutsideHours: z.boolean().default(false),
    }),
    output: booking,
    errors: [...moveErrors, 'OUTSIDE_HOURS', 'TOO_CLOSE_TOGETHER', 'REASON_REQUIRED'],
  }),
  answerProposal: call({
    summary: 'Accept or turn down a proposed time',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/proposal/answer',
    input: byId.extend({ isAccepted: z.boolean(), version, reason: whyMoved }),
    output: booking,
    errors: [...moveErrors, 'TOO_CLOSE_TOGETHER', 'REASON_REQUIRED'],
  }),
}
