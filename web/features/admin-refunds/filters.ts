import { useSearchParams } from 'react-router'
import { chargeable, refundCauses, refundStates } from '#contract/money/refunds.ts'
import { dayIn, textIn } from '#web/features/admin-list/filters.ts'

// The filters in an address. What is not one is left out.
export function filtersIn(params: URLSearchParams) {
  return {
    q: textIn(params),
    state: refundStates.find((state) => state === params.get('state')),
    cause: refundCauses.find((cause) => cause === params.get('cause')),
    chargedTo: chargeable.find((who) => who === params.get('chargedTo')),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
  }
}

export function useAsked() {
  return filtersIn(useSearchParams()[0])
}
