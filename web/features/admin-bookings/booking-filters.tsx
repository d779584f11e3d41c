import {
  bookingSources,
  disputeFilters,
  paymentStatuses,
  statusFilters,
} from '#contract/admin/bookings.ts'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { DayFilter } from '#web/features/admin-list/day-filter.tsx'
import { FilterFold } from '#web/features/admin-list/filter-fold.tsx'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useFilter } from '#web/features/admin-list/use-filter.ts'
import { useText } from '#web/language.tsx'
import {
  bookingFilterNames,
  disputeTexts,
  paymentTexts,
  sourceTexts,
} from '#contract/admin/words/states.ts'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { BarberFilter } from './barber-filter.tsx'
import { useAsked } from './use-asked.ts'

export function BookingFilters() {
  const t = useText()
  const { q: _, ...asked } = useAsked()
  const go = useFilter()
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <FilterFold count={Object.values(asked).filter(Boolean).length}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
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
          <ChoiceFilter
            name="payment"
            label={t(words.payment)}
            any={t(words.anyPayment)}
            value={asked.payment}
            choices={paymentStatuses}
            nameOf={(payment) => t(paymentTexts[payment])}
          />
          <ChoiceFilter
            name="dispute"
            label={t(words.dispute)}
            any={t(words.anyDispute)}
            value={asked.dispute}
            choices={disputeFilters}
            nameOf={(dispute) => t(disputeTexts[dispute])}
          />
          <div className="col-span-2">
            <BarberFilter value={asked.barber} onChange={(barber) => go({ barber })} />
          </div>
          <DayFilter label={t(words.from)} value={asked.from} onChange={(from) => go({ from })} />
          <DayFilter label={t(words.to)} value={asked.to} onChange={(to) => go({ to })} />
        </div>
      </FilterFold>
    </div>
  )
}
