// Invoices and credit notes follow from the money of a booking. They are issued by a job, because their
// number is a lock that all bookings of a city share. For callers that hold the booking's lock.
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Db } from '#server/database/db.ts'
import {
  deleteFeeRequest,
  deletePartRequests,
  deleteRequest,
  insertCreditRequest,
  insertFeeCreditRequests,
  insertPartRequest,
  insertRequest,
  lockFeeRequest,
} from './invoice-request-queries.ts'

// Clients tip right after they say that all went well, and the tip stands on the invoice. The rest of a
// fee is charged right after its deposit was kept, and both stand on one.
const minutes = 3

type Billed = Pick<BookingRow, 'id' | 'clientId' | 'guestEmail'>

// A walk-in without an address gets none: there is nobody to send it to.
const isBilled = ({ clientId, guestEmail }: Billed) => clientId !== null || guestEmail !== null

export async function requestInvoice(db: Db, booking: Billed, cause: string) {
  if (isBilled(booking)) await insertRequest(db, { cause, bookingId: booking.id }, minutes)
}

// Nothing is taken back that was not yet issued.
export async function takeInvoiceBack(db: Db, bookingId: string, cause: string) {
  if (await deleteRequest(db, cause)) await deletePartRequests(db, bookingId)
  else await insertCreditRequest(db, cause)
}

// An invoice bills all that was taken of the fee and is on no other one.
export async function requestFeeInvoice(db: Db, booking: Billed, cause: string) {
  const { id: bookingId } = booking
  if (isBilled(booking) && !(await lockFeeRequest(db, bookingId)))
    await insertRequest(db, { cause, bookingId, kind: 'fee' }, minutes)
}

export async function takeFeeInvoiceBack(db: Db, bookingId: string) {
  if (await deleteFeeRequest(db, bookingId)) await deletePartRequests(db, bookingId)
  await insertFeeCreditRequests(db, bookingId)
}

type Part = { orderId: string; cents: number }

// An administrator gave a part of it back.
export async function requestCreditNote(db: Db, bookingId: string, { orderId, cents }: Part) {
  await insertPartRequest(db, { cause: `refunded:${orderId}`, bookingId, cents })
}
