// The week as a list: every booking with its state and what can be done with it.
import { Link } from 'react-router'
import type { CalendarBooking } from '#contract/bookings/desk.ts'
import { priceOf } from '#web/words/money.ts'
import { dayWords, longDay } from '#web/words/date-words.ts'
import { BookingActions } from '#web/features/desk/booking-actions.tsx'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopDay, shopTime } from '#web/words/shop-time.ts'
import { payNames, sourceNames } from '#web/texts/bookings/desk.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { Hint } from '#web/ui/hint.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Sign, Signs } from './signs.tsx'

type BookingListProps = { bookings: readonly CalendarBooking[]; isTeam: boolean }

export function BookingList({ bookings, isTeam }: BookingListProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const days = Map.groupBy(bookings, ({ startsAt }) => shopDay(startsAt, timeZone))
  return (
    <div className="space-y-6">
      <Signs />
      {[...days].map(([day, those]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <SectionTitle
            id={`day-${day}`}
            className="mb-2 flex items-baseline gap-2 first-letter:uppercase"
          >
            {dayWords(day, language, longDay)}
            <span className="text-sm font-normal text-muted-foreground">
              {those.length === 1
                ? t(calendarTexts.oneBooking)
                : t(calendarTexts.bookingsCount, { count: those.length })}
            </span>
          </SectionTitle>
          <ul className="divide-y rounded-lg border bg-card shadow-card">
            {those.map((booking) => (
              <Row key={booking.id} booking={booking} isTeam={isTeam} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ booking, isTeam }: { booking: CalendarBooking; isTeam: boolean }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const link = useSearchLink()
  const { client, services, professional, source, paymentStatus, totalCents } = booking
  const facts = [services.join(' + '), isTeam ? professional.name : null].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:flex-nowrap sm:px-4">
      <p className="w-20 shrink-0 font-bold tabular-nums">
        {shopTime(booking.startsAt, timeZone, language)}
      </p>
      <div className="min-w-0 flex-1 basis-40">
        <Link
          to={link({ booking: booking.id })}
          preventScrollReset
          className="font-semibold underline-offset-4 hover:underline"
        >
          {client.name}
        </Link>
        <Hint size="md" className="break-words">
          {facts.join(' · ')}
        </Hint>
        <Hint className="mt-0.5 flex flex-wrap items-center gap-x-3">
          <span className="flex items-center gap-1">
            <Sign name={source} />
            {t(sourceNames[source] ?? sourceNames.marketplace)}
          </span>
          <span className="flex items-center gap-1">
            <Sign name={paymentStatus} />
            {priceOf(totalCents)}, {t(payNames[paymentStatus] ?? payNames.unpaid)}
          </span>
        </Hint>
      </div>
      <div className="flex items-center gap-2 max-sm:basis-full max-sm:justify-between">
        <BookingState status={booking.status} />
        <BookingActions booking={booking} isCompact />
      </div>
    </li>
  )
}
