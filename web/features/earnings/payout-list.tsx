import { useInfiniteQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { payoutStateNames } from '#contract/admin/words/payouts.ts'
import { fill } from '#contract/language.ts'
import type { PayoutLine } from '#contract/money/payouts.ts'
import { api } from '#web/api.ts'
import { CsvButton } from '#web/files/csv-button.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { failureTexts, payoutWords as words } from '#web/texts/money/payouts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { ShowMore } from '#web/ui/lists/show-more.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { dollarsOf, sumOf } from '#web/words/money.ts'
import { shopDate, wallOf } from '#web/words/shop-time.ts'

const tones = {
  scheduled: 'neutral',
  on_hold: 'warning',
  processing: 'info',
  paid: 'success',
  failed: 'error',
} as const

export function PayoutList() {
  const t = useText()
  const query = useInfiniteQuery({
    queryKey: api.payouts.list.key(),
    queryFn: ({ pageParam }) => api.payouts.list.send({ after: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <TitledCard title={t(words.list)} text={t(words.listText)} action={<Export />}>
      <Loaded query={query} loading={<Skeleton className="h-40" />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0)
            return (
              <EmptyState icon={Landmark} title={t(words.noneYet)} text={t(words.noneYetText)} />
            )
          return (
            <>
              <PayoutTable rows={rows} />
              <ShowMore pages={query} />
            </>
          )
        }}
      </Loaded>
    </TitledCard>
  )
}

function PayoutTable({ rows }: { rows: readonly PayoutLine[] }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const columns: Column<PayoutLine>[] = [
    {
      key: 'day',
      head: t(words.day),
      cell: ({ createdAt }) => shopDate(createdAt, timeZone, language),
    },
    {
      key: 'state',
      head: t(words.state),
      cell: ({ state, failure }) => (
        <span className="block sm:text-left">
          <Badge tone={tones[state]}>{t(payoutStateNames[state])}</Badge>
          {failure !== null && (
            <span className="mt-1 block text-sm">{fill(failureOf(failure), language)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'bank',
      head: t(words.bank),
      cell: ({ bankLast4 }) => (bankLast4 === null ? '–' : t(words.ending, { last4: bankLast4 })),
    },
    {
      key: 'amount',
      head: t(words.amount),
      isNumber: true,
      cell: ({ amountCents }) => <span className="font-semibold">{sumOf(amountCents)}</span>,
    },
  ]
  return <Table caption={t(words.list)} columns={columns} rows={rows} keyOf={({ id }) => id} />
}

const failureOf = (failure: string) => failureTexts[failure] ?? { en: failure, es: failure }

function Export() {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const heads = [words.day, words.amount, words.state, words.bank, words.why]
  return (
    <CsvButton
      label={t(words.csv)}
      name="kempt-payouts.csv"
      rows={async () => [
        heads.map((head) => t(head)),
        ...(await api.payouts.export.send()).map((row) => [
          wallOf(row.createdAt, timeZone).date,
          dollarsOf(row.amountCents),
          t(payoutStateNames[row.state]),
          row.bankLast4 ?? '',
          row.failure === null ? '' : fill(failureOf(row.failure), language),
        ]),
      ]}
    />
  )
}
