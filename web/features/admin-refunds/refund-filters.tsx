import { chargedNames, refundCauseNames, refundStateNames } from '#contract/admin/words/refunds.ts'
import { chargeable, refundCauses, refundStates } from '#contract/money/refunds.ts'
import { DayFilter } from '#web/features/admin-list/day-filter.tsx'
import { FilterFold } from '#web/features/admin-list/filter-fold.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import { refundWords as words } from '#web/texts/money/refunds.ts'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
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
          <FilterSelect
            label={t(words.state)}
            value={asked.state ?? null}
            onChange={(state) => go({ state })}
          >
            <option value="">{t(words.anyState)}</option>
            {refundStates.map((state) => (
              <option key={state} value={state}>
                {t(refundStateNames[state])}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            label={t(words.cause)}
            value={asked.cause ?? null}
            onChange={(cause) => go({ cause })}
          >
            <option value="">{t(words.anyCause)}</option>
            {refundCauses.map((cause) => (
              <option key={cause} value={cause}>
                {t(refundCauseNames[cause])}
              </option>
            ))}
          </FilterSelect>
          <div className="max-lg:col-span-2">
            <FilterSelect
              label={t(words.chargedTo)}
              value={asked.chargedTo ?? null}
              onChange={(chargedTo) => go({ chargedTo })}
            >
              <option value="">{t(words.anyone)}</option>
              {chargeable.map((who) => (
                <option key={who} value={who}>
                  {t(chargedNames[who])}
                </option>
              ))}
            </FilterSelect>
          </div>
          <DayFilter label={t(words.from)} value={asked.from} onChange={(from) => go({ from })} />
          <DayFilter label={t(words.to)} value={asked.to} onChange={(to) => go({ to })} />
        </div>
      </FilterFold>
    </div>
  )
}
