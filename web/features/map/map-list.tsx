import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { FoundBarber } from '#contract/marketplace/search.ts'
import { Availability } from '#web/features/barber-card/availability.tsx'
import { firstSegment } from '#web/features/barber-card/card-facts.ts'
import { priceOf } from '#web/words/money.ts'
import type { useFound } from '#web/features/search/use-search.ts'
import { useText } from '#web/language.tsx'
import { barbers } from '#web/texts/marketplace/barbers.ts'
import { map as words } from '#web/texts/marketplace/map.ts'
import { search as searchWords } from '#web/texts/marketplace/search.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { Rating } from '#web/ui/lists/rating.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

// The barbers on the map, as a list.
export function MapList({ results }: { results: ReturnType<typeof useFound> }) {
  const t = useText()
  const { data: found, error, refetch, isFetching, isPlaceholderData } = results
  if (!found && error)
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (found?.total === 0)
    return (
      <EmptyState
        icon={MapPin}
        title={t(words.noneHere)}
        text={t(words.noneText)}
        action={t(words.showCity)}
        to="/explore"
      />
    )
  return (
    <section aria-label={t(searchWords.results)} aria-busy={!found || isPlaceholderData}>
      <ul className="space-y-2.5">
        {!found && skeletons.map((key) => <Skeleton key={key} className="h-28 w-full" />)}
        {found?.barbers.map((barber) => (
          <li key={barber.id}>
            <Row barber={barber} />
          </li>
        ))}
      </ul>
      {found && (
        <div className="mt-4">
          <Pagination page={found.page} pages={found.pages} />
        </div>
      )}
    </section>
  )
}

const skeletons = [1, 2, 3, 4, 5]

function Row({ barber }: { barber: FoundBarber }) {
  const t = useText()
  const { id, shopName, address, averageRating, totalReviews, priceFromCents } = barber
  const price = priceFromCents !== null && priceOf(priceFromCents)
  return (
    <Card asChild className="p-3.5!">
      <article className="relative transition-shadow duration-150 hover:shadow-lift has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-ring">
        <div className="flex items-start justify-between gap-3">
          <h2 className="leading-tight font-semibold">
            <Link
              to={`/barber/${id}`}
              className="outline-none after:absolute after:inset-0 after:content-['']"
            >
              {shopName}
            </Link>
          </h2>
          <Rating value={averageRating} count={totalReviews} className="text-sm" />
        </div>
        <Hint className="mt-1 flex items-center gap-1">
          <MapPin aria-hidden className="size-3.5 shrink-0" />
          {firstSegment(address) || t(barbers.somewhere)}
          {price && ` · ${t(words.from, { price })}`}
        </Hint>
        <div className="mt-1.5 flex items-center justify-between gap-3">
          <Availability barber={barber} />
          <Button asChild size="sm" variant="secondary">
            <Link to={`/barber/${id}?book=1`} aria-label={t(words.bookShop, { shop: shopName })}>
              {t(words.book)}
            </Link>
          </Button>
        </div>
      </article>
    </Card>
  )
}
