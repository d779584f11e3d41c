import type { Booking } from '#contract/bookings.ts'
import { cancellationOf } from '#contract/workflow.ts'
import { priceOf } from '#web/features/barbers/card-facts.ts'
import { whenWords } from '#web/features/bookings/times.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { visits } from '#web/texts/client.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { OwnBooking } from './facts.ts'
import { useMove } from './use-move.ts'
import { useNow } from './use-now.ts'

type CancelDialogProps = {
  booking: OwnBooking
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

// What it costs is said before anything happens.
export function CancelDialog({ booking, open, onOpenChange }: CancelDialogProps) {
  const t = useText()
  const language = useLanguage()
  const move = useMove()
  const { feeCents } = useCost(booking)
  const { barber, startsAt } = booking
  return (
    <ConfirmDialog
      title={t(visits.cancelTitle)}
      text={`${barber.shopName}, ${whenWords(startsAt, language)}`}
      confirm={
        feeCents > 0
          ? t(visits.cancelConfirmFee, { fee: priceOf(feeCents) })
          : t(visits.cancelConfirm)
      }
      cancel={t(visits.keep)}
      isDestructive
      reason={{
        label: t(visits.cancelReason),
        hint: t(visits.cancelReasonHint),
        isOptional: true,
      }}
      onConfirm={(reason) => move(booking, { move: 'cancel', reason, done: visits.wasCancelled })}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Cost booking={booking} />
    </ConfirmDialog>
  )
}

// A request nobody has answered yet can be taken back at any time.
export function useCost(booking: Booking) {
  const now = useNow()
  const { deadline, isLate, feeCents } = cancellationOf(booking, now)
  const isAnswered = booking.status === 'confirmed'
  return {
    deadline,
    isBeforeDeadline: now <= Date.parse(deadline),
    isLate: isAnswered && isLate,
    feeCents: isAnswered ? feeCents : 0,
  }
}

function Cost({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const { deadline, isBeforeDeadline, isLate, feeCents } = useCost(booking)
  const when = whenWords(deadline, language)
  if (!isLate)
    return (
      <Notice tone="success">
        {isBeforeDeadline && booking.status === 'confirmed'
          ? t(visits.cancelFreeUntil, { when })
          : t(visits.cancelFree)}
      </Notice>
    )
  const { policy, totalCents, barber } = booking
  const fee = priceOf(feeCents)
  return (
    <Notice
      tone="warning"
      title={feeCents > 0 ? t(visits.cancelFee, { fee }) : t(visits.cancelLate, { when })}
    >
      {feeCents > 0 && (
        <p>
          {t(visits.cancelFeeText, {
            percent: policy.lateCancelFeePercent,
            total: priceOf(totalCents),
            shop: barber.shopName,
          })}{' '}
          {t(visits.cancelLate, { when })}
        </p>
      )}
      <p>{t(visits.cancelLateText)}</p>
    </Notice>
  )
}
