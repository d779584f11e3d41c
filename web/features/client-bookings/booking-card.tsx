import { MapPin, Scissors } from 'lucide-react'
import { Link } from 'react-router'
import type { Booking } from '#contract/bookings.ts'
import { firstSegment, priceOf } from '#web/features/barbers/card-facts.ts'
import { whenWords } from '#web/features/bookings/times.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { visits } from '#web/texts/client.ts'
import { Card } from '#web/ui/card.tsx'
import { Image } from '#web/ui/image.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BookingActions } from './booking-actions.tsx'
import { servicesOf } from './facts.ts'
import { PaymentState, StatusBadge } from './status-badge.tsx'

const shownActions = 3

// The heading's link opens the details.
export function BookingCard({ booking, to }: { booking: Booking; to: string }) {
  const t = useText()
  const language = useLanguage()
  const { barber, bookingNumber, status, startsAt, totalCents, professional } = booking
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
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <p className="text-sm font-semibold text-muted-foreground tabular-nums">
              {bookingNumber}
            </p>
            <StatusBadge status={status} />
          </div>
          <h3 className="mt-1.5 text-lg leading-tight font-bold first-letter:uppercase">
            <Link
              to={to}
              preventScrollReset
              aria-label={`${whenWords(startsAt, language)}, ${barber.shopName}`}
              className="underline-offset-4 hover:underline"
            >
              {whenWords(startsAt, language)}
            </Link>
          </h3>
          <p className="mt-1 text-md">
            <Link
              to={`/barber/${barber.id}`}
              className="font-semibold text-primary underline-offset-4 hover:underline"
            >
              {barber.shopName}
            </Link>{' '}
            <span className="text-muted-foreground">
              {t(visits.with, { name: professional.name })}
            </span>
          </p>
          <ul className="mt-2 space-y-1 text-md text-muted-foreground [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
            <li className="flex gap-2">
              <Scissors aria-hidden />
              <span className="min-w-0">{servicesOf(booking)}</span>
            </li>
            <li className="flex gap-2">
              <MapPin aria-hidden />
              <span className="min-w-0">{firstSegment(barber.address)}</span>
            </li>
          </ul>
          <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-md">
            <span className="font-bold tabular-nums">{priceOf(totalCents, language)}</span>
            <span className="text-muted-foreground">
              <PaymentState booking={booking} />
            </span>
          </p>
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
