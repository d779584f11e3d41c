import { mostCancelPercent, type OwnReliability } from '#contract/business/reliability.ts'
import { useText } from '#web/language.tsx'
import { reliability as words } from '#web/texts/business/overview.ts'
import { Notice } from '#web/ui/states/notice.tsx'

// Only when there is something to know: cancellations by the shop and requests without an answer.
export function Reliability({ numbers }: { numbers: OwnReliability }) {
  const t = useText()
  const { cancellations, lateCancellations, unanswered, cancelPercent, warnAt, reviewAt } = numbers
  if (cancellations === 0 && unanswered === 0) return null
  const isWarned = lateCancellations >= warnAt
  return (
    <Notice
      tone={isWarned || cancelPercent > mostCancelPercent ? 'warning' : 'info'}
      title={t(words.title)}
    >
      <ul className="space-y-0.5">
        {cancellations > 0 && (
          <li>{t(words.canceled, { count: cancellations, percent: cancelPercent })}</li>
        )}
        {lateCancellations > 0 && (
          <li>{t(words.late, { count: lateCancellations, warn: warnAt, review: reviewAt })}</li>
        )}
        {unanswered > 0 && <li>{t(words.unanswered, { count: unanswered })}</li>}
      </ul>
      <p className="mt-1">{t(words.why, { percent: mostCancelPercent })}</p>
    </Notice>
  )
}
