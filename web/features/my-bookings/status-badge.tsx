import type { ComponentProps } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { feeOf } from '#contract/bookings/cancellation.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { priceOf } from '#web/words/money.ts'
import { paymentOf } from '#web/features/bookings/payment.ts'
import { useText } from '#web/language.tsx'
import { feeWords } from '#web/texts/bookings/cancellation.ts'
import { onFileWords } from '#web/texts/money/on-file.ts'
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
  const { barber, owedCents, feePaidCents, feeWaivedAt, status } = booking
  const fee = priceOf(feeOf(booking))
  const shop = barber.shopName
  if (owedCents > 0)
    return t(status === 'completed' ? onFileWords.owedVisit : onFileWords.owedFee, {
      amount: priceOf(owedCents),
    })
  if (feeWaivedAt !== null) return t(onFileWords.feeWaived, { fee, shop })
  if (feePaidCents > 0) return t(onFileWords.feePaid, { fee: priceOf(feePaidCents) })
  if (payment !== 'fee') return t(paymentNames[payment] ?? paymentNames.unpaid)
  return t(feeWords.client, { fee, shop })
}
