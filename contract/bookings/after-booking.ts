// What the people of a visit say about it besides moving it.
import * as z from 'zod'
import { booking, byId } from './bookings.ts'
import { call } from '#contract/call.ts'
import { tipCents } from './after-booking-fields.ts'

export const flagNote = z.string().trim().max(500, 'Note must be less than 500 characters')

export const afterBooking = {
  // "Yes, I'm coming."
  attend: call({
    summary: 'Confirm that you are coming',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/attendance',
    input: byId,
    output: booking,
    errors: ['MOVE_NOT_OPEN'],
  }),
  // What the client gave, from hand to hand. Nothing of it goes through Kempt.
  tip: call({
    summary: 'Record the tip you gave',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/tip',
    input: byId.extend({ tipCents }),
    output: booking,
    errors: ['MOVE_NOT_OPEN'],
  }),
  // Yes or no to a final price that is higher than booked. A yes says that the visit took place, too.
  answerPrice: call({
    summary: 'Accept or dispute a final price above the booked one',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/price',
    input: byId.extend({ isAccepted: z.boolean() }),
    output: booking,
    errors: ['MOVE_NOT_OPEN', 'PRICE_ANSWERED'],
  }),
  // 'It did not happen.'
  notHappened: call({
    summary: 'Say that the appointment did not take place',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/flag',
    input: byId,
    output: booking,
    errors: ['MOVE_NOT_OPEN'],
  }),
  // The barber's word when the client says that a visit did not take place.
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
