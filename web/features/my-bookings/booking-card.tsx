import { Link } from 'react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import { firstSegment } from '#web/features/barber-card/card-facts.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage } from '#web/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { Image } from '#web/ui/image.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingSummary } from './booking-summary.tsx'

const shownActions = 4

// The heading's link opens the details.
export function BookingCard({ booking, to }: { booking: Booking; to: string }) {
  const language = useLanguage()
  const { barber, startsAt } = booking
  const when = whenWords(startsAt, barber.timeZone, language)
  const heading = (
    <Link
      to={to}
      preventScrollReset
      aria-label={`${when}, ${barber.shopName}`}
      className="underline-offset-4 hover:underline"
    >
      {when}
    </Link>
  )
  return (
    <Card asChild flush>
      <article className="sm:flex">
        <Image
          src={barber.image}
          alt=""
          width={160}
          height={200}
          sizes="160px"
          className="hidden w-36 shrink-0 object-[50%_20%] sm:block"
        />
        <div className="min-w-0 flex-1 p-4 sm:p-5">
          <BookingSummary {...{ booking, heading }} address={firstSegment(barber.address)} />
          <div className="mt-4 border-t pt-4">
            <BookingActions booking={booking} shown={shownActions} />
          </div>
        </div>
      </article>
    </Card>
  )
}

export function BookingCardSkeleton() {
  return (
    <Card flush className="sm:flex">
      <Skeleton className="hidden w-36 shrink-0 rounded-none sm:block" />
      <div className="flex-1 space-y-3 p-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="mt-4 h-9 w-full" />
      </div>
    </Card>
  )
}
