// What client and staff say about a booking besides its moves.
import * as z from 'zod'
import { booking } from '#contract/bookings/bookings.ts'
import { byId } from '#contract/bookings/confirmation.ts'
import { call } from '#contract/call.ts'
import { tipCents } from './after-booking-fields.ts'

export const flagNote = z.string().trim().max(500, 'Note must be less than 500 characters')

export const afterBooking = {
  // The client confirms attendance.
  attend: call({
    summary: 'Confirm that you are coming',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/attendance',
    input: byId,
    output: booking,
    errors: ['MOVE_NOT_OPEN'],
  }),
  // The tip that the client gave in person. Kempt does not process it.
  tip: call({
    summary: 'Record the tip you gave',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/tip',
    input: byId.extend({ tipCents }),
    output: booking,
    // Paid by card already.
    errors: ['MOVE_NOT_OPEN', 'ALREADY_PAID'],
  }),
  // Accepts or rejects a final price above the booked one. Accepting also confirms that the booking
  // took place.
  answerPrice: call({
    summary: 'Accept or dispute a final price above the booked one',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/price',
    input: byId.extend({ isAccepted: z.boolean() }),
    output: booking,
    errors: ['MOVE_NOT_OPEN', 'PRICE_ANSWERED'],
  }),
  // The client reports that the booking did not take place.
  notHappened: call({
    summary: 'Say that the appointment did not take place',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/flag',
    input: byId,
    output: booking,
    errors: ['MOVE_NOT_OPEN'],
  }),
  // The shop's answer to a client's report that the booking did not take place.
  answerFlag: call({
    summary: 'Answer a client who says it did not take place',
    access: ['barber', 'employee'],
    method: 'POST',
    path: '/api/bookings/:id/flag/answer',
    input: z.object({ id: z.uuid(), didHappen: z.boolean(), note: flagNote.default('') }),
    output: booking,
    errors: ['MOVE_NOT_OPEN', 'REASON_REQUIRED'],
  }),
}
