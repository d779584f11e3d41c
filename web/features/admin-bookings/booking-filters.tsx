import { bookingSources, statusFilters } from '#contract/admin/bookings.ts'
import { DayFilter } from '#web/features/admin-list/day-filter.tsx'
import { FilterFold } from '#web/features/admin-list/filter-fold.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import { bookingFilterNames, sourceTexts } from '#contract/admin/words/states.ts'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
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
          <FilterSelect
            label={t(words.status)}
            value={asked.status ?? null}
            onChange={(status) => go({ status })}
          >
            <option value="">{t(words.anyStatus)}</option>
            {statusFilters.map((status) => (
              <option key={status} value={status}>
                {t(bookingFilterNames[status])}
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
