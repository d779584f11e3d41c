// What other features may ask of bookings.
export { calendarOf } from './calendar.ts'
export { takeTime } from './holds.ts'
export { moveLocked, publishChange } from './moves.ts'
export { announce } from './notices.ts'
export { findBookable, insertEvent, lockBooking, setHolder, updateBooking } from './queries.ts'
export { readOwn } from './reading.ts'
export { readBusiness, servicesOf } from './slots.ts'
export { tendBookings } from './tending.ts'
export { viewOf } from './view.ts'
export {
  findBooking,
  findBookingByNumber,
  listBookingsOfDevice,
  listVisitsOf,
  type BookingRow,
} from './visits/queries.ts'
export { paramsOf, shortWhenOf, whenOf } from './when.ts'
