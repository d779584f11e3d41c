import clsx from 'clsx'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { useHiddenByScrolling } from '#web/features/shell/use-hidden-by-scrolling.ts'
import { useText } from '#web/language.tsx'
import { policies, profile } from '#web/texts/marketplace/profile.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useBookingPath } from '#web/features/barber-card/booking-link.ts'
import { priceOf } from '#web/words/money.ts'
import { Hint } from '#web/ui/hint.tsx'
import { OpenNow } from './opening-hours.tsx'

// On phones: above the thumb's menu, and in its place while that is away.
export function BookBar({ barber }: { barber: BarberProfile }) {
  const t = useText()
  const bookingPath = useBookingPath(barber.id)
  const isMenuAway = useHiddenByScrolling()
  return (
    <div
      className={clsx(
        'no-print fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom)+1px)] z-20 flex items-center justify-between gap-4 border-t bg-card px-4 py-2.5 text-card-foreground shadow-lift transition-transform duration-200 md:bottom-0 md:px-6 lg:hidden',
        isMenuAway && 'max-md:translate-y-[calc(3.5rem+1px)]',
      )}
    >
      <PriceFrom barber={barber} />
      <Link
        to={bookingPath()}
        preventScrollReset
        className={buttonClass({ className: 'min-w-40 max-sm:flex-1' })}
      >
        <CalendarDays aria-hidden />
        {t(profile.bookNow)}
      </Link>
    </div>
  )
}

export function BookCard({ barber, seenAt }: { barber: BarberProfile; seenAt: number }) {
  const t = useText()
  const bookingPath = useBookingPath(barber.id)
  const { paymentPolicy, cancellationWindowHours } = barber.policies
  return (
    <Card className="space-y-3 p-6!">
      <PriceFrom barber={barber} />
      <OpenNow barber={barber} seenAt={seenAt} />
      <Link
        to={bookingPath()}
        preventScrollReset
        className={buttonClass({ size: 'lg', wide: true, className: 'mt-2' })}
      >
        <CalendarDays aria-hidden />
        {t(profile.bookNow)}
      </Link>
      <Hint>
        {t(policies[paymentPolicy])} {t(policies.freeUntil, { hours: cancellationWindowHours })}
      </Hint>
    </Card>
  )
}

function PriceFrom({ barber: { services } }: { barber: BarberProfile }) {
  const t = useText()
  const prices = services.filter(({ isAddOn }) => !isAddOn).map(({ priceCents }) => priceCents)
  if (prices.length === 0) return null
  return (
    <p className="text-lg font-bold tabular-nums">
      {t(profile.priceFrom, { price: priceOf(Math.min(...prices)) })}
    </p>
  )
}
