import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { yourData } from '#web/texts/accounts/account.ts'
import { Notice } from '#web/ui/states/notice.tsx'

// Which appointments are canceled with the account, and what has to be settled before.
export function Going() {
  const t = useText()
  const language = useLanguage()
  const { data } = useQuery({ ...api.account.leaving.query(), staleTime: 0 })
  if (!data) return null
  const { appointments, isQuestionOpen } = data
  if (isQuestionOpen)
    return (
      <Notice tone="warning" title={t(yourData.questionOpen)} className="mb-5">
        {t(yourData.questionOpenText)}
      </Notice>
    )
  if (appointments.length === 0) return null
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
