// What is owed to barbers, the next run, orders that wait for approval, and whether the books agree.
import { useQuery } from '@tanstack/react-query'
import type { TransferReport } from '#contract/money/transfers.ts'
import { useSearchParams } from 'react-router'
import { api } from '#web/api.ts'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { useProvider } from '#web/features/paying/use-provider.ts'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { orderWords, transferWords as words } from '#web/texts/money/transfers.ts'
import { Tabs } from '#web/ui/lists/tabs.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { sumOf } from '#web/words/money.ts'
import { BalanceList } from './balance-list.tsx'
import { Books } from './books.tsx'
import { OrderButton } from './order-button.tsx'
import { Orders } from './orders.tsx'
import { PayoutLog } from './payout-log.tsx'
import { Plots, Totals } from './totals.tsx'

export function AdminTransfers() {
  const t = useText()
  const provider = useProvider()
  const query = useQuery(api.transfers.read.query())
  const [params, setParams] = useSearchParams()
  const list = params.get('list') === 'payouts' ? 'payouts' : 'balances'
  return (
    <div className="space-y-6">
      <DemoNotice provider={provider} />
      <Loaded query={query} loading={<Skeleton className="h-96 rounded-lg" />}>
        {(report) => <Report report={report} />}
      </Loaded>
      <Tabs
        label={t(words.tabs)}
        value={list}
        // The filters of one list mean nothing to the other.
        onChange={(next) => setParams({ list: next }, { preventScrollReset: true })}
        tabs={[
          { value: 'balances', label: t(words.balances), content: <BalanceList /> },
          { value: 'payouts', label: t(words.payouts), content: <PayoutLog /> },
        ]}
      />
    </div>
  )
}

function Report({ report }: { report: TransferReport }) {
  const t = useText()
  const { isPaused, orders, books } = report
  return (
    <div className="space-y-6">
      {isPaused && <Notice tone="warning">{t(words.paused)}</Notice>}
      {orders.length > 0 && <Orders orders={orders} />}
      <Totals report={report} />
      <RunAll report={report} />
      <Books books={books} />
      <Plots report={report} />
    </div>
  )
}

function RunAll({ report: { now, isPaused, books } }: { report: TransferReport }) {
  const t = useText()
  const may = useMay()
  const isRed = books !== null && books.unmatchedCount > 0
  if (!may('payouts.write') || now.count === 0) return null
  return (
    <OrderButton
      label={t(orderWords.runAll)}
      title={t(orderWords.runAllTitle, { amount: sumOf(now.cents), count: now.count })}
      text={t(orderWords.runAllText)}
      variant="primary"
      disabled={isPaused || isRed}
      send={(order) => api.transfers.run.send({ ...order, barberId: null })}
    />
  )
}
