import type { CasePayment } from '#contract/admin/booking-desk.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useLanguage, useText } from '#web/language.tsx'
import {
  casePaymentWords as words,
  purposeNames,
  unpaidNames,
} from '#web/texts/admin/booking-case.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { whenThere } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'

type CasePaymentsProps = { booking: Booking; payments: readonly CasePayment[] }

// Every payment by card, those that were declined included, and what went back.
export function CasePayments({ booking, payments }: CasePaymentsProps) {
  const t = useText()
  if (payments.length === 0) return null
  return (
    <section aria-label={t(words.title)}>
      <SectionTitle className="mb-3">{t(words.title)}</SectionTitle>
      <ul className="space-y-3">
        {payments.map((payment) => (
          <li key={payment.id}>
            <Payment payment={payment} timeZone={booking.barber.timeZone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PaymentProps = { payment: CasePayment; timeZone: string }

function Payment({ payment, timeZone }: PaymentProps) {
  const t = useText()
  const language = useLanguage()
  const { purpose, state, amountCents, refundedCents, cardLast4: last4, at } = payment
  const unpaid = state === 'succeeded' ? undefined : unpaidNames[state]
  const when = whenThere(at, timeZone, language)
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium break-words">{t(purposeNames[purpose])}</span>
        <span className="font-semibold tabular-nums">
          {unpaid ? t(unpaid) : sumOf(amountCents)}
        </span>
      </p>
      <Hint>
        {last4 === null ? when : t(words.with, { last4, when })}
        {unpaid && ` · ${sumOf(amountCents)}`}
        {refundedCents !== null &&
          refundedCents > 0 &&
          ` · ${t(words.back, { amount: sumOf(refundedCents) })}`}
      </Hint>
    </>
  )
}
