import { Award, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { badgeTypes, fewestCandidates } from '#contract/admin/badges.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useText } from '#web/language.tsx'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { badgeLabels, otherBadge } from '#web/texts/marketplace/barbers.ts'
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
