import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/language.tsx'
import { profile } from '#web/texts/marketplace/profile.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { BarberCard, BarberCardSkeleton } from '#web/features/barber-card/barber-card.tsx'
import { similarTo } from './profile-data.ts'
import { ProfileSection } from './profile-section.tsx'

const skeletons = [1, 2, 3, 4]

export function SimilarBarbers({ profileId }: { profileId: string }) {
  const t = useText()
  const { data, error, isPending, isFetching, refetch } = useQuery(similarTo(profileId))
  if (data?.length === 0) return null
  return (
    <ProfileSection id="similar" title={t(profile.similar)}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <ul aria-busy={isPending} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {isPending &&
            skeletons.map((key) => (
              <li key={key}>
                <BarberCardSkeleton />
              </li>
            ))}
          {data?.map((barber) => (
            <li key={barber.id} className="late-125 lg:late-112">
              <BarberCard barber={barber} />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}
