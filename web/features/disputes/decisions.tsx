import { decisionNames } from '#contract/admin/words/disputes.ts'
import type { DisputeView } from '#contract/money/disputes/disputes.ts'
import { useText } from '#web/language.tsx'
import { answerWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { sumOf } from '#web/words/money.ts'

// What the administration decided, first and after an appeal.
export function Decisions({ dispute }: { dispute: DisputeView }) {
  const t = useText()
  return dispute.decisions.map(
    ({ outcome, amountCents, barberCents, isWarning, message }, index) => (
      <Notice
        key={message + String(index)}
        tone="info"
        title={`${t(index === 0 ? words.decision : words.appealDecision)}: ${t(decisionNames[outcome])}${
          amountCents === null || amountCents === 0 ? '' : ` · ${sumOf(amountCents)}`
        }`}
      >
        <span className="block whitespace-pre-line">{message}</span>
        {barberCents !== null && dispute.side === 'barber' && barberCents >= 0 && (
          <span className="mt-1 block font-semibold">
            {barberCents > 0
              ? t(words.barberPays, { amount: sumOf(barberCents) })
              : t(words.nothingFromYou)}
          </span>
        )}
        {isWarning && <span className="mt-1 block font-semibold">{t(words.warned)}</span>}
      </Notice>
    ),
  )
}
