// The open amount of a booking, the same for client and staff.
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Status } from '#contract/bookings/workflow.ts'

type Payable = Pick<Booking, 'status' | 'paymentStatus' | 'cancelFeeCents'>

const over: Status[] = ['declined', 'expired', 'cancelled', 'no_show']

// The state of the payment, or a fee, or nothing at all.
export function paymentOf({ status, paymentStatus, cancelFeeCents }: Payable) {
  if (!over.includes(status) || paymentStatus !== 'unpaid') return paymentStatus
  return cancelFeeCents > 0 ? 'fee' : 'nothing'
}
