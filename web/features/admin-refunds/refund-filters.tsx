import { chargedNames, refundCauseNames, refundStateNames } from '#contract/admin/words/refunds.ts'
import { chargeable, refundCauses, refundStates } from '#contract/money/refunds.ts'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { DayFilter } from '#web/features/admin-list/day-filter.tsx'
import { FilterFold } from '#web/features/admin-list/filter-fold.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import { refundWords as words } from '#web/texts/money/refunds.ts'
import { useAsked } from './filters.ts'

export function RefundFilters() {
  const t = useText()
  const { q: _, ...asked } = useAsked()
  const go = useFilter()
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <FilterFold count={Object.values(asked).filter(Boolean).length}>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
          <ChoiceFilter
            name="state"
            label={t(words.state)}
            any={t(words.anyState)}
            value={asked.state}
            choices={refundStates}
            nameOf={(state) => t(refundStateNames[state])}
          />
          <ChoiceFilter
            name="cause"
            label={t(words.cause)}
            any={t(words.anyCause)}
            value={asked.cause}
            choices={refundCauses}
            nameOf={(cause) => t(refundCauseNames[cause])}
          />
          <div className="max-lg:col-span-2">
            <ChoiceFilter
              name="chargedTo"
              label={t(words.chargedTo)}
              any={t(words.anyone)}
              value={asked.chargedTo}
              choices={chargeable}
              nameOf={(who) => t(chargedNames[who])}
            />
          </div>
          <DayFilter label={t(words.from)} value={asked.from} onChange={(from) => go({ from })} />
          <DayFilter label={t(words.to)} value={asked.to} onChange={(to) => go({ to })} />
        </div>
      </FilterFold>
    </div>
  )
}
