// What is owed, held and paid next, and how it went so far.
import type { TransferReport } from '#contract/money/transfers.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { transferWords as words } from '#web/texts/money/transfers.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Bars } from '#web/ui/charts/bars.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Trend } from '#web/ui/charts/trend.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { dayWords } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'
import { ownTime } from '#web/words/own-time.ts'

type ReportProps = { report: TransferReport }

export function Totals({ report }: ReportProps) {
  const t = useText()
  const language = useLanguage()
  const { owedCents, heldCents, debtCents, underWayCents, nextRun } = report
  const when = ownTime(nextRun.at, language)
  return (
    <section className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
      <Stat label={t(words.owed)} value={sumOf(owedCents)} definition={t(words.owedText)}>
        <Hint>{t(words.underWay, { amount: sumOf(underWayCents) })}</Hint>
      </Stat>
      <Stat label={t(words.held)} value={sumOf(heldCents)} definition={t(words.heldText)} />
      <Stat label={t(words.next)} value={sumOf(nextRun.cents)} to="?show=next">
        <Hint>{t(words.nextText, { when, count: nextRun.count })}</Hint>
      </Stat>
      <Stat
        label={t(words.debts)}
        value={sumOf(debtCents)}
        definition={t(words.debtsText)}
        to="?show=debts"
      />
    </section>
  )
}

export function Plots({ report: { days, runs } }: ReportProps) {
  const t = useText()
  const language = useLanguage()
  const dayOf = (day: string) => dayWords(day, language, { month: 'short', day: 'numeric' })
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {days.length > 1 && (
        <TitledCard title={t(words.days)}>
          <Trend
            label={t(words.days)}
            format={sumOf}
            names={[t(words.daysNames), t(words.cash)]}
            data={days.map(({ on, owedCents, cashCents }) => ({
              label: dayOf(on),
              value: owedCents,
              before: cashCents,
            }))}
          />
        </TitledCard>
      )}
      <TitledCard title={t(words.runs)}>
        {runs.length === 0 ? (
          <Hint size="md">{t(words.runsNone)}</Hint>
        ) : (
          <Bars
            label={t(words.runs)}
            format={sumOf}
            data={runs.map(({ on, cents }) => ({ label: dayOf(on), value: cents }))}
          />
        )}
      </TitledCard>
    </div>
  )
}
