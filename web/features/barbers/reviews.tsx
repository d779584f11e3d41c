import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { BarberProfile, ReviewPage } from '#contract/barbers.ts'
import { numberFormat } from '#web/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { profile } from '#web/texts/profile.ts'
import { ui } from '#web/texts/ui.ts'
import { Breakdown } from '#web/ui/breakdown.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FilterLinks } from '#web/ui/filter-chips.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Stars } from '#web/ui/rating.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { reviewsOf, reviewSorts, reviewWishOf } from './profile-data.ts'
import { ProfileSection } from './profile-section.tsx'
import { ReviewItem } from './review-item.tsx'

// Filter, order and page are kept in the address.
export function Reviews({ barber }: { barber: BarberProfile }) {
  const t = useText()
  const [params] = useSearchParams()
  const { data, error, isFetching, refetch } = useQuery(reviewsOf(barber.id, params))
  if (barber.totalReviews === 0)
    return (
      <ProfileSection id="reviews" title={t(profile.reviews)}>
        <EmptyState icon={Star} title={t(profile.noReviews)} text={t(profile.noReviewsText)} />
      </ProfileSection>
    )
  return (
    <ProfileSection id="reviews" title={t(profile.reviews)}>
      {data && <Loaded found={data} barber={barber} />}
      {!data && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!data && !error && <SkeletonText lines={8} />}
    </ProfileSection>
  )
}

function Loaded({ found, barber }: { found: ReviewPage; barber: BarberProfile }) {
  const t = useText()
  const link = useSearchLink()
  return (
    <>
      <Summary found={found} />
      <div className="mt-5 space-y-3">
        <StarFilter found={found} />
        <Order />
      </div>
      {found.reviews.length === 0 ? (
        <div className="mt-5">
          <EmptyState
            icon={Star}
            title={t(profile.noMatch)}
            action={t(profile.showAll)}
            to={`${link({ stars: null })}#reviews`}
          />
        </div>
      ) : (
        <ul className="mt-3 divide-y">
          {found.reviews.map((review) => (
            <li key={review.id} className="late-48 py-5">
              <ReviewItem
                review={review}
                shopName={barber.shopName}
                hasTeam={barber.team.length > 1}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={found.page} pages={found.pages} hash="#reviews" />
    </>
  )
}

function Summary({ found: { averageRating, totalReviews, histogram } }: { found: ReviewPage }) {
  const t = useText()
  const number = useNumber()
  const rating = number(averageRating, 1)
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
      <p>
        <span className="sr-only">{t(ui.ratingOfReviews, { rating, count: totalReviews })}</span>
        <span aria-hidden className="display text-6xl">
          {rating}
        </span>
        <span aria-hidden className="mt-1 block">
          <Stars value={averageRating} />
        </span>
        <span aria-hidden className="mt-1 block text-sm text-muted-foreground">
          {number(totalReviews)} {t(profile.reviews).toLowerCase()}
        </span>
      </p>
      <Breakdown
        label={t(profile.byStars)}
        data={histogram.map(({ stars, count }) => ({ label: starWords(t, stars), value: count }))}
        format={(value) => number(value)}
        color={3}
      />
    </div>
  )
}

function StarFilter({ found: { histogram } }: { found: ReviewPage }) {
  const t = useText()
  return (
    <FilterLinks
      label={t(profile.filterByStars)}
      param="stars"
      options={histogram
        .filter(({ count }) => count > 0)
        .map(({ stars }) => [String(stars), starWords(t, stars)] as const)}
    />
  )
}

function Order() {
  const t = useText()
  const link = useSearchLink()
  const { sort: current } = reviewWishOf(useSearchParams()[0])
  return (
    <nav aria-label={t(profile.sortReviews)}>
      <ul className="flex flex-wrap gap-2">
        {reviewSorts.map((sort) => (
          <li key={sort}>
            <Link
              to={link({ sort: sort === 'newest' ? null : sort })}
              preventScrollReset
              aria-current={sort === current ? 'true' : undefined}
              className={chipClass(sort === current)}
            >
              {t(profile[sort])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function starWords(t: ReturnType<typeof useText>, stars: number) {
  return stars === 1 ? t(ui.oneStar) : t(ui.stars, { count: stars })
}

function useNumber() {
  const language = useLanguage()
  return (value: number, digits = 0) =>
    numberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
}
