// What administrators do with one booking, and how they book for someone.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { appealKinds, appealStates } from '#contract/bookings/after-booking/after-booking-fields.ts'
import { booking } from '#contract/bookings/bookings.ts'
import { moveNames } from '#contract/bookings/workflow.ts'
import { note } from '#contract/bookings/confirmation.ts'
import { call, type Received } from '#contract/call.ts'
import { email, moment, orNull, personName, phone, version } from '#contract/fields.ts'
import { profileId } from '#contract/ids.ts'
import { mostServices } from '#contract/limits.ts'
import { moneyMoved } from '#contract/money/moved.ts'
import { paymentLine } from '#contract/money/payments.ts'

const byId = z.object({ id: z.uuid() })

// Links that can be sent again: a guest's to their booking, a client's to say how it went.
export const linkKinds = ['manage', 'completion'] as const
export type LinkKind = (typeof linkKinds)[number]

const followUp = z.object({
  id: z.uuid(),
  assignee: z.object({ id: z.uuid(), name: z.string() }),
  note: z.string(),
  dueOn: z.iso.date().nullable(),
  by: z.string(),
  createdAt: z.iso.datetime(),
})
export type FollowUp = z.output<typeof followUp>

// Newest first.
export const casePayment = paymentLine
  .pick({ id: true, at: true, purpose: true, state: true, amountCents: true, cardLast4: true })
  // Null without the right to money.
  .extend({ refundedCents: z.int().nullable() })
export type CasePayment = z.output<typeof casePayment>

const bookingCase = z.object({
  // Null for a guest.
  clientId: z.uuid().nullable(),
  amounts: z.object({
    subtotalCents: z.int(),
    discountCents: z.int(),
    creditCents: z.int(),
    totalCents: z.int(),
    tipCents: z.int(),
    cancelFeeCents: z.int(),
    // Null without the right to money.
    commission: z.object({ percent: z.number(), cents: z.int(), netCents: z.int() }).nullable(),
  }),
  payments: z.array(casePayment),
  // No-shows that count against the client now, over twelve months, how many without this booking, and
  // from how many on bookings become requests or are refused.
  noShows: z.object({ count: z.int(), others: z.int(), toAsk: z.int(), untilOff: z.int() }),
  // The client's appeal against a no-show, with its decision.
  appeal: z
    .object({
      id: z.uuid(),
      kind: z.enum(appealKinds),
      message: z.string(),
      state: z.enum(appealStates),
      createdAt: z.iso.datetime(),
      reason: z.string(),
      // Empty when the barber took the no-show back.
      answeredBy: z.string(),
      answeredAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  links: z.array(z.enum(linkKinds)),
  followUp: followUp.nullable(),
})
export type BookingCase = z.output<typeof bookingCase>

const guest = z.object({ name: personName, phone: orNull(phone), email: orNull(email) })

export const adminBooking = z.object({
  // An account, or a guest.
  clientId: z.uuid().nullable(),
  guest: guest.nullable(),
  profileId,
  serviceIds: z
    .array(z.uuid('Choose a service'))
    .min(1, 'Choose a service')
    .max(mostServices, 'You can book up to 6 services at once'),
  // Null: anyone who performs these services.
  professionalId: z.uuid().nullable(),
  startsAt: moment(),
  note,
  // Why it is booked for them, and if so why the barber's notice does not apply or both are booked.
  reason,
  isAnyNotice: z.boolean().default(false),
  // Although they have another appointment around that time.
  isDouble: z.boolean().default(false),
})
export type AdminBooking = z.output<typeof adminBooking>
export const guestFields = guest

// Someone who booked without an account, as they gave their details last.
const knownGuest = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  bookings: z.int(),
})
export type KnownGuest = z.output<typeof knownGuest>

const onePerson = 'Choose a client or a guest, not both'

const needsWrite = { needs: 'bookings.write' } as const

export const bookingDesk = {
  read: call({
    summary: 'Read the amounts of a booking, its follow-up and the links that can be sent',
    access: { needs: 'bookings.read' },
    method: 'GET',
    path: '/api/admin/bookings/:id/case',
    input: byId,
    output: bookingCase,
  }),
  guests: call({
    summary: 'Find people who booked without an account',
    access: { needs: 'people.contacts' },
    method: 'GET',
    path: '/api/admin/guests',
    // A name, an email or a phone.
    input: z.object({ q: z.string().trim().max(80) }),
    output: z.object({ guests: z.array(knownGuest) }),
  }),
  around: call({
    summary: 'List what someone has booked around a time',
    access: needsWrite,
    method: 'GET',
    path: '/api/admin/bookings/around',
    input: z.object({
      // An account, or the contacts of a guest.
      clientId: z.uuid().optional(),
      phone: phone.optional(),
      email: email.optional(),
      profileId,
      // Comma-separated.
      services: z
        .string()
        .max(400)
        .transform((text) => text.split(','))
        .pipe(z.array(z.uuid()).max(mostServices)),
      startsAt: moment(),
    }),
    output: z.object({
      bookings: z.array(
        z.object({
          id: z.uuid(),
          bookingNumber: z.string(),
          startsAt: z.iso.datetime(),
          shopName: z.string(),
          timeZone: z.string(),
        }),
      ),
    }),
  }),
  create: call({
    summary: 'Book for a client or a guest',
    access: needsWrite,
    method: 'POST',
    path: '/api/admin/bookings',
    input: adminBooking.refine(({ clientId, guest }) => clientId === null || guest === null, {
      path: ['guest'],
      error: onePerson,
    }),
    output: booking,
    creates: true,
    errors: [
      'SLOT_TAKEN',
      'BARBER_CLOSED',
      'NOT_BOOKABLE_ONLINE',
      'BOOKING_OFF',
      'CLIENT_BUSY',
      'OWN_CASE',
    ],
  }),
  previewMove: call({
    summary: 'See what money a move of a booking would give back or charge',
    access: needsWrite,
    method: 'GET',
    path: '/api/admin/bookings/:id/moves/:move',
    input: byId.extend({ move: z.enum(moveNames) }),
    output: moneyMoved,
    errors: ['MOVE_NOT_OPEN'],
  }),
  reschedule: call({
    summary: 'Move a booking to another open time',
    access: needsWrite,
    method: 'POST',
    path: '/api/admin/bookings/:id/reschedule',
    input: byId.extend({
      startsAt: moment(),
      professionalId: z.uuid().nullable(),
      version,
      reason,
      isAnyNotice: z.boolean().default(false),
    }),
    output: booking,
    errors: ['CHANGED_MEANWHILE', 'MOVE_NOT_OPEN', 'SLOT_TAKEN', 'BARBER_CLOSED', 'OWN_CASE'],
  }),
  sendLink: call({
    summary: 'Send the link of a booking again',
    access: needsWrite,
    method: 'POST',
    path: '/api/admin/bookings/:id/link',
    input: byId.extend({ kind: z.enum(linkKinds), reason }),
    errors: ['MOVE_NOT_OPEN'],
  }),
}

export type Rescheduled = Received<typeof bookingDesk.reschedule>
export type Around = Received<typeof bookingDesk.around>
export type MoveQuery = Received<typeof bookingDesk.previewMove>
export type LinkOrder = Received<typeof bookingDesk.sendLink>
