import { useInfiniteQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import type { Days } from '#contract/business/analytics.ts'
import type { AskedEarnings, EarningLine } from '#contract/money/earnings.ts'
import { invoicePath } from '#contract/money/invoices.ts'
import { api } from '#web/api.ts'
import { CsvButton } from '#web/files/csv-button.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { earningsWords, lineWords as words } from '#web/texts/money/earnings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ShowMore } from '#web/ui/lists/show-more.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { useCommissionWhy } from '#web/words/commission.ts'
import { sumOf } from '#web/words/money.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { ClaimCell } from './claim-cell.tsx'
import { rowsOf } from './csv.ts'
import { nameOf } from './facts.ts'

type LinesProps = { asked: Partial<AskedEarnings>; period: Days }

export function Lines({ asked, period }: LinesProps) {
  const t = useText()
  const query = useInfiniteQuery({
    queryKey: [...api.earnings.lines.key(), asked],
    queryFn: ({ pageParam }) =>
      api.earnings.lines.send({ ...asked, after: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (last) => last,
  })
  return (
    <TitledCard title={t(words.title)} action={<Export asked={asked} period={period} />}>
      <Loaded query={query} loading={<Skeleton className="h-96" />}>
        {({ pages }) => {
          const lines = pages.flatMap((page) => page.lines)
          if (lines.length === 0)
            return (
              <EmptyState
                icon={Wallet}
                title={t(earningsWords.nothing)}
                text={t(earningsWords.nothingText)}
              />
            )
          return (
            <div
              aria-busy={query.isPlaceholderData}
              className={query.isPlaceholderData ? 'opacity-60' : undefined}
            >
              <LineTable lines={lines} />
              <ShowMore pages={query} />
            </div>
          )
        }}
      </Loaded>
    </TitledCard>
  )
}

function Export({ asked, period }: LinesProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  return (
    <CsvButton
      label={t(earningsWords.csv)}
      name={`kempt-earnings-${period.from}-${period.to}.csv`}
      rows={async () => rowsOf(await api.earnings.export.send(asked), timeZone, language)}
    />
  )
}

function LineTable({ lines }: { lines: readonly EarningLine[] }) {
  const t = useText()
  const columns: Column<EarningLine>[] = [
    { key: 'visit', head: t(words.visit), cell: (line) => <Visit line={line} /> },
    { key: 'price', head: t(words.price), isNumber: true, cell: (line) => <Price line={line} /> },
    {
      key: 'commission',
      head: t(words.commission),
      isNumber: true,
      cell: (line) => <Commission line={line} />,
    },
    {
      key: 'tip',
      head: t(words.tip),
      isNumber: true,
      cell: ({ tipCents }) => (tipCents === 0 ? '–' : sumOf(tipCents)),
    },
    { key: 'net', head: t(words.net), isNumber: true, cell: (line) => <Net line={line} /> },
    { key: 'claim', head: t(words.claim), cell: (line) => <ClaimCell line={line} /> },
  ]
  return <Table caption={t(words.title)} columns={columns} rows={lines} keyOf={({ id }) => id} />
}

type LineProps = { line: EarningLine }

function Visit({ line }: LineProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { booking, at, note } = line
  const name = nameOf(line)
  return (
    <span className="block sm:text-left">
      {name && <Badge tone={line.isReversal ? 'warning' : 'neutral'}>{t(name)}</Badge>}
      {booking && <span className="block font-semibold break-words">{booking.clientName}</span>}
      {booking && <span className="block break-words">{booking.services.join(', ')}</span>}
      <span className="block text-sm text-muted-foreground">
        {shopDate(booking?.startsAt ?? at, timeZone, language)}
        {booking && ` · ${booking.number}`}
      </span>
      {booking?.papers.map(({ id, number }) => (
        <a
          key={id}
          href={`${invoicePath(id)}?language=${language}`}
          download
          className="thumb relative block text-sm text-primary underline-offset-4 hover:underline"
        >
          {t(words.paper, { number })}
        </a>
      ))}
      {note !== '' && <span className="block text-sm break-words">{note}</span>}
    </span>
  )
}

function Price({ line }: LineProps) {
  const t = useText()
  const { kind, grossCents, discountCents, discountBy, taxCents, feeCents } = line
  if (kind === 'fee') return sumOf(feeCents)
  if (kind !== 'booking') return '–'
  const text = discountBy === 'platform' ? words.discountByPlatform : words.discountByBarber
  return (
    <span className="block">
      {sumOf(grossCents)}
      {discountBy !== null && <Hint>{t(text, { amount: sumOf(-discountCents) })}</Hint>}
      {taxCents !== 0 && <Hint>{t(words.tax, { amount: sumOf(taxCents) })}</Hint>}
    </span>
  )
}

function Commission({ line: { commission, kind } }: LineProps) {
  const t = useText()
  const why = useCommissionWhy(useBusinessZone())
  if (!commission) return '–'
  const { cents, percent, rate } = commission
  const isUncharged = percent > 0 && cents === 0
  const isFree = cents === 0 && (isUncharged || rate === null)
  return (
    <span className="block sm:ml-auto sm:max-w-44">
      {isFree ? '–' : `${sumOf(-cents)} · ${t(words.percent, { percent })}`}
      {kind === 'booking' && <Hint>{isUncharged ? t(words.notCharged) : why(commission)}</Hint>}
    </span>
  )
}

function Net({ line: { netCents, balanceCents } }: LineProps) {
  const t = useText()
  return (
    <span className="block">
      <b>{sumOf(netCents)}</b>
      {balanceCents !== 0 && <Hint>{t(words.inBalance, { amount: sumOf(balanceCents) })}</Hint>}
    </span>
  )
}
