import { Link } from 'react-router'
import type { CompletedBooking } from '#contract/bookings/completion.ts'
import { priceOf } from '#web/words/money.ts'
import { whenWords } from '#web/words/date-words.ts'
import { StatusBadge } from '#web/features/my-bookings/status-badge.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { completionWords as words } from '#web/texts/bookings/completion.ts'
import { priceWords } from '#web/texts/bookings/after-booking.ts'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'

export function BookingFacts({ booking }: { booking: CompletedBooking }) {
  const t = useText()
  const language = useLanguage()
  const { barber, bookingNumber, status, startsAt, items, totalCents, professionalName } = booking
  const prices = items.map(({ name, priceCents }) => ({
    name,
    price: priceOf(priceCents),
  }))
  const isWhole = items.length === 1 && items[0]?.priceCents === totalCents
  const total = { name: t(words.total), price: priceOf(totalCents) }
  return (
    <Card asChild>
      <section aria-label={t(words.visit)}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <Hint className="font-semibold tabular-nums">
            <span className="sr-only">{t(words.number)} </span>
            {bookingNumber}
          </Hint>
          <StatusBadge status={status} />
        </div>
        <SectionTitle className="mt-1.5 leading-tight first-letter:uppercase">
          {whenWords(startsAt, barber.timeZone, language)}
        </SectionTitle>
        <p className="mt-1 text-md">
          <Link
            to={`/barber/${barber.id}`}
            className="font-semibold text-primary underline-offset-4 hover:underline"
          >
            {barber.shopName}
          </Link>{' '}
          <span className="text-muted-foreground">{t(words.with, { name: professionalName })}</span>
        </p>
        <Hint size="md">{barber.address}</Hint>
        <div className="mt-4 border-t pt-4">
          <PriceList items={isWhole ? prices : [...prices, total]} />
          {booking.booked && (
            <Hint className="mt-2">
              {t(priceWords.booked, { price: priceOf(booking.booked.totalCents) })}
            </Hint>
          )}
        </div>
      </section>
    </Card>
  )
}
