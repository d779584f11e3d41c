import { Award, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { badgeTypes, fewestCandidates } from '#contract/admin/badges.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { badgeLabels, otherBadge } from '#web/texts/marketplace/barbers.ts'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { AwardRow } from './award-row.tsx'
import type { Desk } from './desk.ts'

// Every award of the city, filtered by the address.
export function AwardHistory({ desk }: { desk: Desk }) {
  const asked = { city: desk.cityId, ...useAsked() }
  return (
    <div className="space-y-4">
      <Filters />
      <AdminList
        queryKey={[...api.badges.list.key(), asked]}
        fetchPage={(after) => api.badges.list.send({ ...asked, after })}
        counted={{ one: words.countOne, many: words.count }}
        isSearchable
        empty={() => <Nothing />}
      >
        {(award) => <AwardRow award={award} isDated />}
      </AdminList>
    </div>
  )
}

// What is not a filter is left out: anyone can type an address.
function useAsked() {
  const [params] = useSearchParams()
  return {
    q: params.get('q')?.slice(0, 80) || undefined,
    type: badgeTypes.find((type) => type === params.get('type')),
    state: params.get('state') === 'revoked' ? ('revoked' as const) : undefined,
  }
}

function Filters() {
  const t = useText()
  const asked = useAsked()
  const go = useFilter()
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <div className="grid grid-cols-2 gap-3">
        <FilterSelect
          label={t(words.type)}
          value={asked.type ?? null}
          onChange={(type) => go({ type })}
        >
          <option value="">{t(words.anyType)}</option>
          {badgeTypes.map((type) => (
            <option key={type} value={type}>
              {t(badgeLabels[type] ?? otherBadge)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={t(words.state)}
          value={asked.state ?? null}
          onChange={(state) => go({ state })}
        >
          <option value="">{t(words.anyState)}</option>
          <option value="revoked">{t(words.removed)}</option>
        </FilterSelect>
      </div>
    </div>
  )
}

function Nothing() {
  const t = useText()
  const link = useSearchLink()
  const isFiltered = Object.values(useAsked()).some(Boolean)
  if (!isFiltered)
    return (
      <EmptyState
        icon={Award}
        title={t(words.emptyTitle)}
        text={t(words.emptyText, { fewest: fewestCandidates })}
      />
    )
  return (
    <EmptyState
      icon={SearchX}
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      action={t(listWords.clear)}
      to={link({ q: null, type: null, state: null })}
    />
  )
}
