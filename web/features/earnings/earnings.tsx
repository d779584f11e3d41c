// What the business earned, and its balance with the platform.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { netOfSums, type EarningsReport } from '#contract/money/earnings.ts'
import { api } from '#web/api.ts'
import { PeriodPicker, usePeriod } from '#web/features/analytics/period-picker.tsx'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { useProvider } from '#web/features/paying/use-provider.ts'
import { useText } from '#web/language.tsx'
import { earningsWords as words } from '#web/texts/money/earnings.ts'
import { Stat } from '#web/ui/charts/stat.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { calendarOf } from '#web/use-business.ts'
import { sumOf } from '#web/words/money.ts'
import { Balance } from './balance.tsx'
import { Lines } from './lines.tsx'
import { Plots } from './plots.tsx'
import { Statements } from './statements.tsx'

export function Earnings() {
  const t = useText()
  const { shown, asked } = usePeriod('90')
  const provider = useProvider()
  const report = useQuery({
    ...api.earnings.read.query(asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Loaded query={report} loading={<Waiting />}>
      {(data) =>
        data.isNew ? (
          <EmptyState
            icon={Wallet}
            title={t(words.empty)}
            text={t(words.emptyText)}
            action={t(words.toBookings)}
            to={calendarOf.barber}
          />
        ) : (
          <div className="space-y-6">
            <DemoNotice provider={provider} />
            <Balance balance={data.balance} takesCards={provider !== 'shop'} />
            <PeriodPicker shown={shown} />
            <Numbers report={data} />
            <Plots report={data} />
            <Lines asked={asked} period={data.period} />
            <Statements />
          </div>
        )
      }
    </Loaded>
  )
}

function Numbers({ report: { sums } }: { report: EarningsReport }) {
  const t = useText()
  const { servicesCents, taxCents, tipsCents, feesCents } = sums
  const { commissionCents, refundsCents, otherCents } = sums
  return (
    <section
      aria-label={t(words.numbers)}
      className="grid grid-cols-2 gap-3 *:last:odd:col-span-2 sm:gap-4 xl:grid-cols-4 xl:*:last:odd:col-span-1"
    >
      <Stat label={t(words.services)} value={sumOf(servicesCents)} />
      {taxCents !== 0 && (
        <Stat label={t(words.tax)} value={sumOf(taxCents)} definition={t(words.taxText)} />
      )}
      <Stat label={t(words.tips)} value={sumOf(tipsCents)} />
      {feesCents !== 0 && <Stat label={t(words.fees)} value={sumOf(feesCents)} />}
      <Stat label={t(words.commission)} value={sumOf(-commissionCents)} />
      {refundsCents !== 0 && (
        <Stat
          label={t(words.refunds)}
          value={sumOf(-refundsCents)}
          definition={t(words.refundsText)}
        />
      )}
      {otherCents !== 0 && <Stat label={t(words.other)} value={sumOf(otherCents)} />}
      <Stat label={t(words.net)} value={sumOf(netOfSums(sums))} definition={t(words.netText)} />
    </section>
  )
}

function Waiting() {
  return (
    <div aria-busy className="space-y-6">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} className="h-32 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
