// Bookings a client can review, and the reviews they wrote.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnReview, ReviewableBooking } from '#contract/marketplace/reviews.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { onLive } from '#web/live/live.ts'
import { reviewWords } from '#web/texts/marketplace/reviews.ts'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { ReviewDialog, type Subject } from './review-dialog.tsx'
import { ToReview } from './to-review.tsx'
import { refreshReviews } from './use-reviews.ts'
import { WrittenReview } from './written-review.tsx'

export function Reviews() {
  const page = usePage()
  useLiveReplies()
  const toWrite = useQuery({ ...api.reviews.toWrite.query(), refetchOnMount: 'always' })
  const mine = useQuery({ ...api.reviews.mine.query({ page }), refetchOnMount: 'always' })
  const { subject, open, close } = useSubject(toWrite.data)
  const failed = [toWrite, mine].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => void Promise.all([toWrite.refetch(), mine.refetch()])}
      />
    )
  if (!toWrite.data || !mine.data) return <Waiting />
  return (
    <>
      <Lists
        toWrite={toWrite.data}
        written={mine.data.reviews}
        onWrite={(booking) => open(subjectOf(booking))}
        onEdit={(review) => open(subjectOfReview(review))}
      />
      <Pagination page={page} pages={mine.data.pages} />
      <ReviewDialog subject={subject} onClose={close} />
    </>
  )
}

// An answer from the shop is here at once.
function useLiveReplies() {
  const queries = useQueryClient()
  useEffect(
    () => onLive('user', ({ type }) => type === 'review' && void refreshReviews(queries)),
    [queries],
  )
}

function usePage() {
  const page = Number(useSearchParams()[0].get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

// A link may ask for one: ?write=BOOKING. Once open it stays, also when its booking has left the
// list.
function useSubject(toWrite: ReviewableBooking[] | undefined) {
  const [params, setParams] = useSearchParams()
  const [subject, setSubject] = useState<Subject | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const wanted = params.get('write')
  const asked = toWrite?.find(({ bookingId }) => bookingId === wanted)
  if (asked && wanted !== shown) {
    setShown(wanted)
    setSubject(subjectOf(asked))
  }
  if (wanted === null && shown !== null) setShown(null)

  return {
    subject,
    open: setSubject,
    close() {
      setSubject(null)
      if (wanted === null) return
      params.delete('write')
      setParams(params, { replace: true, preventScrollReset: true })
    },
  }
}

function subjectOf({ bookingId, barber, startsAt }: ReviewableBooking): Subject {
  return { bookingId, barber, visitedAt: startsAt, review: null }
}

function subjectOfReview(review: OwnReview): Subject {
  const { bookingId, barber, visitedAt } = review
  return { bookingId, barber, visitedAt, review }
}

type ListsProps = {
  toWrite: ReviewableBooking[]
  written: OwnReview[]
  onWrite: (booking: ReviewableBooking) => void
  onEdit: (review: OwnReview) => void
}

function Lists({ toWrite, written, onWrite, onEdit }: ListsProps) {
  const t = useText()
  if (toWrite.length + written.length === 0)
    return (
      <EmptyState
        icon={Star}
        title={t(reviewWords.empty)}
        text={t(reviewWords.emptyText)}
        action={t(reviewWords.findBarbers)}
        to="/explore"
      />
    )
  return (
    <div className="mb-5 space-y-8">
      {toWrite.length > 0 && <ToReview toWrite={toWrite} onWrite={onWrite} />}
      <section aria-label={t(reviewWords.written)}>
        <SectionTitle className="mb-3">{t(reviewWords.written)}</SectionTitle>
        {written.length === 0 && <Hint size="md">{t(reviewWords.noneWritten)}</Hint>}
        <ul className="space-y-4">
          {written.map((review) => (
            <li key={review.id}>
              <WrittenReview review={review} onEdit={() => onEdit(review)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const skeletons = [1, 2, 3]

function Waiting() {
  return (
    <ul className="space-y-4">
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
