// What other features may ask of bookings.
export { calendarOf } from './calendar.ts'
export { takeTime } from './holds.ts'
export { moveLocked } from './moves.ts'
export { findBookable, insertEvent, lockBooking, setHolder, updateBooking } from './queries.ts'
export { readBusiness, servicesOf } from './slots.ts'
export { tendBookings } from './tending.ts'
export { viewOf } from './view.ts'
export {
  findBooking,
  findBookingByNumber,
  listBookings,
  listBookingsOfDevice,
  listVisitsOf,
} from './visits/queries.ts'
export { paramsOf, whenOf } from './when.ts'
