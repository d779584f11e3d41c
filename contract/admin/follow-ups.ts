// Bookings that administrators made, and those they look after until they are done.
import * as z from 'zod'
import { bookingLine } from '#contract/admin/bookings.ts'
import { after, lastAt, pageOf, searched } from '#contract/admin/page.ts'
import { call, type Received } from '#contract/call.ts'
import { day, orNull } from '#contract/fields.ts'

// `nobody`: follow-ups of people who may no longer act on bookings.
export const myBookingViews = ['assigned', 'nobody', 'made'] as const
export type MyBookingView = (typeof myBookingViews)[number]

export const newFollowUp = z.object({
  assigneeId: z.uuid('Choose a colleague'),
  note: z
    .string()
    .trim()
    .min(3, 'Please say what is to be done')
    .max(500, 'Note must be less than 500 characters'),
  dueOn: orNull(day()),
})

const myBooking = bookingLine.extend({
  // The follow-up, for those assigned to the caller.
  followUp: z
    .object({ id: z.uuid(), note: z.string(), dueOn: z.iso.date().nullable(), by: z.string() })
    .nullable(),
})
export type MyBooking = z.output<typeof myBooking>

const needsWrite = { needs: 'bookings.write' } as const

export const followUps = {
  mine: call({
    summary: "List the bookings you made, those assigned to you, or nobody's",
    access: needsWrite,
    method: 'GET',
    path: '/api/admin/my-bookings',
    input: z.object({
      view: z.enum(myBookingViews).default('assigned'),
      // The number of a booking, a client or a business.
      q: searched,
      after,
    }),
    output: pageOf(myBooking).extend({ lastAt }),
  }),
  colleagues: call({
    summary: 'List the colleagues a booking can be assigned to',
    access: needsWrite,
    method: 'GET',
    path: '/api/admin/follow-ups/colleagues',
    output: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  assign: call({
    summary: 'Assign a booking to yourself or a colleague',
    access: needsWrite,
    method: 'POST',
    path: '/api/admin/bookings/:id/follow-up',
    input: newFollowUp.extend({ id: z.uuid() }),
    errors: ['NOTHING_CHANGED', 'DAY_OVER'],
  }),
  finish: call({
    summary: 'Close a follow-up',
    access: needsWrite,
    method: 'POST',
    path: '/api/admin/follow-ups/:id/done',
    input: z.object({ id: z.uuid() }),
  }),
}

export type MyBookingQuery = Received<typeof followUps.mine>
export type Assignment = Received<typeof followUps.assign>
