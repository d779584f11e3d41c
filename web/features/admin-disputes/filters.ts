import { useSearchParams } from 'react-router'
import { disputeKinds, disputeReasons } from '#contract/money/disputes/dispute-rules.ts'
import { textIn } from '#web/features/admin-list/filters.ts'

export const shows = ['desk', 'open', 'over'] as const

// The filters in an address. What is not one is left out.
export function filtersIn(params: URLSearchParams) {
  return {
    q: textIn(params),
    show: shows.find((show) => show === params.get('show')) ?? 'desk',
    reason: disputeReasons.find((reason) => reason === params.get('reason')),
    kind: disputeKinds.find((kind) => kind === params.get('kind')),
  }
}

export function useAsked() {
  return filtersIn(useSearchParams()[0])
}
