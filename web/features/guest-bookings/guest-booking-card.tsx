import { whenWords } from '#web/words/date-words.ts'
import { BookingInvoices } from '#web/features/invoices/booking-invoices.tsx'
import { Alternatives } from '#web/features/my-bookings/alternatives.tsx'
import { BookingActions } from '#web/features/my-bookings/booking-actions.tsx'
import { PayOwed } from './pay-owed.tsx'
import type { OwnBooking } from '#web/features/my-bookings/facts.ts'
import { BookingSummary } from '#web/features/my-bookings/booking-summary.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { ui } from '#web/texts/ui.ts'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

// Everything about a visit on one card: there is no other page for it.
export function GuestBookingCard({ booking }: { booking: OwnBooking }) {
  const t = useText()
  const language = useLanguage()
  const { barber, bookingNumber, startsAt, cancelReason } = booking
  const heading = whenWords(startsAt, barber.timeZone, language)
  return (
    <Card asChild>
      <article aria-label={t(visits.number, { number: bookingNumber })}>
        <BookingSummary {...{ booking, heading }} address={barber.address} />
        {cancelReason && (
          <Hint size="md" className="mt-2 break-words">
            {t(visits.reason)}: {cancelReason}
          </Hint>
        )}
        {booking.isEndedByShop && (
          <div className="mt-4">
            <Alternatives booking={booking} />
          </div>
        )}
        {booking.owedCents > 0 && <PayOwed booking={booking} />}
        <div className="mt-4 border-t pt-4">
          <BookingActions booking={booking} shown={5} />
        </div>
        <BookingInvoices booking={booking} />
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
