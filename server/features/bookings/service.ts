// What other features may ask of bookings.
export { bookForClient } from './book-for-client.ts'
export { cancelAllOf, listCancelable } from './cancel-all.ts'
export { calendarOf } from './icalendar.ts'
export { requireBooking, requireLockedBooking } from './require-booking.ts'
export { countUpcomingOf, stopBookingsAt, stopBookingsOf } from './stop-bookings.ts'
export { answerPrice, finishWith } from './final-price.ts'
export { canReassignTo, reassign } from './reassign.ts'
export { commissionOf, takeTime } from './holds.ts'
export { moveLocked, publishChange } from './moves.ts'
export { announce } from './notices.ts'
export {
  findBookable,
  findPriceAnswer,
  insertEvent,
  lockBooking,
  setHolder,
  updateBooking,
} from './queries.ts'
export { confirmPath } from './confirm-link.ts'
export { reachOf } from './client-reach.ts'
export { readAs } from './access.ts'
export { readBusiness, servicesOf } from './slots.ts'
export { sweepBookings } from './sweep.ts'
export { mayWorkWith } from './staff-time.ts'
export { partsOf, viewOf } from './booking-view.ts'
export {
  findBooking,
  findBookingByNumber,
  hasOpenQuestion,
  listBookings,
  listBookingsOfDevice,
  listVisitsOf,
  listVisitsToCome,
  type BookingRow,
} from './booking-rows-queries.ts'
export { paramsOf, shortWhenOf, whenOf } from './when.ts'
