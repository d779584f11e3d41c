// One's visits: what is coming, what was, what did not come to be. The address says which.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarDays, CalendarX, History, type LucideIcon } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { bookingViews, type Booking } from '#contract/bookings/bookings.ts'
import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { BookingCard, BookingCardSkeleton } from './booking-card.tsx'
import { BookingDrawer } from './booking-drawer.tsx'
import { useLiveBookings } from '#web/features/bookings/use-live-bookings.ts'

type View = (typeof bookingViews)[number]

export function BookingList() {
  const t = useText()
  const link = useSearchLink()
  const { view, page } = useAsked()
  useLiveBookings()
  const list = useQuery({
    ...api.bookings.mine.query({ view, page }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <div className="space-y-5">
      <TabLinks
        label={t(visits.views)}
        tabs={bookingViews.map((each) => ({
          to: link({ view: each === 'upcoming' ? null : each, booking: null }),
          label: t(visits[each]),
          isCurrent: each === view,
        }))}
      />
      <Loaded query={list} loading={<Waiting />}>
        {(data) =>
          list.isPlaceholderData ? (
            <Waiting />
          ) : data.bookings.length === 0 ? (
            <Nothing view={view} page={page} />
          ) : (
            <>
              <Cards title={t(visits[view])} bookings={data.bookings} />
              <Pagination page={page} pages={data.pages} />
            </>
          )
        }
      </Loaded>
      <BookingDrawer />
    </div>
  )
}

function useAsked() {
  const [params] = useSearchParams()
  const view = bookingViews.find((each) => each === params.get('view')) ?? 'upcoming'
  const page = Number(params.get('page'))
  return { view, page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1 }
}

function Cards({ title, bookings }: { title: string; bookings: Booking[] }) {
  const { pathname, search } = useLocation()
  const detailsOf = (id: string) => {
    const params = new URLSearchParams(search)
    params.set('booking', id)
    return `${pathname}?${params}`
  }
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <ul className="space-y-4">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} to={detailsOf(booking.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

const skeletons = [1, 2, 3]

function Waiting() {
  return (
    <ul aria-busy className="space-y-4">
      {skeletons.map((key) => (
        <li key={key}>
          <BookingCardSkeleton />
        </li>
      ))}
    </ul>
  )
}

const empty: Record<View, { icon: LucideIcon; title: Text; text: Text }> = {
  upcoming: { icon: CalendarDays, title: visits.noneUpcoming, text: visits.noneUpcomingText },
  past: { icon: History, title: visits.nonePast, text: visits.nonePastText },
  cancelled: { icon: CalendarX, title: visits.noneCancelled, text: visits.noneCancelledText },
}

function Nothing({ view, page }: { view: View; page: number }) {
  const t = useText()
  const link = useSearchLink()
  const { icon, title, text } = empty[view]
  if (page > 1)
    return <EmptyState title={t(visits.noMore)} action={t(visits.firstPage)} to={link({})} />
  return (
    <EmptyState
      icon={icon}
      title={t(title)}
      text={t(text)}
      action={t(visits.findBarbers)}
      to="/explore"
    />
  )
}
