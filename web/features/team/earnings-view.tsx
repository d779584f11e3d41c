// Earnings of a period, booking by booking: the member reads it, the owner pays by it.
import { Download, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Earning, Earnings } from '#contract/business/team.ts'
import { csvFile } from '#web/files/csv-file.ts'
import { saveFile } from '#web/files/save-file.ts'
import { sumOf } from '#web/words/money.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { earningWords as words } from '#web/texts/business/team.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { FilterChips } from '#web/ui/forms/filter-chips.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'
import { payWords, periodNames, shortWhen, type PeriodName } from './facts.ts'

type PeriodChoiceProps = { value: PeriodName; onChange: (name: PeriodName) => void }

export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const t = useText()
  return (
    <FilterChips
      label={t(words.period)}
      options={periodNames.map((name) => [name, t(words.periods[name])] as const)}
      values={[value]}
      onChange={(values) => {
        const next = periodNames.find((name) => values.includes(name) && name !== value)
        if (next) onChange(next)
      }}
    />
  )
}

type EarningsViewProps = {
  earnings: Earnings
  fileName: string
  // Read by the member who earned it.
  isOwn?: boolean
  action?: ReactNode
}

export function EarningsView({ earnings, fileName, isOwn, action }: EarningsViewProps) {
  const t = useText()
  const language = useLanguage()
  const { entries, shareCents, tipCents, totalCents, unpaidCents, workedMinutes } = earnings
  const hours = (workedMinutes / 60).toFixed(1)
  return (
    <div className="space-y-6">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Stat label={t(isOwn ? words.ownShare : words.share)} value={sumOf(shareCents)} />
        <Stat label={t(words.tips)} value={sumOf(tipCents)} />
        <Stat label={t(words.total)} value={sumOf(totalCents)} />
        <Stat label={t(isOwn ? words.ownUnpaid : words.unpaid)} value={sumOf(unpaidCents)} />
      </div>
      <Hint size="md">
        {payWords(earnings.compensation, language)} · {t(words.worked, { hours })} ·{' '}
        {t(words.tipsWhole)}
      </Hint>
      {entries.length === 0 ? (
        <EmptyState icon={Wallet} title={t(words.empty)} text={t(words.emptyText)} />
      ) : (
        <>
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button variant="outline" onClick={() => download(entries, fileName)}>
              <Download aria-hidden />
              {t(words.csv)}
            </Button>
            {action}
          </div>
          <Entries entries={entries} />
        </>
      )}
    </div>
  )
}

function Entries({ entries }: { entries: readonly Earning[] }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const columns: Column<Earning>[] = [
    {
      key: 'when',
      head: t(words.when),
      cell: ({ startsAt }) => shortWhen(startsAt, timeZone, language),
    },
    { key: 'services', head: t(words.services), cell: ({ services }) => services.join(', ') },
    { key: 'price', head: t(words.price), isNumber: true, cell: (row) => sumOf(row.priceCents) },
    { key: 'share', head: t(words.share), isNumber: true, cell: (row) => sumOf(row.shareCents) },
    { key: 'tip', head: t(words.tips), isNumber: true, cell: (row) => sumOf(row.tipCents) },
    {
      key: 'state',
      head: t(words.state),
      cell: ({ isPaid }) => (
        <Badge tone={isPaid ? 'success' : 'neutral'}>
          {t(isPaid ? words.isPaid : words.isOpen)}
        </Badge>
      ),
    },
  ]
  return (
    <Table
      caption={t(words.list)}
      columns={columns}
      rows={entries}
      keyOf={({ bookingId }) => bookingId}
    />
  )
}

const heads = ['booking', 'starts_at', 'services', 'price', 'share', 'tip', 'paid']

function download(entries: readonly Earning[], fileName: string) {
  const rows = entries.map((entry) => [
    entry.bookingNumber,
    entry.startsAt,
    entry.services.join('; '),
    dollars(entry.priceCents),
    dollars(entry.shareCents),
    dollars(entry.tipCents),
    entry.isPaid ? 'yes' : 'no',
  ])
  saveFile(csvFile([heads, ...rows]), fileName)
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
