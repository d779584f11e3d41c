import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '#web/api.ts'
import { DayFilter } from '#web/features/admin-list/day-filter.tsx'
import { FilterFold } from '#web/features/admin-list/filter-fold.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import { nameOfAction } from '#contract/admin/words/actions.ts'
import { nameOfEntity } from '#contract/admin/words/entities.ts'
import { auditWords as words } from '#web/texts/admin/audit.ts'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
import { filtersIn } from './audit-filters-in.ts'

export function AuditFilters() {
  const t = useText()
  const [params] = useSearchParams()
  const go = useFilter()
  const { who, what, about, from, to } = filtersIn(params)
  // Names that can be chosen, whatever is filtered now.
  const { data } = useQuery(api.audit.list.query({}))
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <FilterFold count={[who, what, about, from, to].filter(Boolean).length}>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          <FilterSelect label={t(words.who)} value={who ?? null} onChange={(who) => go({ who })}>
            <option value="">{t(words.anyone)}</option>
            {data?.actors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            label={t(words.what)}
            value={what ?? null}
            onChange={(what) => go({ what })}
          >
            <option value="">{t(words.anything)}</option>
            {data?.actions.map((action) => (
              <option key={action} value={action}>
                {t(nameOfAction(action))}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            label={t(words.about)}
            value={about ?? null}
            onChange={(about) => go({ about })}
          >
            <option value="">{t(words.anyThing)}</option>
            {data?.entities.map((entity) => (
              <option key={entity} value={entity}>
                {t(nameOfEntity(entity))}
              </option>
            ))}
          </FilterSelect>
          <DayFilter label={t(words.from)} value={from} onChange={(from) => go({ from })} />
          <DayFilter label={t(words.to)} value={to} onChange={(to) => go({ to })} />
        </div>
      </FilterFold>
    </div>
  )
}
