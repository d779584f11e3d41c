import { CalendarX, SearchX } from 'lucide-react'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { useText } from '#web/language.tsx'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingRow } from './booking-row.tsx'
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
        {(line) => <BookingRow line={line} />}
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
