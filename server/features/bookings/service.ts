// What other features may ask of bookings.
export { bookByHand } from './by-hand.ts'
export { cancelAllOf, listCancelable } from './cancel-all.ts'
export { calendarOf } from './calendar.ts'
export { demandBooking, demandLocked } from './demand.ts'
export { countUpcomingOf, stopBookingsAt, stopBookingsOf } from './closing.ts'
export { answerPrice, finishWith } from './final-price.ts'
export { canTakeOver, handOver } from './hand-over.ts'
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
export { confirmPath } from './path.ts'
export { reachOf } from './reach.ts'
export { readOwn } from './reading.ts'
export { readBusiness, servicesOf } from './slots.ts'
export { tendBookings } from './tending.ts'
export { mayWorkWith } from './staff-time.ts'
export { partsOf, viewOf } from './view.ts'
export {
  findBooking,
  findBookingByNumber,
  hasOpenQuestion,
  listBookings,
  listBookingsOfDevice,
  listVisitsOf,
  listVisitsToCome,
  type BookingRow,
} from './visits/queries.ts'
export { paramsOf, shortWhenOf, whenOf } from './when.ts'
