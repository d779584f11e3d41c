import { Award } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { badgeTypes, fewestCandidates } from '#contract/admin/badges.ts'
import { badgeTypeNames } from '#contract/admin/words/values.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { isFiltered, textIn, useSaidFilters } from '#web/features/admin-list/filters.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useText } from '#web/language.tsx'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { badgeLabels, otherBadge } from '#web/texts/marketplace/barbers.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { AwardRow } from './award-row.tsx'
import type { Desk } from './desk.ts'

// Every award of the city, filtered by the address.
export function AwardHistory({ desk }: { desk: Desk }) {
  const asked = { city: desk.cityId, ...useAsked() }
  const queryKey = [...api.badges.list.key(), asked]
  return (
    <div className="space-y-4">
      <ListViews list="badges" builtIn={builtIn} read={filtersIn} />
      <Filters />
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.badges.list.send({ ...asked, after })}
        counted={{ one: words.countOne, many: words.count }}
        file={{ name: 'badges', filters: asked }}
        isSearchable
        empty={() => <Nothing queryKey={queryKey} cityId={desk.cityId} />}
      >
        {(award) => <AwardRow award={award} isDated />}
      </AdminList>
    </div>
  )
}

// The filters in an address. What is not one is left out.
function filtersIn(params: URLSearchParams) {
  return {
    q: textIn(params),
    type: badgeTypes.find((type) => type === params.get('type')),
    state: params.get('state') === 'revoked' ? ('revoked' as const) : undefined,
  }
}

const useAsked = () => filtersIn(useSearchParams()[0])

const none = filtersIn(new URLSearchParams())
const builtIn = [{ name: words.removed, filters: { ...none, state: 'revoked' } }]

function Filters() {
  const t = useText()
  const asked = useAsked()
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <div className="grid grid-cols-2 gap-3">
        <ChoiceFilter
          name="type"
          label={t(words.type)}
          any={t(words.anyType)}
          value={asked.type}
          choices={badgeTypes}
          nameOf={(type) => t(badgeLabels[type] ?? otherBadge)}
        />
        <ChoiceFilter
          name="state"
          label={t(words.state)}
          any={t(words.anyState)}
          value={asked.state}
          choices={['revoked']}
          nameOf={() => t(words.removed)}
        />
      </div>
    </div>
  )
}

type NothingProps = { queryKey: readonly unknown[]; cityId: string }

function Nothing({ queryKey, cityId }: NothingProps) {
  const t = useText()
  const asked = useAsked()
  const filters = useSaidFilters(asked, {
    q: { label: words.search },
    type: { label: words.type, value: asked.type && badgeTypeNames[asked.type] },
    state: { label: words.state, value: words.removed },
  })
  if (!isFiltered(asked))
    return (
      <EmptyState
        icon={Award}
        title={t(words.emptyTitle)}
        text={t(words.emptyText, { fewest: fewestCandidates })}
      />
    )
  return (
    <NothingFound
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      queryKey={queryKey}
      filters={filters}
      countWithout={async (name) =>
        (await api.badges.list.send({ city: cityId, ...asked, [name]: undefined })).total
      }
    />
  )
}
