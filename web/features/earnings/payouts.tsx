// Everything about being paid: the next payout, the account it goes to, and the payouts so far.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { onLive } from '#web/live/live.ts'
import { accountWords as words } from '#web/texts/money/payouts.ts'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { NextPayout } from './next-payout.tsx'
import { PayoutAccount } from './payout-account.tsx'

export function Payouts() {
  useLivePayouts()
  const query = useQuery({ ...api.payouts.read.query(), staleTime: 0 })
  return (
    <div className="space-y-6">
      <Returned />
      <Loaded query={query} loading={<Skeleton className="h-64 rounded-lg" />}>
        {(report) => (
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <NextPayout report={report} />
            <PayoutAccount account={report.account} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

// Back from the provider's page: ?payouts=back. How the account stands is asked of the server, which
// asks the provider.
function Returned() {
  const { id } = useOpened('payouts')
  return id === null ? null : <Checked />
}

function Checked() {
  const t = useText()
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: api.payouts.check.key(),
    queryFn: () => api.payouts.check.send(),
    refetchOnMount: 'always',
    retry: false,
  })
  const { data } = query
  useEffect(() => {
    if (data) void queries.invalidateQueries({ queryKey: api.payouts.read.key() })
  }, [queries, data])
  if (query.isError) return <Notice tone="warning">{t(words.notChecked)}</Notice>
  if (data) return <Notice tone="success">{t(words.checked)}</Notice>
  return <Notice>{t(words.checking)}</Notice>
}

// When the provider has news about the account, or a payout moves.
function useLivePayouts() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => {
      void queries.invalidateQueries({ queryKey: api.payouts.read.key() })
      void queries.invalidateQueries({ queryKey: api.payouts.list.key() })
    }
    return onLive('user', ({ type }) => type === 'payouts' && refresh())
  }, [queries])
}
