// A day on a line: bookings in order, what is free between them, and where the day stands.
import clsx from 'clsx'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Window } from '#contract/business/overview.ts'
import { priceOf } from '#web/words/money.ts'
import { servicesOf } from '#web/features/bookings/services-of.ts'
import { useNow } from '#web/use-now.ts'
import { BookingActions } from '#web/features/desk/booking-actions.tsx'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { calendarOf, useBusinessZone, usePlace } from '#web/use-business.ts'
import { shopTime } from '#web/words/shop-time.ts'
import { day } from '#web/texts/business/overview.ts'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { minutesOf, partsOf, placeOfNow, spanWords, type Part } from './day-parts.ts'

type TimelineProps = { windows: readonly Window[]; bookings: readonly Booking[] }

export function Timeline({ windows, bookings }: TimelineProps) {
  const t = useText()
  const now = useNow()
  const parts = partsOf(windows, bookings)
  const { index, share } = placeOfNow(parts, now)
  if (parts.length === 0)
    return <EmptyState icon={CalendarDays} title={t(day.closed)} text={t(day.closedText)} />
  return (
    <ol aria-label={t(day.timeline)} className="relative">
      {parts.map((part, each) => (
        <li key={`${part.from} ${part.booking?.id ?? ''}`} className="relative isolate">
          {each === index && <NowLine now={now} share={share} />}
          {part.booking ? (
            <BookingPart booking={part.booking} isOver={part.to <= now} />
          ) : (
            <Free part={part} />
          )}
        </li>
      ))}
      {index === parts.length && (
        <li className="relative h-3">
          <NowLine now={now} share={0} />
        </li>
      )}
    </ol>
  )
}

// Behind the words of the day, never through them.
function NowLine({ now, share }: { now: number; share: number }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const time = shopTime(new Date(now).toISOString(), timeZone, language)
  return (
    <span
      data-now
      style={{ top: `${share * 100}%` }}
      className="pointer-events-none absolute inset-x-0 -mt-px flex items-center"
    >
      <span className="sr-only">{t(day.now, { time })}</span>
      <span aria-hidden className="relative z-20 size-2.5 -translate-x-1 rounded-full bg-brand" />
      <span aria-hidden className="-ml-1 h-0.5 flex-1 bg-brand" />
    </span>
  )
}

function Free({ part }: { part: Part<Booking> }) {
  const t = useText()
  const language = useLanguage()
  const minutes = minutesOf(part)
  return (
    <div
      style={{ minHeight: `${Math.min(6, 2.25 + minutes / 60)}rem` }}
      className="grid grid-cols-[4.75rem_1fr] gap-3"
    >
      <Time at={part.from} isQuiet />
      <Hint className="my-1 flex items-center rounded-md border border-dashed px-3">
        <span className="z-10 -mx-1 bg-card px-1">
          {t(day.free, { time: spanWords(minutes, language) })}
        </span>
      </Hint>
    </div>
  )
}

function Time({ at, isQuiet = false }: { at: number; isQuiet?: boolean }) {
  const language = useLanguage()
  const timeZone = useBusinessZone()
  return (
    <span
      className={clsx(
        'z-10 mt-2.5 w-fit self-start bg-card pr-1 text-sm tabular-nums',
        isQuiet ? 'text-muted-foreground' : 'font-semibold',
      )}
    >
      {shopTime(new Date(at).toISOString(), timeZone, language)}
    </span>
  )
}

function BookingPart({ booking, isOver }: { booking: Booking; isOver: boolean }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const linkTo = useBookingLink()
  const time = shopTime(booking.startsAt, timeZone, language)
  return (
    <div className="grid grid-cols-[4.75rem_1fr] gap-3">
      <Time at={Date.parse(booking.startsAt)} />
      <div
        className={clsx(
          'z-10 my-1 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-l-4 px-3 py-2.5',
          isOver ? 'bg-muted/50' : 'bg-card',
          booking.status === 'pending' ? 'border-l-warning' : 'border-l-primary',
        )}
      >
        <div className="min-w-0 flex-1 basis-28">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={linkTo(booking.id)}
              aria-label={t(day.details, { client: booking.client.name, time })}
              className="truncate font-semibold underline-offset-4 hover:underline"
            >
              {booking.client.name}
            </Link>
            <BookingState status={booking.status} />
          </p>
          <Hint size="md">
            {servicesOf(booking)} · {priceOf(booking.totalCents)}
          </Hint>
        </div>
        <BookingActions booking={booking} isCompact />
      </div>
    </div>
  )
}

// Where a booking is shown whole.
export function useBookingLink() {
  const place = usePlace()
  return (id: string) => `${calendarOf[place]}&booking=${id}`
}
