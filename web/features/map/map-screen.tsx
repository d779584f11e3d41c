import clsx from 'clsx'
import { List, Map } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#web/features/search/filters.ts'
import { useFound, useSearch } from '#web/features/search/use-search.ts'
import { useText } from '#web/language.tsx'
import { map as words } from '#web/texts/marketplace/map.ts'
import { categoryNames, search as searchWords } from '#web/texts/marketplace/search.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { BarberMap } from './barber-map.tsx'
import { MapList } from './map-list.tsx'
import type { View } from './view.ts'

const shownCategories = ['Fades', 'Beard', 'Kids', 'Designs'] as const

// The map beside the list of the barbers on it. A phone shows one of the two.
export function MapScreen() {
  const t = useText()
  const { search, go } = useSearch()
  const [view, setView] = useState<View | null>(null)
  const results = useFound(view ? { ...search, bounds: view.bounds } : search)
  const [isListShown, setIsListShown] = useState(false)

  function look(view: View) {
    setView(view)
    if (search.page) go({ ...search, page: undefined }, { replace: true })
  }

  return (
    <div className="grid h-[calc(100dvh-4rem-1px)] min-h-130 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] pb-14 md:pb-0 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <header className="px-4 py-3 lg:border-r lg:pt-6">
        <div className="flex items-center justify-between gap-3">
          <h1 className="display text-2xl lg:text-4xl">{t(words.heading)}</h1>
          <Button
            variant="outline"
            pill
            className="lg:hidden"
            onClick={() => setIsListShown(!isListShown)}
          >
            {isListShown ? <Map aria-hidden /> : <List aria-hidden />}
            {t(isListShown ? words.map : words.list)}
          </Button>
        </div>
        <div className="mt-2 flex items-center justify-between gap-3">
          <div className="min-w-0">
            <FilterLinks
              label={t(searchWords.styles)}
              param="category"
              options={shownCategories.map((name) => [name, t(categoryNames[name])] as const)}
            />
          </div>
        </div>
        <Link
          to={addressOf('/explore', search)}
          className="mt-1 inline-flex min-h-control items-center text-md font-semibold text-primary underline-offset-4 hover:underline max-lg:hidden"
        >
          {t(words.moreFilters)}
        </Link>
      </header>
      <div
        className={clsx(
          'overflow-y-auto overscroll-contain px-4 pb-6 lg:col-start-1 lg:row-start-2 lg:block lg:border-r',
          !isListShown && 'max-lg:hidden',
        )}
      >
        <MapList results={results} />
      </div>
      <div
        className={clsx(
          'min-h-0 bg-secondary lg:col-start-2 lg:row-span-2 lg:row-start-1',
          isListShown && 'max-lg:hidden',
        )}
      >
        <BarberMap search={search} place={results.data?.place ?? null} onView={look} />
      </div>
    </div>
  )
}
