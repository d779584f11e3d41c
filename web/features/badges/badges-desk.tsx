import { useQuery } from '@tanstack/react-query'
import { Award, History, SlidersHorizontal } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { api } from '#web/api.ts'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { pages } from '#web/texts/pages.ts'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { AwardDrawer } from './award-drawer.tsx'
import { AwardHistory } from './award-history.tsx'
import type { Desk } from './desk.ts'
import { Rules } from './rules.tsx'
import { ThisWeek } from './this-week.tsx'

const views = [
  { name: 'week', label: words.week, icon: <Award aria-hidden />, Content: ThisWeek },
  { name: 'rules', label: words.rules, icon: <SlidersHorizontal aria-hidden />, Content: Rules },
  { name: 'history', label: words.history, icon: <History aria-hidden />, Content: AwardHistory },
] as const

// The badges of a city: who has them, what it takes, and all that were ever awarded.
export function BadgesDesk() {
  const t = useText()
  const link = useSearchLink()
  const [params] = useSearchParams()
  const city = params.get('city') ?? undefined
  const query = useQuery(api.badges.read.query({ city }))
  const current = views.find(({ name }) => name === params.get('view')) ?? views[0]
  return (
    <>
      <TabLinks
        label={t(pages.adminBadges.title)}
        tabs={views.map(({ name, label, icon }) => ({
          to: link({ view: name, type: null, state: null, q: null, award: null }),
          label: t(label),
          icon,
          isCurrent: name === current.name,
        }))}
      />
      <div className="space-y-5 pt-6">
        <Loaded
          query={query}
          loading={<Waiting />}
          refused={({ code }) =>
            (code === 'NOT_FOUND' || code === 'INVALID_INPUT') && (
              <EmptyState icon={Award} title={t(words.emptyTitle)} />
            )
          }
        >
          {(desk) => (
            <>
              <CityChoice desk={desk} />
              <current.Content desk={desk} />
            </>
          )}
        </Loaded>
      </div>
      <AwardDrawer />
    </>
  )
}

function CityChoice({ desk: { cities, cityId } }: { desk: Desk }) {
  const t = useText()
  const go = useFilter()
  if (cities.length < 2) return null
  return (
    <FilterSelect label={t(words.city)} value={cityId} onChange={(city) => go({ city })}>
      {cities.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterSelect>
  )
}

function Waiting() {
  return (
    <div className="space-y-4">
      <Skeleton className="h-20" />
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-44" />
      ))}
    </div>
  )
}
