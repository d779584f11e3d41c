import clsx from 'clsx'
import { Suspense } from 'react'
import type { FoundBarber } from '#contract/marketplace/search.ts'
import { BarberCardSkeleton } from '#web/features/barber-card/barber-card.tsx'
import { FoundCard } from '#web/features/search/found-card.tsx'

const listClass = 'grid gap-5 sm:grid-cols-2'

// A boundary around each: they come alive one by one, and the page answers in between.
export function FoundCards({ barbers }: { barbers: readonly FoundBarber[] }) {
  return (
    <ul className={listClass}>
      {barbers.map((barber, index) => (
        <li key={barber.id} className={clsx(index > 0 && 'late-140')}>
          <Suspense fallback={<BarberCardSkeleton />}>
            <FoundCard barber={barber} isUrgent={index === 0} />
          </Suspense>
        </li>
      ))}
    </ul>
  )
}

const skeletons = [1, 2, 3, 4]

export function FoundCardSkeletons() {
  return (
    <ul className={listClass}>
      {skeletons.map((key) => (
        <li key={key}>
          <BarberCardSkeleton />
        </li>
      ))}
    </ul>
  )
}
