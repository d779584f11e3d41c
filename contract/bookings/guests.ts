// Guest bookings: those of this browser, and recovery of one by mail.
import * as z from 'zod'
import { booking } from './bookings.ts'
import { call } from '#contract/call.ts'
import { email } from '#contract/fields.ts'

export const findBooking = z.object({
  email,
  bookingNumber: z
    .string()
    .trim()
    .min(1, 'Enter your booking number')
    .max(40, 'Booking number must be less than 40 characters'),
})

export const guests = {
  bookings: call({
    summary: 'List the bookings this browser made as a guest',
    access: 'public',
    method: 'GET',
    path: '/api/guest/bookings',
    output: z.object({ upcoming: z.array(booking), past: z.array(booking) }),
  }),
  // Responds the same whether or not the booking exists; if it does, its link is mailed.
  find: call({
    summary: 'Email a guest the link to their booking',
    access: 'public',
    method: 'POST',
    path: '/api/guest/bookings/find',
    input: findBooking,
  }),
}
