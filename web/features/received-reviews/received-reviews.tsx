// Reviews of a business or a team member, with replies.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { SearchX, Star } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { reviewFilters, type ReceivedPage } from '#contract/marketplace/reviews.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { onLive } from '#web/live/live.ts'
import { receivedFilterNames, receivedWords } from '#web/texts/business/received-reviews.ts'
import { usePlace } from '#web/use-business.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { useStarWords } from '#web/ui/lists/rating.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { ReceivedItem } from './received-item.tsx'
import { ReceivedSummary } from './received-summary.tsx'
import { ReviewLink, reviewUrl } from './review-link.tsx'

export function ReceivedReviews() {
  const place = usePlace()
  const asked = useAsked()
  useLiveReviews()
  const reviews = useQuery({
    ...api.reviews.received.query({ place, ...asked }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <Loaded query={reviews} loading={<Waiting />}>
      {(data) => {
        if (data.total === 0) return <Nothing />
        return (
          <div className="space-y-6">
            <ReceivedSummary page={data} />
            <Found page={data} place={place} current={asked.page} />
          </div>
        )
      }}
    </Loaded>
  )
}

function useAsked() {
  const [params] = useSearchParams()
  const page = Number(params.get('page'))
  const stars = Number(params.get('stars'))
  return {
    filter: reviewFilters.find((each) => each === params.get('show')) ?? 'all',
    stars: [1, 2, 3, 4, 5].find((each) => each === stars),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

function useLiveReviews() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: api.reviews.received.key() })
    const leave = [
      onLive('user', ({ type }) => type === 'review' && refresh()),
      onLive('ready', refresh),
    ]
    return () => leave.forEach((each) => each())
  }, [queries])
}

type FoundProps = { page: ReceivedPage; place: Place; current: number }

function Found({ page, place, current }: FoundProps) {
  const t = useText()
  const link = useSearchLink()
  const starWords = useStarWords()
  const { reviews, histogram, pages, mayPin } = page
  return (
    <section aria-label={t(receivedWords.list)} className="space-y-4">
      <h2 className="sr-only">{t(receivedWords.list)}</h2>
      <div className="space-y-1.5">
        <FilterLinks
          label={t(receivedWords.filter)}
          param="show"
          options={(['unanswered', 'answered', 'reported'] as const).map(
            (filter) => [filter, t(receivedFilterNames[filter])] as const,
          )}
        />
        <FilterLinks
          label={t(receivedWords.filterStars)}
          param="stars"
          options={histogram
            .filter(({ count }) => count > 0)
            .map(({ stars }) => [String(stars), starWords(stars)])}
        />
      </div>
      {reviews.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t(receivedWords.nothing)}
          action={t(receivedWords.showAll)}
          to={link({ show: null, stars: null })}
        />
      ) : (
        <ul className="space-y-4">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReceivedItem {...{ review, place, mayPin }} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={current} pages={pages} />
    </section>
  )
}

function Nothing() {
  const t = useText()
  return (
    <EmptyState
      icon={Star}
      title={t(receivedWords.empty)}
      text={
        <>
          <p>{t(receivedWords.emptyText)}</p>
          <p className="mt-4 rounded-md bg-muted px-3 py-2 break-all text-foreground">
            {reviewUrl()}
          </p>
          <p className="mt-4 flex justify-center">
            <ReviewLink variant="primary" />
          </p>
        </>
      }
    />
  )
}

const skeletons = [1, 2, 3]

function Waiting() {
  return (
    <ul aria-busy className="space-y-4">
      {skeletons.map((key) => (
        <li key={key}>
          <Card>
            <SkeletonText lines={4} />
          </Card>
        </li>
      ))}
    </ul>
  )
}
