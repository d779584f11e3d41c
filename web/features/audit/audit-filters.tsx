import { useSearchParams } from 'react-router'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import { auditWords as words, nameOfAction } from '#web/texts/admin/audit.ts'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'

type FiltersProps = {
  actors: readonly { id: string; name: string }[]
  actions: readonly string[]
}

export function AuditFilters({ actors, actions }: FiltersProps) {
  const t = useText()
  const [params] = useSearchParams()
  const go = useFilter()
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <FilterSelect label={t(words.who)} value={params.get('who')} onChange={(who) => go({ who })}>
        <option value="">{t(words.anyone)}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t(words.what)}
        value={params.get('what')}
        onChange={(what) => go({ what })}
      >
        <option value="">{t(words.anything)}</option>
        {actions.map((action) => (
          <option key={action} value={action}>
            {t(nameOfAction(action))}
          </option>
        ))}
      </FilterSelect>
      <div className="self-end">
        <ListSearch label={t(words.search)} />
      </div>
    </div>
  )
}
