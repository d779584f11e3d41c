import { CalendarX } from 'lucide-react'
import { Link } from 'react-router'
import type { BookingLine } from '#contract/admin/bookings.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { isFiltered, useSaidFilters } from '#web/features/admin-list/filters.ts'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { BulkReport } from '#web/features/bulk-runs/bulk-report.tsx'
import { LatestRun } from '#web/features/bulk-runs/latest-run.tsx'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import {
  bookingFilterNames,
  disputeTexts,
  paymentTexts,
  sourceTexts,
} from '#contract/admin/words/states.ts'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { builtInViews } from '#web/texts/admin/lists/views.ts'
import { Hint } from '#web/ui/hint.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { addDays } from '#web/words/date-words.ts'
import { ownToday, weekdayOf } from '#web/words/own-time.ts'
import { AssignMany } from './follow-ups/assign-many.tsx'
import { useBarberName } from './barber-filter.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingRow } from './booking-row.tsx'
import { filtersIn, listedBy, useAsked } from './use-asked.ts'
import { useRefresh } from './use-refresh.ts'

// Every booking, filtered by the address.
export function BookingLines() {
  const may = useMay()
  const refresh = useRefresh()
  const given = useAsked()
  const asked = listedBy(given, ownToday())
  const queryKey = [...api.adminBookings.list.key(), asked]
  return (
    <div className="space-y-4">
      <ListViews list="bookings" all={builtInViews.comingUp} builtIn={builtIn()} read={filtersIn} />
      <BookingFilters />
      {!isFiltered(given) && <ComingUp />}
      {may('bookings.write') && <LatestRun action="assign-follow-up" />}
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.adminBookings.list.send({ ...asked, after })}
        file={{ name: 'bookings', filters: asked }}
        counted={{ one: words.countOne, many: words.count }}
        bulk={
          may('bookings.write')
            ? {
                nameOf: (line: BookingLine) => `${line.bookingNumber}, ${line.clientName}`,
                takesAll: true,
                action: (chosen) => <AssignMany chosen={chosen} asked={asked} />,
              }
            : undefined
        }
        isSearchable
        isLive
        empty={() => <Nothing queryKey={queryKey} />}
      >
        {(line) => <BookingRow line={line} />}
      </AdminList>
      <BulkReport onFinished={() => void refresh()} />
    </div>
  )
}

// Says which bookings are listed without a filter, and leads to the others.
function ComingUp() {
  const t = useText()
  const link = useSearchLink()
  return (
    <Hint>
      {t(words.comingUp)}{' '}
      <Link
        to={link({ to: addDays(ownToday(), -1) })}
        className="font-semibold text-primary underline-offset-4 hover:underline"
      >
        {t(words.earlier)}
      </Link>
    </Hint>
  )
}

// Days are those of now, so the views are made when they are shown.
function builtIn() {
  const empty = filtersIn(new URLSearchParams())
  const today = ownToday()
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  return [
    { name: builtInViews.today, filters: { ...empty, from: today, to: today } },
    { name: builtInViews.requests, filters: { ...empty, status: 'pending' } },
    {
      name: builtInViews.noShows,
      filters: { ...empty, status: 'no_show', from: monday, to: addDays(monday, 6) },
    },
  ]
}

function Nothing({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useText()
  const asked = useAsked()
  const shop = useBarberName(asked.barber)
  const filters = useSaidFilters(asked, {
    q: { label: words.search },
    status: { label: words.status, value: asked.status && bookingFilterNames[asked.status] },
    source: { label: words.source, value: asked.source && sourceTexts[asked.source] },
    payment: { label: words.payment, value: asked.payment && paymentTexts[asked.payment] },
    dispute: { label: words.dispute, value: asked.dispute && disputeTexts[asked.dispute] },
    barber: { label: words.barber, value: shop === undefined ? undefined : { en: shop, es: shop } },
    from: { label: words.from },
    to: { label: words.to },
  })
  if (!isFiltered(asked))
    return <EmptyState icon={CalendarX} title={t(words.emptyTitle)} text={t(words.emptyText)} />
  return (
    <NothingFound
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      queryKey={queryKey}
      filters={filters}
      // As it is listed then: without any filter, only what comes up.
      countWithout={async (name) => {
        const left = listedBy({ ...asked, [name]: undefined }, ownToday())
        return (await api.adminBookings.list.send(left)).total
      }}
    />
  )
}
