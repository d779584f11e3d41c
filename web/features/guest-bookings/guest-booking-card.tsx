import { Link } from 'react-router'
import { MapPin, Scissors } from 'lucide-react'
import { priceOf } from '#web/features/barbers/card-facts.ts'
import { whenWords } from '#web/features/bookings/times.ts'
import { BookingActions } from '#web/features/client-bookings/booking-actions.tsx'
import { servicesOf, type OwnBooking } from '#web/features/client-bookings/facts.ts'
import { PaymentState, StatusBadge } from '#web/features/client-bookings/status-badge.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { visits } from '#web/texts/client.ts'
import { ui } from '#web/texts/ui.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

// Everything about a visit on one card: there is no other page for it.
export function GuestBookingCard({ booking }: { booking: OwnBooking }) {
  const t = useText()
  const language = useLanguage()
  const { barber, bookingNumber, status, startsAt, totalCents, professional, cancelReason } =
    booking
  return (
    <Card asChild>
      <article aria-label={t(visits.number, { number: bookingNumber })}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <p className="text-sm font-semibold text-muted-foreground tabular-nums">
            {bookingNumber}
          </p>
          <StatusBadge status={status} />
        </div>
        <h3 className="mt-1.5 text-lg leading-tight font-bold first-letter:uppercase">
          {whenWords(startsAt, language)}
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
            <span className="min-w-0">{barber.address}</span>
          </li>
        </ul>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-md">
          <span className="font-bold tabular-nums">{priceOf(totalCents, language)}</span>
          <span className="text-muted-foreground">
            <PaymentState booking={booking} />
          </span>
        </p>
        {cancelReason && (
          <p className="mt-2 text-md text-muted-foreground">
            {t(visits.reason)}: {cancelReason}
          </p>
        )}
        <div className="mt-4 border-t pt-4">
          <BookingActions booking={booking} shown={4} />
        </div>
      </article>
    </Card>
  )
}

export function GuestBookingSkeleton() {
  const t = useText()
  return (
    <Card role="status" className="space-y-3">
      <span className="sr-only">{t(ui.loading)}</span>
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-9 w-full" />
    </Card>
  )
}
