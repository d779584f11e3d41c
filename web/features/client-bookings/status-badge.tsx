import type { ComponentProps } from 'react'
import type { Booking } from '#contract/bookings.ts'
import type { Status } from '#contract/workflow.ts'
import { useText } from '#web/language.tsx'
import { paymentNames, statusNames } from '#web/texts/client.ts'
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

const over: Status[] = ['declined', 'expired', 'cancelled', 'no_show']

export function PaymentState({ booking: { status, paymentStatus } }: { booking: Booking }) {
  const t = useText()
  const isNothing = over.includes(status) && paymentStatus === 'unpaid'
  return t(paymentNames[isNothing ? 'nothing' : paymentStatus] ?? paymentNames.unpaid!)
}
