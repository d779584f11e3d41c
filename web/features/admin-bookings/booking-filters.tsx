import { bookingSources, statusFilters } from '#contract/admin/bookings.ts'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { DayFilter } from '#web/features/admin-list/day-filter.tsx'
import { FilterFold } from '#web/features/admin-list/filter-fold.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import { bookingFilterNames, sourceTexts } from '#contract/admin/words/states.ts'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { BarberFilter } from './barber-filter.tsx'
import { useAsked } from './use-asked.ts'

export function BookingFilters() {
  const t = useText()
  const asked = useAsked()
  const go = useFilter()
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <FilterFold
        count={
          [asked.status, asked.source, asked.barber, asked.from, asked.to].filter(Boolean).length
        }
      >
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
          <ChoiceFilter
            name="status"
            label={t(words.status)}
            any={t(words.anyStatus)}
            value={asked.status}
            choices={statusFilters}
            nameOf={(status) => t(bookingFilterNames[status])}
          />
          <ChoiceFilter
            name="source"
            label={t(words.source)}
            any={t(words.anySource)}
            value={asked.source}
            choices={bookingSources}
            nameOf={(source) => t(sourceTexts[source])}
          />
          <div className="max-lg:col-span-2">
            <BarberFilter value={asked.barber} onChange={(barber) => go({ barber })} />
          </div>
          <DayFilter label={t(words.from)} value={asked.from} onChange={(from) => go({ from })} />
          <DayFilter label={t(words.to)} value={asked.to} onChange={(to) => go({ to })} />
        </div>
      </FilterFold>
    </div>
  )
}
