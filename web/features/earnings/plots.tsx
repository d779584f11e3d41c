import type { Text } from '#contract/language.ts'
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

// What a week brought, and what was taken from it. Rare kinds are shown only where there are any.
const kinds: readonly Kind[] = [
  { name: words.services, of: ({ servicesCents }) => servicesCents, isAlways: true },
  { name: words.tips, of: ({ tipsCents }) => tipsCents, isAlways: true },
  { name: words.tax, of: ({ taxCents }) => taxCents },
  { name: words.fees, of: ({ feesCents }) => feesCents },
  { name: words.commission, of: ({ commissionCents }) => 0 - commissionCents, isAlways: true },
  { name: words.refunds, of: ({ refundsCents }) => 0 - refundsCents },
  { name: words.other, of: ({ otherCents }) => otherCents },
]
type Kind = { name: Text; of: (sums: EarningSums) => number; isAlways?: true }

function Weeks({ report: { weeks } }: PlotsProps) {
  const t = useText()
  const language = useLanguage()
  const shown = kinds.filter(
    ({ of, isAlways }) => isAlways || weeks.some(({ sums }) => of(sums) !== 0),
  )
  return (
    <TitledCard
      title={t(words.weeks)}
      action={<Definition of={t(words.weeks)} text={t(words.weeksText)} />}
    >
      <StackedBars
        label={t(words.weeks)}
        parts={shown.map(({ name }) => t(name))}
        total={t(words.net)}
        format={priceOf}
        data={weeks.map(({ monday, sums }) => ({
          label: dayWords(monday, language, { month: 'short', day: 'numeric' }),
          values: shown.map(({ of }) => of(sums)),
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
