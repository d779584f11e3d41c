import { useSearchParams } from 'react-router'
import {
  bookingSources,
  disputeFilters,
  paymentStatuses,
  statusFilters,
} from '#contract/admin/bookings.ts'
import { dayIn, idIn, isFiltered, textIn } from '#web/features/admin-list/filters.ts'

// The filters in an address. What is not one is left out.
export function filtersIn(params: URLSearchParams) {
  return {
    q: textIn(params),
    status: statusFilters.find((status) => status === params.get('status')),
    source: bookingSources.find((source) => source === params.get('source')),
    payment: paymentStatuses.find((payment) => payment === params.get('payment')),
    dispute: disputeFilters.find((dispute) => dispute === params.get('dispute')),
    barber: idIn(params, 'barber'),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
  }
}

export function useAsked() {
  return filtersIn(useSearchParams()[0])
}

type Asked = ReturnType<typeof filtersIn>

// Without a filter, what comes next: from today on, the soonest first, without what was canceled or is
// over. With one, the newest first.
export function listedBy(asked: Asked, today: string) {
  if (isFiltered(asked)) return asked
  return { ...asked, status: 'coming' as const, from: today, order: 'oldest' as const }
}
