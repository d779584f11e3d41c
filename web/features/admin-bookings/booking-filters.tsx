import { bookingSources, listedStatuses } from '#contract/admin/bookings.ts'
import { DayFilter } from '#web/features/admin-list/day-filter.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import { sourceTexts } from '#contract/admin/words/states.ts'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { bookingStates } from '#contract/admin/words/states.ts'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
import { useAsked } from './use-asked.ts'

export function BookingFilters() {
  const t = useText()
  const asked = useAsked()
  const go = useFilter()
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <FilterSelect
          label={t(words.status)}
          value={asked.status ?? null}
          onChange={(status) => go({ status })}
        >
          <option value="">{t(words.anyStatus)}</option>
          {listedStatuses.map((status) => (
            <option key={status} value={status}>
              {t(bookingStates[status])}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={t(words.source)}
          value={asked.source ?? null}
          onChange={(source) => go({ source })}
        >
          <option value="">{t(words.anySource)}</option>
          {bookingSources.map((source) => (
            <option key={source} value={source}>
              {t(sourceTexts[source])}
            </option>
          ))}
        </FilterSelect>
        <DayFilter label={t(words.from)} value={asked.from} onChange={(from) => go({ from })} />
        <DayFilter label={t(words.to)} value={asked.to} onChange={(to) => go({ to })} />
      </div>
    </div>
  )
}
