// Files of a server feature that others may name besides its service.ts.
export const secondEntries = [
  // Pure arithmetic of open hours, without a database.
  '!#server/features/availability/slots.ts',
  // Follow-ups of bookings, which a bulk run assigns and finishes.
  '!#server/features/admin-bookings/follow-ups.ts',
  // Awards of badges, as a file.
  '!#server/features/badges/desk.ts',
  // The mail with a guest's link, which an administrator sends again.
  '!#server/features/guests/bookings.ts',
  // What a completed booking earns.
  '!#server/features/booking-money/ending.ts',
  // Fees after they were decided.
  '!#server/features/booking-money/fees.ts',
  // The money that a decision about a booking moves.
  '!#server/features/booking-money/moved.ts',
  // Refunds that administrators give, at the cost of the barber or the platform.
  '!#server/features/booking-money/by-hand.ts',
  // What a shop gave back from its till.
  '!#server/features/refunds/till.ts',
  // Disputes that a client opens by a link or by saying that it did not happen.
  '!#server/features/disputes/opening.ts',
  // Refunds that a dispute led to.
  '!#server/features/refunds/ordered.ts',
  // Conversations by subject: who may read one, who is in it, writing, reading.
  '!#server/features/messages/access.ts',
  '!#server/features/messages/places.ts',
  '!#server/features/messages/send.ts',
  '!#server/features/messages/reading.ts',
  // Balances and payouts, as files.
  '!#server/features/payouts/desk.ts',
  // The lines of every event of money, without a database.
  '!#server/features/ledger/postings.ts',
  // The type of the live hub, which its listeners receive.
  '!#server/features/live/hub.ts',
]

// The largest feature is entered by subject. None of these files writes rows without its rules.
export const bookingEntries = [
  'booking-rows-queries', // reads
  'booking-view', // finds and locks a booking for someone, and shows it to them
  'announce', // the announcement that booking-messages sends
  'claim-queries', // a guest's bookings move to their account
  'alternatives', // other open slots for a booking that the shop ended
  'book-for-client', // staff write a booking
  'confirm', // a hold becomes a booking, at once or when it is paid
  'require-open', // whether a business is still open for a booking
  'holds/switches', // what administrators can switch off
  'holds/redeem-code', // a promotion's code lowers the price of a hold
  'holds/usable', // the offers that a client may still use
  'final-price', // the price at the end, and the client's answer to it
  'reliability', // what follows from a client's no-shows
  'stop-bookings', // closing, pausing, leaving
  'by-admins/book', // an administrator books for someone
  'by-admins/beside', // what someone has booked around a time
  'by-admins/reschedule', // an administrator moves a booking
  'by-admins/preview', // the money that a move would give back or charge
  'by-admins/decide', // an administrator decides a client's report
].map((file) => `!#server/features/bookings/${file}.ts`)
