import { ArrowRight, MapPin, Scissors, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import { priceOf } from '#web/words/money.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { overview, visits } from '#web/texts/bookings/my-bookings.ts'
import { Card } from '#web/ui/card.tsx'
import { Image } from '#web/ui/image.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { BookingActions } from './booking-actions.tsx'
import { timeUntil } from './facts.ts'
import { servicesOf } from '#web/features/bookings/services-of.ts'
import { PaymentState, StatusBadge } from './status-badge.tsx'
import { useNow } from '#web/use-now.ts'

const shownActions = 4

export function NextBooking({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const { barber, professional, startsAt, status, totalCents } = booking
  return (
    <section aria-label={t(overview.next)}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <SectionTitle>{t(overview.next)}</SectionTitle>
        <Link
          to="/client/dashboard?tab=bookings"
          className="inline-flex min-h-control items-center gap-1.5 text-md font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t(overview.allBookings)}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <Card flush className="sm:flex">
        <Image
          src={barber.image}
          alt=""
          width={320}
          height={400}
          sizes="(min-width: 640px) 256px, 92vw"
          isUrgent
          className="h-40 w-full object-[50%_20%] sm:h-auto sm:w-64 sm:shrink-0"
        />
        <div className="min-w-0 flex-1 p-5 sm:p-6">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Countdown startsAt={startsAt} />
            <StatusBadge status={status} />
          </div>
          <p className="mt-2 text-xl leading-tight font-bold first-letter:uppercase">
            <Link
              to={`/client/bookings?booking=${booking.id}`}
              className="underline-offset-4 hover:underline"
            >
              {whenWords(startsAt, barber.timeZone, language)}
            </Link>
          </p>
          <ul className="mt-4 space-y-2 text-md [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted-foreground">
            <li className="flex gap-2.5">
              <MapPin aria-hidden />
              <span className="min-w-0">
                <span className="font-semibold">{barber.shopName}</span>
                <span className="block text-muted-foreground">{barber.address}</span>
              </span>
            </li>
            <li className="flex gap-2.5">
              <UserRound aria-hidden />
              {professional.name}
            </li>
            <li className="flex gap-2.5">
              <Scissors aria-hidden />
              <span className="min-w-0">
                {servicesOf(booking)}
                <span className="text-muted-foreground">
                  {' · '}
                  {priceOf(totalCents)}, <PaymentState booking={booking} />
                </span>
              </span>
            </li>
          </ul>
          <div className="mt-5">
            <BookingActions booking={booking} shown={shownActions} />
          </div>
          <p className="sr-only">{t(visits.number, { number: booking.bookingNumber })}</p>
        </div>
      </Card>
    </section>
  )
}

function Countdown({ startsAt }: { startsAt: string }) {
  const t = useText()
  const language = useLanguage()
  const time = timeUntil(startsAt, useNow(), language)
  return (
    <p className="display text-3xl text-primary" role="timer">
      {time === null ? t(overview.now) : t(overview.in, { time })}
    </p>
  )
}
