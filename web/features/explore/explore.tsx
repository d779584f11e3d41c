import { List, Map } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/language.tsx'
import { search as words } from '#web/texts/marketplace/search.ts'
import { Button } from '#web/ui/button.tsx'
import { useIsWide } from '#web/ui/screen.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterRow } from './filter-row.tsx'
import { ResultList } from './result-list.tsx'
import { ResultMap } from './result-map.tsx'
import { SearchBar } from './search-bar.tsx'
import { useTitle } from './title.ts'
import { useFound, useSearch } from '#web/features/search/use-search.ts'

const showFrame = (frame: HTMLElement | null) => frame?.scrollIntoView()

export function Explore() {
  const t = useText()
  const { search, go } = useSearch()
  const results = useFound(search)
  const isWide = useIsWide()
  const [isMapShown, setIsMapShown] = useState(false)
  const total = results.isPlaceholderData ? undefined : results.data?.total
  const isMapInPlace = isMapShown && !isWide

  return (
    <div className="mx-auto grid max-w-400 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="col-start-1 row-start-1 min-w-0 px-4 pt-6 pb-20 sm:px-6 sm:pt-8 lg:pb-8">
        <h1 className="display text-4xl sm:text-5xl">{useTitle(search)}</h1>
        <div className="mt-5">
          <SearchBar search={search} onChange={go} />
        </div>
        <FilterRow search={search} onChange={go} total={total} />
        <ActiveFilters search={search} onChange={go} />
        <div className="mt-6">
          {isMapInPlace ? (
            <div
              ref={showFrame}
              className="-mx-4 h-[calc(100dvh-8rem)] min-h-96 scroll-mt-16 sm:-mx-6"
            >
              <ResultMap search={search} found={results.data} onMove={go} />
            </div>
          ) : (
            <ResultList search={search} results={results} onChange={go} />
          )}
        </div>
      </div>
      <div className="sticky top-16 hidden h-[calc(100dvh-4rem)] border-l bg-secondary lg:block">
        {isWide && <ResultMap search={search} found={results.data} onMove={go} />}
      </div>
      {(isMapShown || total !== 0) && (
        <Button
          pill
          onClick={() => setIsMapShown(!isMapShown)}
          className="sticky! bottom-20 z-20 col-start-1 row-start-1 self-end justify-self-center shadow-lift md:bottom-6 lg:hidden"
        >
          {isMapShown ? <List aria-hidden /> : <Map aria-hidden />}
          {t(isMapShown ? words.showList : words.showMap)}
        </Button>
      )}
    </div>
  )
}
