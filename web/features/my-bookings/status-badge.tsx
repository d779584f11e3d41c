import type { ComponentProps } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { priceOf } from '#web/words/money.ts'
import { paymentOf } from '#web/features/bookings/payment.ts'
import { useText } from '#web/language.tsx'
import { feeWords } from '#web/texts/bookings/cancellation.ts'
import { paymentNames, statusNames } from '#web/texts/bookings/my-bookings.ts'
import { Badge } from '#web/ui/badge.tsx'

type Tone = ComponentProps<typeof Badge>['tone']

const tones: Record<Status, Tone> = {
  held: 'neutral',
  pending: 'warning',
  confirmed: 'success',
  checked_in: 'success',
  in_progress: 'info',
  awaiting_confirmation: 'warning',
  completed: 'neutral',
  declined: 'error',
  expired: 'neutral',
  cancelled: 'neutral',
  no_show: 'error',
}

export function StatusBadge({ status }: { status: Status }) {
  const t = useText()
  return (
    <Badge tone={tones[status]} dot>
      {t(statusNames[status])}
    </Badge>
  )
}

export function PaymentState({ booking }: { booking: Booking }) {
  const t = useText()
  const payment = paymentOf(booking)
  if (payment !== 'fee') return t(paymentNames[payment] ?? paymentNames.unpaid)
  const { barber, cancelFeeCents } = booking
  return t(feeWords.client, { fee: priceOf(cancelFeeCents), shop: barber.shopName })
}
