import type { bookingDesk as deskCalls } from '#contract/admin/booking-desk.ts'
import type { adminBookings as calls } from '#contract/admin/bookings.ts'
import type { followUps as followUpCalls } from '#contract/admin/follow-ups.ts'
import { readBeside } from '#server/features/bookings/by-admins/beside.ts'
import { previewMove } from '#server/features/bookings/by-admins/preview.ts'
import { rescheduleByAdmin } from '#server/features/bookings/by-admins/reschedule.ts'
import type { Handlers } from '#server/handlers.ts'
import { book, findGuests, readCase, sendLink } from './desk.ts'
import { assign, finish, readColleagues, readMine } from './follow-ups.ts'
import { findBookings, readTrail } from './service.ts'

export const adminBookings: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => findBookings(caller, input),
  trail: ({ input, ...caller }) => readTrail(caller, input.id),
}

export const bookingDesk: Handlers<typeof deskCalls> = {
  read: ({ input, ...caller }) => readCase(caller, input.id),
  guests: ({ input, ...caller }) => findGuests(caller, input.q),
  around: ({ input, ...caller }) => readBeside(caller, input),
  create: ({ input, ...caller }) => book(caller, input),
  previewMove: ({ input, ...caller }) => previewMove(caller, input),
  reschedule: ({ input, ...caller }) => rescheduleByAdmin(caller, input),
  sendLink: ({ input, ...caller }) => sendLink(caller, input),
}

export const followUps: Handlers<typeof followUpCalls> = {
  mine: ({ input, ...caller }) => readMine(caller, input),
  colleagues: ({ db }) => readColleagues(db),
  assign: ({ input, ...caller }) => assign(caller, input),
  finish: ({ input, ...caller }) => finish(caller, input.id),
}
