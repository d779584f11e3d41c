import { useQuery } from '@tanstack/react-query'
import type { account } from '#contract/accounts/account.ts'
import type { Answer } from '#contract/call.ts'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { yourData } from '#web/texts/accounts/account.ts'
import { sumOf } from '#web/words/money.ts'
import { Notice } from '#web/ui/states/notice.tsx'

// Which appointments are canceled with the account, which credit is lost, and what has to be settled
// before.
export function Going({ isForGood = false }: { isForGood?: boolean }) {
  const t = useText()
  const { data } = useQuery({ ...api.account.leaving.query(), staleTime: 0 })
  if (!data) return null
  const { appointments, isQuestionOpen, isLastOwner, creditCents } = data
  if (isLastOwner)
    return (
      <Notice tone="warning" title={t(yourData.questionOpen)} className="mb-5">
        {t(yourData.lastOwner)}
      </Notice>
    )
  if (isQuestionOpen)
    return (
      <Notice tone="warning" title={t(yourData.questionOpen)} className="mb-5">
        {t(yourData.questionOpenText)}
      </Notice>
    )
  if (isForGood && (data.balanceCents !== 0 || data.heldCents !== 0)) return <Balance {...data} />
  return (
    <>
      {isForGood && creditCents > 0 && (
        <Notice tone="warning" className="mb-5">
          {t(yourData.creditLost, { amount: sumOf(creditCents) })}
        </Notice>
      )}
      {appointments.length > 0 && <Canceled appointments={appointments} />}
    </>
  )
}

type BalanceProps = { balanceCents: number; heldCents: number }

// Money is open between their business and us.
function Balance({ balanceCents, heldCents }: BalanceProps) {
  const t = useText()
  const owed = balanceCents < 0 ? yourData.debtOpen : yourData.balanceOpen
  return (
    <Notice tone="warning" title={t(yourData.questionOpen)} className="mb-5">
      {heldCents === 0
        ? t(owed, { amount: sumOf(Math.abs(balanceCents)) })
        : t(yourData.heldOpen, { amount: sumOf(balanceCents), held: sumOf(heldCents) })}
    </Notice>
  )
}

type CanceledProps = { appointments: Answer<typeof account.leaving>['appointments'] }

function Canceled({ appointments }: CanceledProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <Notice tone="warning" title={t(yourData.canceled)} className="mb-5">
      <ul className="mt-1 space-y-0.5">
        {appointments.map(({ id, shopName, timeZone, startsAt, isLate }) => (
          <li key={id}>
            <span className="inline-block first-letter:uppercase">
              {whenWords(startsAt, timeZone, language)}
            </span>
            , {shopName}
            {isLate && ` (${t(yourData.canceledLate)})`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
