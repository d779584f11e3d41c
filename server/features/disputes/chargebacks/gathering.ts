// What the platform itself knows about a booking, in English, for a bank: policy, events, the client's
// answer after the booking, and the invoice.
import type { Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { moneyOf, whenOf } from '#server/formats.ts'
import { findPapers, listSteps } from './chargeback-queries.ts'
import { listEvents, type DisputeRow } from '#server/features/disputes/queries.ts'

const mostCharacters = 4900

export async function gather(db: Db, booking: BookingRow) {
  const { timeZone, items, totalCents } = booking
  const { invoices, rating } = await findPapers(db, booking.id)
  const steps = await listSteps(db, booking.id)
  const lines = [
    `Appointment ${booking.bookingNumber} at ${booking.shopName}, ${booking.address}`,
    `Booked ${whenOf(booking.createdAt, timeZone, 'en')}, for ${whenOf(booking.startsAt, timeZone, 'en')}`,
    `Services: ${items.map(({ name }) => name).join(', ')}. Price: ${moneyOf(totalCents, 'en')}`,
    policyOf(booking),
    answerOf(booking, rating),
    invoices.length > 0 ? `Invoice: ${invoices.join(', ')}` : 'No invoice yet',
    'What happened:',
    ...steps.map(
      ({ at, event }) => `- ${whenOf(at, timeZone, 'en')}: ${event.replaceAll('_', ' ')}`,
    ),
  ]
  return lines.join('\n').slice(0, mostCharacters)
}

function policyOf({ policy }: BookingRow) {
  const { cancellationWindowHours: hours, lateCancelFeePercent, noShowFeePercent } = policy
  return `Policy the client agreed to: free cancellation until ${hours} hours before, then ${lateCancelFeePercent}%; no-show ${noShowFeePercent}%`
}

function answerOf({ completedBy, tipCents }: BookingRow, rating: number | null) {
  const said = [
    completedBy === 'client' && 'the client confirmed that it took place',
    rating !== null && `the client rated it ${rating} of 5`,
    tipCents > 0 && `the client tipped ${moneyOf(tipCents, 'en')}`,
  ].filter((each) => each !== false)
  return said.length === 0
    ? 'The client did not answer afterwards'
    : `Afterwards ${said.join(', ')}`
}

// With what the barber added.
export async function wordsForBank(db: Db, dispute: DisputeRow) {
  const booking = await requireBooking(db, dispute.bookingId)
  const events = await listEvents(db, dispute.id)
  const own = events.filter(({ side, message }) => side === 'barber' && message !== '')
  const gathered = events.find(({ event }) => event === 'gathered')?.message ?? ''
  return {
    uncategorized_text: [...own.map(({ message }) => message), gathered]
      .join('\n\n')
      .slice(0, 20_000),
    service_date: whenOf(booking.startsAt, booking.timeZone, 'en'),
    cancellation_policy_disclosure: policyOf(booking),
    customer_name: booking.clientName ?? booking.guestName ?? '',
  }
}
