import { useSearchParams } from 'react-router'
import { bookingSources, listedStatuses } from '#contract/admin/bookings.ts'
import { dayIn, isFiltered, textIn } from '#web/features/admin-list/filters.ts'

// The filters in an address. What is not one is left out.
export function filtersIn(params: URLSearchParams) {
  return {
    q: textIn(params),
    status: listedStatuses.find((status) => status === params.get('status')),
    source: bookingSources.find((source) => source === params.get('source')),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
  }
}

export function useAsked() {
  return filtersIn(useSearchParams()[0])
}

type Asked = ReturnType<typeof filtersIn>

// Without a filter, what comes next: from today on, the soonest first. With one, the newest first.
export function listedBy(asked: Asked, today: string) {
  return isFiltered(asked) ? asked : { ...asked, from: today, order: 'oldest' as const }
}
