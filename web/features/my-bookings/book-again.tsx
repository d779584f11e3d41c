import { CalendarPlus, Clock } from 'lucide-react'
import { Link } from 'react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import { openingAfterToday } from '#web/features/barber-card/card-facts.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { shopTime } from '#web/words/shop-time.ts'
import { overview, visits } from '#web/texts/bookings/my-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Image } from '#web/ui/image.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { rebookPath } from './facts.ts'
import { servicesOf } from '#web/features/bookings/services-of.ts'

type Visited = Booking & { nextOpening: string | null }

// The last barbers, each with the next time they are free.
export function BookAgain({ lastBookings }: { lastBookings: Visited[] }) {
  const t = useText()
  return (
    <section aria-label={t(overview.again)}>
      <SectionTitle className="mb-3">{t(overview.again)}</SectionTitle>
      <ul className="grid gap-4 sm:grid-cols-3">
        {lastBookings.map((visit) => (
          <li key={visit.id}>
            <Barber visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Barber({ visit }: { visit: Visited }) {
  const t = useText()
  const language = useLanguage()
  const { barber, startsAt } = visit
  return (
    <Card flush className="flex h-full max-sm:items-center sm:flex-col">
      <Image
        src={barber.image}
        alt=""
        width={240}
        height={160}
        sizes="(min-width: 640px) 260px, 96px"
        className="object-[50%_20%] max-sm:h-full max-sm:w-24 max-sm:shrink-0 max-sm:self-stretch sm:aspect-[3/2] sm:w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <h3 className="leading-tight font-bold">
          <Link to={`/barber/${barber.id}`} className="underline-offset-4 hover:underline">
            {barber.shopName}
          </Link>
        </h3>
        <Hint className="mt-1">
          {t(overview.lastBooking, {
            services: servicesOf(visit),
            date: shopDate(startsAt, barber.timeZone, language),
          })}
        </Hint>
        <Opening at={visit.nextOpening} timeZone={barber.timeZone} />
        <Button asChild size="sm" variant="outline" className="mt-auto self-start sm:w-full">
          <Link to={rebookPath(visit)} aria-label={t(overview.bookAt, { shop: barber.shopName })}>
            <CalendarPlus aria-hidden />
            {t(visits.rebook)}
          </Link>
        </Button>
      </div>
    </Card>
  )
}

function Opening({ at, timeZone }: { at: string | null; timeZone: string }) {
  const t = useText()
  const language = useLanguage()
  if (at === null) return <Hint className="my-3">{t(overview.noOpening)}</Hint>
  const later = openingAfterToday(at, timeZone, language)
  const when = later ?? t(overview.today, { time: shopTime(at, timeZone, language) })
  return (
    <p className="my-3 flex items-center gap-1.5 text-sm font-semibold text-success">
      <Clock aria-hidden className="size-4 shrink-0" />
      {t(overview.nextOpening, { when })}
    </p>
  )
}
