import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { Found } from '#contract/marketplace/search.ts'
import { useCity } from '#web/use-city.ts'
import { useText } from '#web/language.tsx'
import { search as words } from '#web/texts/marketplace/search.ts'
import { Hint } from '#web/ui/hint.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import type { Search } from '#web/features/search/filters.ts'
import { FoundCards, FoundCardSkeletons } from './found-cards.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { SortSelect } from './sort-select.tsx'
import type { useFound } from '#web/features/search/use-search.ts'

type ResultListProps = {
  search: Search
  results: ReturnType<typeof useFound>
  onChange: (search: Search) => void
}

export function ResultList({ search, results, onChange }: ResultListProps) {
  const { data: found, error, isPlaceholderData, isFetching, refetch } = results
  const t = useText()
  const heading = useFocusOnPage(search.page)

  if (!found && error)
    return (
      <ErrorState
        title={t(words.couldNotSearch)}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <section aria-label={t(words.results)} aria-busy={!found || isPlaceholderData}>
      <div className="mb-4 flex items-center justify-between gap-3">
        <div className="min-w-0">
          <SectionTitle
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-24 leading-snug outline-none"
          >
            {found ? <Count found={found} search={search} /> : t(words.updating)}
          </SectionTitle>
          {found?.readAs && <Hint size="md">{t(words.readAs, { words: found.readAs })}</Hint>}
        </div>
        <SortSelect search={search} onChange={onChange} />
      </div>
      <p role="status" className="sr-only">
        {isPlaceholderData && t(words.updating)}
      </p>
      {!found && <FoundCardSkeletons />}
      {found && (
        <div className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
          {found.total > 0 ? (
            <FoundCards barbers={found.barbers} />
          ) : (
            <NothingFits search={search} found={found} onChange={onChange} />
          )}
          <div className="mt-8">
            <Pagination page={found.page} pages={found.pages} />
          </div>
        </div>
      )}
    </section>
  )
}

// How many, and where.
function Count({ found: { total, place }, search }: { found: Found; search: Search }) {
  const t = useText()
  const city = useCity() ?? ''
  if (total === 0) return t(words.noneFit)
  const isOne = total === 1
  if (search.bounds) return t(isOne ? words.oneHere : words.countHere, { count: total })
  if (search.latitude !== undefined)
    return t(isOne ? words.oneNearYou : words.countNearYou, { count: total })
  const name = place?.name ?? city
  if (search.near) return t(isOne ? words.oneNear : words.countNear, { count: total, place: name })
  return t(isOne ? words.oneIn : words.countIn, { count: total, place: name })
}

// Turning a page leads to the top of the new one. Going back does not: the browser knows better.
function useFocusOnPage(page = 1) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(page)
  const navigation = useNavigationType()
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    if (navigation !== 'PUSH') return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [page, navigation])
  return heading
}
