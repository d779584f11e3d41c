import { refundCauseNames, refundStateNames } from '#contract/admin/words/refunds.ts'
import type { Answer } from '#contract/call.ts'
import type { refunds } from '#contract/money/refunds.ts'
import { useText } from '#web/language.tsx'
import { refundWords as words } from '#web/texts/money/refunds.ts'
import { Card } from '#web/ui/card.tsx'
import { Breakdown } from '#web/ui/charts/breakdown.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { sumOf } from '#web/words/money.ts'
import { Weeks } from './weeks.tsx'

type SumsProps = { sums: Answer<typeof refunds.list>['sums'] }

// How many there are and what they sum up to, by state, by cause and by week.
export function Sums({ sums: { states, causes, weeks } }: SumsProps) {
  const t = useText()
  if (states.length === 0) return null
  return (
    <Card asChild className="mb-4">
      <section aria-label={t(words.sums)} className="grid gap-6 lg:grid-cols-2">
        <div>
          <Hint size="md" className="mb-3 font-medium">
            {t(words.byState)}
          </Hint>
          <dl className="space-y-2">
            {states.map(({ state, count, cents }) => (
              <div key={state} className="flex items-baseline justify-between gap-3">
                <dt>{t(words.stateCount, { state: t(refundStateNames[state]), count })}</dt>
                <dd className="font-semibold tabular-nums">{sumOf(cents)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <Hint size="md" className="mb-3 font-medium">
            {t(words.byCause)}
          </Hint>
          <Breakdown
            label={t(words.byCause)}
            data={causes.map(({ cause, cents }) => ({
              label: t(refundCauseNames[cause]),
              value: cents,
            }))}
            format={sumOf}
          />
        </div>
        <div className="lg:col-span-2">
          <Weeks weeks={weeks} />
        </div>
      </section>
    </Card>
  )
}
