import { MapPin, Scissors } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { priceOf } from '#web/words/money.ts'
import { paymentOf } from '#web/features/bookings/payment.ts'
import { useText } from '#web/language.tsx'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { type OwnBooking } from './facts.ts'
import { servicesOf } from '#web/features/bookings/services-of.ts'
import { PaymentState, StatusBadge } from './status-badge.tsx'

type BookingSummaryProps = { booking: OwnBooking; heading: ReactNode; address: string }

// The facts that every booking card shows.
export function BookingSummary({ booking, heading, address }: BookingSummaryProps) {
  const t = useText()
  const { barber, bookingNumber, status, totalCents, professional } = booking
  const isOff = ['fee', 'nothing'].includes(paymentOf(booking))
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Hint className="font-semibold tabular-nums">{bookingNumber}</Hint>
        <StatusBadge status={status} />
      </div>
      <SectionTitle level={3} className="mt-1.5 leading-tight first-letter:uppercase">
        {heading}
      </SectionTitle>
      <p className="mt-1 text-md">
        <Link
          to={`/barber/${barber.id}`}
          className="font-semibold text-primary underline-offset-4 hover:underline"
        >
          {barber.shopName}
        </Link>{' '}
        <span className="text-muted-foreground">{t(visits.with, { name: professional.name })}</span>
      </p>
      <ul className="mt-2 space-y-1 text-md text-muted-foreground [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
        <li className="flex gap-2">
          <Scissors aria-hidden />
          <span className="min-w-0">{servicesOf(booking)}</span>
        </li>
        <li className="flex gap-2">
          <MapPin aria-hidden />
          <span className="min-w-0">{address}</span>
        </li>
      </ul>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-md">
        {!isOff && <span className="font-bold tabular-nums">{priceOf(totalCents)}</span>}
        <span className="text-muted-foreground">
          <PaymentState booking={booking} />
        </span>
      </p>
    </>
  )
}
