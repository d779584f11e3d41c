import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '#web/api.ts'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { DayFilter } from '#web/features/admin-list/day-filter.tsx'
import { FilterFold } from '#web/features/admin-list/filter-fold.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import { nameOfAction } from '#contract/admin/words/actions.ts'
import { nameOfEntity } from '#contract/admin/words/entities.ts'
import { auditWords as words } from '#web/texts/admin/audit.ts'
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
          <ChoiceFilter
            name="who"
            label={t(words.who)}
            any={t(words.anyone)}
            value={who}
            choices={data?.actors.map(({ id }) => id) ?? []}
            nameOf={(id) => data?.actors.find((actor) => actor.id === id)?.name ?? ''}
          />
          <ChoiceFilter
            name="what"
            label={t(words.what)}
            any={t(words.anything)}
            value={what}
            choices={data?.actions ?? []}
            nameOf={(action) => t(nameOfAction(action))}
          />
          <ChoiceFilter
            name="about"
            label={t(words.about)}
            any={t(words.anyThing)}
            value={about}
            choices={data?.entities ?? []}
            nameOf={(entity) => t(nameOfEntity(entity))}
          />
          <DayFilter label={t(words.from)} value={from} onChange={(from) => go({ from })} />
          <DayFilter label={t(words.to)} value={to} onChange={(to) => go({ to })} />
        </div>
      </FilterFold>
    </div>
  )
}
