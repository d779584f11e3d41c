import type { EarningsReport, EarningSums } from '#contract/money/earnings.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { earningsWords as words, sourceNames } from '#web/texts/money/earnings.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { StackedBars } from '#web/ui/charts/bars.tsx'
import { Donut } from '#web/ui/charts/donut.tsx'
import { Definition } from '#web/ui/charts/stat.tsx'
import { dayWords } from '#web/words/date-words.ts'
import { priceOf } from '#web/words/money.ts'

type PlotsProps = { report: EarningsReport }

export function Plots({ report }: PlotsProps) {
  if (report.sources.length === 0) return null
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Weeks report={report} />
      <Sources report={report} />
    </div>
  )
}

// A week of corrections can be below zero, which a stack cannot show.
const part = (cents: number) => Math.max(0, cents)

function Weeks({ report: { weeks, sums } }: PlotsProps) {
  const t = useText()
  const language = useLanguage()
  const hasTax = sums.taxCents !== 0
  const hasFees = sums.feesCents !== 0
  const hasRefunds = sums.refundsCents !== 0
  const values = ({
    servicesCents,
    taxCents,
    tipsCents,
    feesCents,
    commissionCents,
    refundsCents,
  }: EarningSums) => [
    part(servicesCents - commissionCents - refundsCents),
    part(tipsCents),
    ...(hasTax ? [part(taxCents)] : []),
    ...(hasFees ? [part(feesCents)] : []),
    part(commissionCents),
    ...(hasRefunds ? [part(refundsCents)] : []),
  ]
  return (
    <TitledCard
      title={t(words.weeks)}
      action={<Definition of={t(words.weeks)} text={t(words.weeksText)} />}
    >
      <StackedBars
        label={t(words.weeks)}
        parts={[
          t(words.kept),
          t(words.tips),
          ...(hasTax ? [t(words.tax)] : []),
          ...(hasFees ? [t(words.fees)] : []),
          t(words.commission),
          ...(hasRefunds ? [t(words.refunds)] : []),
        ]}
        format={priceOf}
        data={weeks.map(({ monday, sums }) => ({
          label: dayWords(monday, language, { month: 'short', day: 'numeric' }),
          values: values(sums),
        }))}
      />
    </TitledCard>
  )
}

function Sources({ report: { sources } }: PlotsProps) {
  const t = useText()
  return (
    <TitledCard
      title={t(words.sources)}
      action={<Definition of={t(words.sources)} text={t(words.sourcesText)} />}
    >
      <Donut
        label={t(words.sources)}
        format={priceOf}
        data={sources.map(({ source, cents }) => ({ label: t(sourceNames[source]), value: cents }))}
      />
    </TitledCard>
  )
}
