import { CalendarX, SearchX } from 'lucide-react'
import type { BookingLine } from '#contract/admin/bookings.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { priceOf } from '#web/words/money.ts'
import { BookingFilters } from './booking-filters.tsx'
import { useAsked } from './use-asked.ts'

// Every booking, filtered by the address.
export function BookingLines() {
  const { asked, isFiltered } = useAsked()
  return (
    <div className="space-y-4">
      <BookingFilters />
      <AdminList
        queryKey={[...api.adminBookings.list.key(), asked]}
        fetchPage={(after) => api.adminBookings.list.send({ ...asked, after })}
        file={{ name: 'bookings', filters: asked }}
        counted={{ one: words.countOne, many: words.count }}
        empty={<Nothing isFiltered={isFiltered} />}
      >
        {(line) => <Line line={line} />}
      </AdminList>
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useText()
  const link = useSearchLink()
  if (!isFiltered)
    return <EmptyState icon={CalendarX} title={t(words.emptyTitle)} text={t(words.emptyText)} />
  return (
    <EmptyState
      icon={SearchX}
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      action={t(listWords.clear)}
      to={link({ q: null, status: null, source: null, from: null, to: null })}
    />
  )
}

function Line({ line }: { line: BookingLine }) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('booking')
  return (
    <button
      type="button"
      className="grid w-full gap-x-4 gap-y-1 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5"
      onClick={() => open(line.id)}
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">
          {line.clientName}
          {line.isGuest && (
            <span className="font-normal text-muted-foreground"> · {t(words.guest)}</span>
          )}
        </span>
        <span className="block text-md break-words text-muted-foreground">
          {line.services} · {line.shopName}
        </span>
        <span className="block text-sm text-muted-foreground">
          {line.bookingNumber} · {whenWords(line.startsAt, line.timeZone, language)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        <BookingState status={line.status} />
        {line.isDisputed && <Badge tone="warning">{t(words.disputed)}</Badge>}
        <span className="tabular-nums">{priceOf(line.totalCents)}</span>
      </span>
    </button>
  )
}
