// Every booking, for administrators.
import * as z from 'zod'
import { after, pageOf } from '#contract/admin/page.ts'
import { statuses, type Status } from '#contract/bookings/workflow.ts'
import { call, type Received } from '#contract/call.ts'
import { day } from '#contract/fields.ts'
import { keysOf } from '#contract/lists.ts'

export const bookingSources = [
  'marketplace',
  'direct_link',
  'barber',
  'employee',
  'admin',
  'walk_in',
] as const

export const paymentStatuses = [
  'unpaid',
  'deposit_paid',
  'paid',
  'paid_at_shop',
  'partially_refunded',
  'refunded',
] as const

// Of bookings that someone said did not happen.
export const disputeFilters = ['open', 'closed'] as const

// Holds are not bookings yet.
export const listedStatuses = statuses.filter((status) => status !== 'held')

// States that a list shows together: what is still ahead, and what the overview counts as visits.
export const statusGroups = {
  coming: ['pending', 'confirmed', 'checked_in', 'in_progress'],
  took_place: ['awaiting_confirmation', 'completed'],
} as const satisfies Record<string, readonly Status[]>

export const statusFilters = [...listedStatuses, ...keysOf(statusGroups)]

export const bookingLine = z.object({
  id: z.uuid(),
  bookingNumber: z.string(),
  status: z.enum(statuses),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  clientName: z.string(),
  isGuest: z.boolean(),
  shopName: z.string(),
  professionalName: z.string(),
  services: z.string(),
  totalCents: z.int(),
  source: z.string(),
  isDisputed: z.boolean(),
  // A no-show that does not count, because the client's appeal was accepted.
  isExcused: z.boolean(),
})
export type BookingLine = z.output<typeof bookingLine>

const trailEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  event: z.string(),
  // Null for the server itself, and for guests.
  by: z.string().nullable(),
  reason: z.string(),
})
export type TrailEvent = z.output<typeof trailEvent>

export const messageChannels = ['mail', 'sms', 'push', 'in_app'] as const

const message = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  channel: z.enum(messageChannels),
  // Who it was written to.
  to: z.string(),
  subject: z.string(),
  state: z.string(),
})
export type SentMessage = z.output<typeof message>

export const adminBookings = {
  list: call({
    summary: 'List bookings of every business, by filters',
    access: { needs: 'bookings.read' },
    method: 'GET',
    path: '/api/admin/bookings',
    input: z.object({
      status: z.enum(statusFilters).optional(),
      source: z.enum(bookingSources).optional(),
      payment: z.enum(paymentStatuses).optional(),
      dispute: z.enum(disputeFilters).optional(),
      // A business, by the id of its page.
      barber: z.uuid().optional(),
      // Days of each shop's calendar, both included.
      from: day().optional(),
      to: day().optional(),
      // A number, a name, an email or a phone.
      q: z.string().trim().max(80).optional(),
      order: z.enum(['newest', 'oldest']).default('newest'),
      after,
    }),
    output: pageOf(bookingLine),
  }),
  trail: call({
    summary: 'Read what happened to a booking, and the messages about it',
    access: { needs: 'bookings.read' },
    method: 'GET',
    path: '/api/admin/bookings/:id/trail',
    input: z.object({ id: z.uuid() }),
    output: z.object({ events: z.array(trailEvent), messages: z.array(message) }),
  }),
}

export type BookingQuery = Received<typeof adminBookings.list>
