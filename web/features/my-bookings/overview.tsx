// The first tab of a client: next booking, open tasks, barbers to book again, their numbers.
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { api } from '#web/api.ts'
import { priceOf } from '#web/words/money.ts'
import { useText } from '#web/language.tsx'
import { overview as words, visits } from '#web/texts/bookings/my-bookings.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { BookAgain } from './book-again.tsx'
import { NextBooking } from './next-booking.tsx'
import { Tasks } from './tasks.tsx'
import { useLiveBookings } from '#web/features/bookings/use-live-bookings.ts'

export function Overview() {
  const t = useText()
  useLiveBookings()
  const overview = useQuery({
    ...api.bookings.summary.query(),
    refetchOnMount: 'always',
  })
  return (
    <Loaded query={overview} loading={<Waiting />}>
      {({ next, toConfirm, toPay, lastBookings, visits: count, spentThisYearCents }) => (
        <div className="space-y-8">
          {next ? (
            <NextBooking booking={next} />
          ) : (
            <EmptyState
              icon={CalendarDays}
              title={t(visits.noneUpcoming)}
              text={t(visits.noneUpcomingText)}
              action={t(visits.findBarbers)}
              to="/explore"
            />
          )}
          <Tasks {...{ toConfirm, toPay }} />
          {lastBookings.length > 0 && <BookAgain lastBookings={lastBookings} />}
          <section aria-label={t(words.numbers)} className="grid grid-cols-2 gap-4">
            <Stat label={t(words.visits)} value={String(count)} />
            <Stat label={t(words.spent)} value={priceOf(spentThisYearCents)} />
          </section>
        </div>
      )}
    </Loaded>
  )
}

function Waiting() {
  return (
    <div aria-busy className="space-y-8">
      <Skeleton className="h-72 w-full rounded-lg" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-52 rounded-lg" />
        <Skeleton className="h-52 rounded-lg max-sm:hidden" />
        <Skeleton className="h-52 rounded-lg max-sm:hidden" />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
      </div>
    </div>
  )
}
