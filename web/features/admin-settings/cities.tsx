import { useQuery } from '@tanstack/react-query'
import { MapPin, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { AdminCity } from '#contract/admin/settings/cities.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { cityWords as words } from '#web/texts/admin/settings/cities.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { CityDialog } from './city-dialog.tsx'
import { HistoryButton } from './history.tsx'
import { useCityCounts } from './city-counts.ts'

export function Cities() {
  const t = useText()
  const may = useMay()
  const query = useQuery(api.adminCities.list.query())
  // Of a city, or 'new'.
  const [opened, setOpened] = useState<string>()
  return (
    <div className="max-w-4xl space-y-5">
      {may('settings.write') && (
        <Button onClick={() => setOpened('new')}>
          <Plus aria-hidden />
          {t(words.add)}
        </Button>
      )}
      <Loaded query={query} loading={<Waiting />}>
        {(cities) => (
          <>
            {cities.length === 0 ? (
              <EmptyState icon={MapPin} title={t(words.emptyTitle)} text={t(words.emptyText)} />
            ) : (
              <ul className="space-y-4">
                {cities.map((city) => (
                  <li key={city.id}>
                    <CityCard city={city} onEdit={() => setOpened(city.id)} />
                  </li>
                ))}
              </ul>
            )}
            {opened !== undefined && (
              <CityDialog
                key={opened}
                city={cities.find(({ id }) => id === opened)}
                onClose={() => setOpened(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Waiting() {
  return (
    <div className="space-y-4">
      {[1, 2].map((key) => (
        <Skeleton key={key} className="h-32" />
      ))}
    </div>
  )
}

function CityCard({ city, onEdit }: { city: AdminCity; onEdit: () => void }) {
  const t = useText()
  const may = useMay()
  const { barbers, upcoming } = useCityCounts(city)
  const name = `${city.name}, ${city.state}`
  return (
    <Card asChild>
      <article aria-label={name}>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="mr-1 text-lg leading-tight font-bold">{name}</h2>
          <Badge tone={city.isActive ? 'success' : 'neutral'} dot>
            {t(city.isActive ? words.open : words.closed)}
          </Badge>
          {city.isDefault && <Badge tone="info">{t(words.isDefault)}</Badge>}
        </div>
        <p className="mt-2 text-md">
          {barbers}
          {' · '}
          {upcoming}
        </p>
        <Hint className="mt-0.5">
          {city.timeZone}
          {' · '}
          {city.latitude}, {city.longitude}
        </Hint>
        <div className="mt-4 flex flex-wrap gap-2.5">
          {may('settings.write') && (
            <Button variant="outline" onClick={onEdit} aria-label={t(words.editOf, { name })}>
              <Pencil aria-hidden />
              {t(words.edit)}
            </Button>
          )}
          <HistoryButton subject={city.id} name={name} version={city.version} />
        </div>
      </article>
    </Card>
  )
}
