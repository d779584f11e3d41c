import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import type { Employment } from '#contract/employment.ts'
import { api } from '#web/api.ts'
import { dateWords } from '#web/features/team/facts.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { profileWords as words } from '#web/texts/employment.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Rating, Stars } from '#web/ui/rating.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

export function OwnReviews({ own }: { own: Employment }) {
  const t = useText()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(api.employment.reviews.query())
  return (
    <TitledCard
      title={t(words.reviews)}
      action={own.rating !== null && <Rating value={own.rating} count={own.reviewCount} />}
    >
      {error && !data && (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonText lines={4} />}
      {data?.length === 0 && (
        <EmptyState
          icon={MessageSquareText}
          title={t(words.noReviews)}
          text={t(words.noReviewsText)}
        />
      )}
      {data && data.length > 0 && (
        <>
          <ul className="divide-y">
            {data.map(({ id, rating, body, clientName, createdAt, reply }) => (
              <li key={id} className="py-4 first:pt-0">
                <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
                  <Stars value={rating} />
                  <span className="sr-only">{rating}/5</span>
                  <span className="font-semibold text-foreground">
                    {firstName(clientName) ?? t(words.someone)}
                  </span>
                  {dateWords(createdAt, language)}
                </p>
                {body && <p className="mt-1 text-md">{body}</p>}
                {reply && (
                  <p className="mt-2 border-l-2 pl-3 text-md text-muted-foreground">
                    <span className="block text-sm font-semibold">{t(words.reply)}</span>
                    {reply}
                  </p>
                )}
              </li>
            ))}
          </ul>
          <Button asChild variant="link">
            <Link to={`/barber/${own.profileId}#reviews`}>{t(words.toReviews)}</Link>
          </Button>
        </>
      )}
    </TitledCard>
  )
}

const firstName = (name: string | null) => name?.split(' ')[0] ?? null
