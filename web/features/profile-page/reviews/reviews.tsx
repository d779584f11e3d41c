import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { BarberProfile, ReviewPage } from '#contract/marketplace/barbers.ts'
import { useText } from '#web/language.tsx'
import { profile } from '#web/texts/marketplace/profile.ts'
import { chipClass } from '#web/ui/forms/chip.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { useStarWords } from '#web/ui/lists/rating.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { StarSummary } from '#web/ui/lists/star-summary.tsx'
import { reviewsOf, reviewSorts, reviewWishOf } from '#web/features/profile-page/profile-data.ts'
import { ProfileSection } from '#web/features/profile-page/profile-section.tsx'
import { ReviewItem } from './review-item.tsx'

// Filter, order and page are kept in the address.
export function Reviews({ barber }: { barber: BarberProfile }) {
  const t = useText()
  const [params] = useSearchParams()
  const reviews = useQuery(reviewsOf(barber.id, params))
  if (barber.totalReviews === 0)
    return (
      <ProfileSection id="reviews" title={t(profile.reviews)}>
        <EmptyState icon={Star} title={t(profile.noReviews)} text={t(profile.noReviewsText)} />
      </ProfileSection>
    )
  return (
    <ProfileSection id="reviews" title={t(profile.reviews)}>
      <Loaded query={reviews} loading={<SkeletonText lines={8} />}>
        {(data) => <Found found={data} barber={barber} />}
      </Loaded>
    </ProfileSection>
  )
}

function Found({ found, barber }: { found: ReviewPage; barber: BarberProfile }) {
  const t = useText()
  const link = useSearchLink()
  const { averageRating, totalReviews, histogram } = found
  return (
    <>
      <StarSummary average={averageRating} total={totalReviews} histogram={histogram} />
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
              <ReviewItem review={review} barber={barber} hasTeam={barber.team.length > 1} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={found.page} pages={found.pages} hash="#reviews" />
    </>
  )
}

function StarFilter({ found: { histogram } }: { found: ReviewPage }) {
  const t = useText()
  const starWords = useStarWords()
  return (
    <FilterLinks
      label={t(profile.filterByStars)}
      param="stars"
      options={histogram
        .filter(({ count }) => count > 0)
        .map(({ stars }) => [String(stars), starWords(stars)] as const)}
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
