import type { ReactNode } from 'react'
import { disputeKindNames, disputeReasonNames } from '#contract/admin/words/disputes.ts'
import type { DisputeView } from '#contract/money/disputes/disputes.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { disputeWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Hint } from '#web/ui/hint.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'

// What it is about: the booking, what is asked for, and the policy of that day.
export function DisputeFacts({ dispute }: { dispute: DisputeView }) {
  const t = useText()
  const language = useLanguage()
  const { booking, kind, reason, side, clientName, shopName, askedCents, policy } = dispute
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {side !== 'client' && <Line label={t(words.client)}>{clientName}</Line>}
      {side !== 'barber' && <Line label={t(words.shop)}>{shopName}</Line>}
      <Line label={t(words.reason)}>
        {t(kind === 'chargeback' ? disputeKindNames.chargeback : disputeReasonNames[reason])}
      </Line>
      {booking && (
        <Line label={t(words.about)}>
          {booking.services}
          <Hint>
            {booking.number} · {whenWords(booking.startsAt, booking.timeZone, language)}
          </Hint>
        </Line>
      )}
      {askedCents !== null && (
        <Line label={t(side === 'barber' ? words.atRisk : words.asked)}>
          <span className="font-bold tabular-nums">{sumOf(askedCents)}</span>
          {booking?.totalCents != null && (
            <Hint>
              {t(words.price)}: {sumOf(booking.totalCents)}
            </Hint>
          )}
        </Line>
      )}
      {policy && (
        <Line label={t(words.policy)}>
          <span className="text-md">
            {t(words.policyText, {
              hours: policy.cancellationWindowHours,
              late: policy.lateCancelFeePercent,
              missed: policy.noShowFeePercent,
            })}
          </span>
        </Line>
      )}
    </dl>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
