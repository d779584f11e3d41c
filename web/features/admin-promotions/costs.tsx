import type { OffersState } from '#contract/money/platform-offers.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { platformOfferWords as words } from '#web/texts/money/platform-offers.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { StackedBars } from '#web/ui/charts/bars.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { dayWords } from '#web/words/date-words.ts'
import { priceOf } from '#web/words/money.ts'

export function Costs({ state }: { state: OffersState }) {
  const t = useText()
  const language = useLanguage()
  const { budgetCents, usedCents, costCents, weeks } = state
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Stat label={t(words.budget)} value={priceOf(budgetCents)} />
        <Stat label={t(words.used)} value={priceOf(usedCents)} definition={t(words.usedText)} />
        <Stat label={t(words.left)} value={priceOf(budgetCents - usedCents)} />
        <Stat label={t(words.cost)} value={priceOf(costCents)} definition={t(words.costText)} />
      </div>
      <TitledCard title={t(words.weeks)}>
        <StackedBars
          label={t(words.weeks)}
          parts={[t(words.offers), t(words.referrals)]}
          format={priceOf}
          data={weeks.map(({ week, offersCents, referralsCents }) => ({
            label: dayWords(week, language, { month: 'short', day: 'numeric' }),
            // What came back in a week can be more than what was given.
            values: [Math.max(0, offersCents), Math.max(0, referralsCents)],
          }))}
        />
      </TitledCard>
    </>
  )
}
