import { sourceTexts } from '#contract/admin/words/states.ts'
import type { SimulatedSums, Simulation } from '#contract/money/commission-rules.ts'
import { useLanguage, useText } from '#web/language.tsx'
import {
  chargedSourceNames,
  commissionWords,
  simulatorWords as words,
} from '#web/texts/money/commission.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Bars } from '#web/ui/charts/bars.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Trend } from '#web/ui/charts/trend.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Table } from '#web/ui/lists/table.tsx'
import { dayWords } from '#web/words/date-words.ts'
import { numberFormat } from '#web/words/formats.ts'
import { priceOf, sumOf } from '#web/words/money.ts'

type SimulationProps = { simulation: Simulation }

export function SimulationPlots({ simulation }: SimulationProps) {
  return (
    <div className="space-y-6">
      <Sums simulation={simulation} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Sources simulation={simulation} />
        <Weeks simulation={simulation} />
      </div>
    </div>
  )
}

const rateOf = (cents: number, { worthCents }: SimulatedSums) =>
  worthCents === 0 ? 0 : (cents / worthCents) * 100

function useRate() {
  const t = useText()
  const language = useLanguage()
  const format = numberFormat(language, { maximumFractionDigits: 1 })
  return (rate: number) => t(commissionWords.percent, { percent: format.format(rate) })
}

function Sums({ simulation: { total } }: SimulationProps) {
  const t = useText()
  const rate = useRate()
  const { realCents, simulatedCents } = total
  const difference = simulatedCents - realCents
  const amount = `${difference > 0 ? '+' : ''}${priceOf(difference)}`
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Stat label={t(words.realSum)} value={priceOf(realCents)} />
      <Stat label={t(words.simulatedSum)} value={priceOf(simulatedCents)}>
        <Hint className="-mt-2">
          {difference === 0 ? t(words.same) : t(words.difference, { amount })}
        </Hint>
      </Stat>
      <Stat
        label={t(words.rate)}
        definition={t(words.rateText)}
        value={t(words.rateValue, {
          simulated: rate(rateOf(simulatedCents, total)),
          real: rate(rateOf(realCents, total)),
        })}
      />
    </div>
  )
}

function Sources({ simulation: { sources } }: SimulationProps) {
  const t = useText()
  return (
    <TitledCard title={t(words.bySource)}>
      <Bars
        label={t(words.bySource)}
        names={[t(words.simulated), t(words.real)]}
        format={priceOf}
        data={sources.map(({ source, sums }) => ({
          label: t(chargedSourceNames[source]),
          value: sums.simulatedCents,
          before: sums.realCents,
        }))}
      />
      <div className="mt-5">
        <Table
          caption={t(words.bySource)}
          rows={sources}
          keyOf={({ source }) => source}
          columns={[
            {
              key: 'source',
              head: t(words.sourceName),
              cell: ({ source }) => t(sourceTexts[source]),
            },
            {
              key: 'bookings',
              head: t(words.bookings),
              isNumber: true,
              cell: ({ sums }) => sums.bookings,
            },
            {
              key: 'worth',
              head: t(words.worth),
              isNumber: true,
              cell: ({ sums }) => sumOf(sums.worthCents),
            },
            {
              key: 'real',
              head: t(words.real),
              isNumber: true,
              cell: ({ sums }) => sumOf(sums.realCents),
            },
            {
              key: 'simulated',
              head: t(words.simulated),
              isNumber: true,
              cell: ({ sums }) => <b>{sumOf(sums.simulatedCents)}</b>,
            },
          ]}
        />
      </div>
    </TitledCard>
  )
}

function Weeks({ simulation: { weeks } }: SimulationProps) {
  const t = useText()
  const language = useLanguage()
  const rate = useRate()
  return (
    <TitledCard title={t(words.weeks)}>
      <Trend
        label={t(words.weeks)}
        names={[t(words.simulated), t(words.real)]}
        format={rate}
        data={weeks.map(({ monday, sums }) => ({
          label: dayWords(monday, language, { month: 'short', day: 'numeric' }),
          value: rateOf(sums.simulatedCents, sums),
          before: rateOf(sums.realCents, sums),
        }))}
      />
    </TitledCard>
  )
}
