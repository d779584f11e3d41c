import { useSearchParams } from 'react-router'
import { payoutStates } from '#contract/money/payouts.ts'
import { balanceShows } from '#contract/money/transfers.ts'
import { textIn } from '#web/features/admin-list/filters.ts'

// The filters in an address. What is not one is left out.
export function useAskedBalances() {
  const [params] = useSearchParams()
  return {
    q: textIn(params),
    show: balanceShows.find((show) => show === params.get('show')),
  }
}

export function useAskedPayouts() {
  const [params] = useSearchParams()
  return {
    q: textIn(params),
    state: payoutStates.find((state) => state === params.get('state')),
  }
}
