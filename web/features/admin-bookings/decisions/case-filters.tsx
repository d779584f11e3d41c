import type { ViewedList } from '#contract/admin/lists/saved-views.ts'
import type { ListFilters } from '#web/features/admin-list/filters.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useText } from '#web/language.tsx'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'

type CaseFiltersProps = {
  list: ViewedList
  // Reads the filters from an address.
  read: (params: URLSearchParams) => ListFilters
  // What a case can be besides open.
  states: readonly (readonly [state: string, label: string])[]
}

// Above a list of cases: saved views, the search and the states.
export function CaseFilters({ list, read, states }: CaseFiltersProps) {
  const t = useText()
  return (
    <>
      <ListViews list={list} all={null} builtIn={[]} read={read} />
      <ListSearch label={t(words.searchAbout)} />
      <FilterLinks
        label={t(words.status)}
        param="state"
        options={states}
        without={t(listWords.toDecide)}
      />
    </>
  )
}
