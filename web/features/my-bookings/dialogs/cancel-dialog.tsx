import type { Booking } from '#contract/bookings/bookings.ts'
import { priceOf } from '#web/words/money.ts'
import { useTerms } from '#web/features/bookings/cancel-terms.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { feeWords } from '#web/texts/bookings/cancellation.ts'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { onFileWords } from '#web/texts/money/on-file.ts'
import { payWords } from '#web/texts/money/payments.ts'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import type { OwnBooking } from '#web/features/my-bookings/facts.ts'
import { useMove } from '#web/features/my-bookings/use-move.ts'

type CancelDialogProps = {
  booking: OwnBooking
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

// The dialog states the fee before anything is canceled.
export function CancelDialog({ booking, open, onOpenChange }: CancelDialogProps) {
  const t = useText()
  const language = useLanguage()
  const move = useMove()
  const { barber, startsAt } = booking
  const { feeCents } = useTerms(booking, barber)
  const feeOf = ({ cancelFeeCents }: Booking) =>
    cancelFeeCents > 0 && !booking.card && booking.paymentStatus === 'unpaid'
      ? t(feeWords.client, { fee: priceOf(cancelFeeCents), shop: barber.shopName })
      : undefined
  return (
    <ConfirmDialog
      title={t(visits.cancelTitle)}
      text={`${barber.shopName}, ${whenWords(startsAt, barber.timeZone, language)}`}
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
      onConfirm={(reason) =>
        move(booking, { move: 'cancel', reason, done: visits.wasCancelled, more: feeOf })
      }
      open={open}
      onOpenChange={onOpenChange}
    >
      <Cost booking={booking} />
      <PaidBack booking={booking} />
    </ConfirmDialog>
  )
}

// What was paid ahead goes back, less the fee.
function PaidBack({ booking }: { booking: Booking }) {
  const t = useText()
  const { feeCents } = useTerms(booking, booking.barber)
  const { creditCents } = booking
  const paidCents = paidAhead(booking)
  const lines = []
  if (booking.card && feeCents > 0) lines.push(t(onFileWords.cancelOnCard))
  else if (paidCents > 0 && feeCents > 0)
    lines.push(t(payWords.feeFromPaid, { paid: priceOf(paidCents) }))
  if (paidCents > feeCents)
    lines.push(t(payWords.goesBack, { amount: priceOf(paidCents - feeCents) }))
  if (creditCents > 0 && feeCents <= paidCents)
    lines.push(t(payWords.creditBack, { amount: priceOf(creditCents) }))
  if (lines.length === 0) return null
  return <Hint size="md">{lines.join(' ')}</Hint>
}

function paidAhead({ paymentStatus, totalCents, depositCents }: Booking) {
  if (paymentStatus === 'paid') return totalCents
  return paymentStatus === 'deposit_paid' ? depositCents : 0
}

function Cost({ booking }: { booking: Booking }) {
  const t = useText()
  const { isLate, feeCents, text } = useTerms(booking, booking.barber)
  if (!isLate)
    return (
      <Notice tone="success" title={t(visits.cancelFree)}>
        {text}
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      title={feeCents > 0 ? t(visits.cancelFee, { fee: priceOf(feeCents) }) : t(visits.cancelLate)}
    >
      <p>{text}</p>
      <p>{t(visits.cancelLateText)}</p>
    </Notice>
  )
}
