// What the platform owes barbers and pays with the next run.
import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { transferWords as words } from '#web/texts/money/transfers.ts'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { sumOf } from '#web/words/money.ts'
import { ownTime } from '#web/words/own-time.ts'

const transfers = '/admin/transfers'

export function PayoutsDue() {
  return useMay()('money.read') ? <Due /> : null
}

function Due() {
  const t = useText()
  const language = useLanguage()
  const { data } = useQuery(api.transfers.read.query())
  if (!data) return null
  const { owedCents, nextRun } = data
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <Stat
        label={t(words.owed)}
        value={sumOf(owedCents)}
        definition={t(words.owedText)}
        to={transfers}
      />
      <Stat label={t(words.next)} value={sumOf(nextRun.cents)} to={transfers}>
        <Hint>
          {t(words.nextText, { when: ownTime(nextRun.at, language), count: nextRun.count })}
        </Hint>
      </Stat>
    </div>
  )
}
