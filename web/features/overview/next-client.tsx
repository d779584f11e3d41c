import { Clock, History, Scissors, StickyNote } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { MemberOverview } from '#contract/business/overview.ts'
import { isTold } from '#contract/bookings/reach.ts'
import { mayBeLate } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { priceOf } from '#web/words/money.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { whenWords } from '#web/words/date-words.ts'
import { timeUntil } from '#web/features/my-bookings/facts.ts'
import { servicesOf } from '#web/features/bookings/services-of.ts'
import { useNow } from '#web/use-now.ts'
import { LateDialog } from '#web/features/desk/late-dialog.tsx'
import { BookingActions } from '#web/features/desk/booking-actions.tsx'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { HairFacts } from '#web/features/hair-profile/hair-facts.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopDay, shopTime } from '#web/words/shop-time.ts'
import { member as words } from '#web/texts/business/overview.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useBookingLink } from './timeline.tsx'

type NextClientProps = { next: NonNullable<MemberOverview['next']>; today: string }

export function NextClient({ next, today }: NextClientProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const linkTo = useBookingLink()
  const now = useNow()
  const [isLate, setIsLate] = useState(false)
  const { booking, visits, lastVisitAt, lastServices, hair } = next
  const { startsAt, endsAt, client, note, status } = booking
  const isToday = shopDay(startsAt, timeZone) === today
  const until = timeUntil(startsAt, now, language)
  const standing = status === 'in_progress' ? t(words.inChair) : t(words.waiting)
  return (
    <section aria-label={t(words.next)}>
      <Card className="sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <Hint className="font-semibold">{t(words.next)}</Hint>
          <BookingState status={status} />
        </div>
        <p role="timer" className="display mt-1 text-3xl text-primary">
          {until === null ? standing : t(words.in, { time: until })}
        </p>
        <p className="mt-2 text-xl leading-tight font-bold">
          <Link to={linkTo(booking.id)} className="underline-offset-4 hover:underline">
            {client.name}
          </Link>
        </p>
        <ul className="mt-3 space-y-2 text-md [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted-foreground">
          <li className="flex gap-2.5">
            <Clock aria-hidden />
            <span className="first-letter:uppercase">
              {isToday
                ? `${shopTime(startsAt, timeZone, language)} – ${shopTime(endsAt, timeZone, language)}`
                : whenWords(startsAt, timeZone, language)}
            </span>
          </li>
          <li className="flex gap-2.5">
            <Scissors aria-hidden />
            <span className="min-w-0">
              {servicesOf(booking)} · {priceOf(booking.totalCents)}
            </span>
          </li>
          <li className="flex gap-2.5">
            <History aria-hidden />
            <span className="min-w-0">
              {visits === 0 ? t(words.firstBooking) : t(words.visits, { count: visits })}
              {lastVisitAt && (
                <span className="block text-muted-foreground">
                  {t(words.lastTime, {
                    date: shopDate(lastVisitAt, timeZone, language),
                    services: lastServices.join(' + '),
                  })}
                </span>
              )}
            </span>
          </li>
          {note && (
            <li className="flex gap-2.5">
              <StickyNote aria-hidden />
              <span className="min-w-0">
                <span className="sr-only">{t(words.note)}: </span>
                {note}
              </span>
            </li>
          )}
        </ul>
        {hair && (
          <div className="mt-4">
            <HairFacts hair={hair} name={client.name} />
          </div>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <BookingActions booking={booking} />
          {mayBeLate(booking, now) && isTold(booking.reach, 'late') && (
            <Button variant="outline" onClick={() => setIsLate(true)}>
              <Clock aria-hidden />
              {t(words.late)}
            </Button>
          )}
        </div>
        <LateDialog booking={booking} open={isLate} onOpenChange={setIsLate} />
      </Card>
    </section>
  )
}
