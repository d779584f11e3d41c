import { useState } from 'react'
import type { Found } from '#contract/marketplace/search.ts'
import { BarberMap } from '#web/features/map/barber-map.tsx'
import type { View } from '#web/features/map/view.ts'
import { useText } from '#web/language.tsx'
import { search as words } from '#web/texts/marketplace/search.ts'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { without, type Search } from '#web/features/search/filters.ts'

type ResultMapProps = {
  search: Search
  found: Found | undefined
  onMove: (search: Search, options: { replace: boolean }) => void
}

// The results on a map. While the switch is on, moving it moves the search along.
export function ResultMap({ search, found, onMove }: ResultMapProps) {
  const t = useText()
  const [isFollowed, setIsFollowed] = useState(search.bounds !== undefined)
  const [seen, setSeen] = useState<View | null>(null)

  function searchIn(bounds: string | undefined) {
    if (bounds === search.bounds) return
    const rest = without(search, ['bounds'])
    onMove(bounds ? { ...rest, bounds } : rest, { replace: true })
  }

  return (
    <BarberMap
      search={search}
      place={found?.place ?? null}
      listed={found?.barbers}
      onView={(view) => {
        setSeen(view)
        if (isFollowed) searchIn(view.bounds)
      }}
    >
      <div className="w-fit rounded-lg border bg-card px-3 shadow-card">
        <SwitchInput
          label={t(words.followMap)}
          isOn={isFollowed}
          onChange={(isOn) => {
            setIsFollowed(isOn)
            searchIn(isOn ? seen?.bounds : undefined)
          }}
        />
      </div>
    </BarberMap>
  )
}
