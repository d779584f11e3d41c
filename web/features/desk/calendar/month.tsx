import clsx from 'clsx'
import { Link } from 'react-router'
import type { CalendarBooking, CalendarView } from '#contract/bookings/desk.ts'
import { isBooked } from '#contract/bookings/workflow.ts'
import { dayWords, longDay } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { wallOf } from '#web/words/shop-time.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import type { Asked } from './address.ts'
import { Sign, Signs } from './signs.tsx'
import { minuteWords } from './words.ts'

type MonthProps = { asked: Asked; days: readonly string[]; view: CalendarView }

const namesShown = 3

// How full each day is; a day opens by its number.
export function Month({ asked, days, view }: MonthProps) {
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const bookings = Map.groupBy(
    view.visits.filter(isBooked),
    ({ startsAt }) => wallOf(startsAt, timeZone).date,
  )
  const open = new Set(view.open.map(({ startsAt }) => wallOf(startsAt, timeZone).date))
  return (
    <div className="overflow-hidden rounded-xl border bg-card shadow-card">
      <Signs />
      <div aria-hidden className="grid grid-cols-7 border-b text-center text-sm font-semibold">
        {days.slice(0, 7).map((day) => (
          <span key={day} className="truncate py-2 text-muted-foreground">
            {dayWords(day, language, { weekday: 'short' })}
          </span>
        ))}
      </div>
      <ul className="grid grid-cols-7">
        {days.map((day) => (
          <li
            key={day}
            className={clsx(
              'min-h-18 min-w-0 border-r border-b sm:min-h-28',
              !open.has(day) && 'bg-muted/60',
              day.slice(0, 7) !== asked.date.slice(0, 7) && 'text-muted-foreground',
            )}
          >
            <DayCell day={day} isToday={day === asked.today} bookings={bookings.get(day) ?? []} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type DayCellProps = { day: string; isToday: boolean; bookings: readonly CalendarBooking[] }

function DayCell({ day, isToday, bookings }: DayCellProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const link = useSearchLink()
  const count =
    bookings.length === 0
      ? t(calendarTexts.noBookings)
      : bookings.length === 1
        ? t(calendarTexts.oneBooking)
        : t(calendarTexts.bookingsCount, { count: bookings.length })
  return (
    <Link
      to={link({ view: null, date: day })}
      preventScrollReset
      aria-label={`${dayWords(day, language, longDay)}, ${count}`}
      className="block h-full p-1.5 -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:p-2"
    >
      <span className="flex items-center justify-between gap-1 max-sm:flex-col">
        <span
          className={clsx(
            'grid size-7 shrink-0 place-items-center rounded-full text-md tabular-nums',
            isToday && 'bg-primary font-bold text-primary-foreground',
          )}
        >
          {Number(day.slice(8))}
        </span>
        {bookings.length > 0 && (
          <span className="rounded-full bg-secondary px-1.5 text-xs font-semibold text-secondary-foreground tabular-nums">
            {bookings.length}
          </span>
        )}
      </span>
      <span className="mt-1 space-y-0.5 text-xs max-sm:hidden sm:block">
        {bookings.slice(0, namesShown).map((booking) => (
          <span key={booking.id} className="flex items-center gap-1">
            <Sign name={booking.status} />
            <span className="truncate">
              {minuteWords(wallOf(booking.startsAt, timeZone).minute, language)}{' '}
              {booking.client.name}
            </span>
          </span>
        ))}
        {bookings.length > namesShown && (
          <span className="block text-muted-foreground">
            {t(calendarTexts.moreBookings, { count: bookings.length - namesShown })}
          </span>
        )}
      </span>
    </Link>
  )
}
