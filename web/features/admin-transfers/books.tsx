// Whether the ledger agrees with the provider, to the cent and movement by movement.
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import type { TransferReport, Unmatched } from '#contract/money/transfers.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { transferWords as words } from '#web/texts/money/transfers.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useNow } from '#web/use-now.ts'
import { sumOf } from '#web/words/money.ts'
import { ownTime, recentTime } from '#web/words/own-time.ts'

export function Books({ books }: Pick<TransferReport, 'books'>) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  if (!books)
    return (
      <TitledCard title={t(words.booksTitle)} action={<Light isGreen={null} />}>
        <Hint size="md">{t(words.unknownText)}</Hint>
      </TitledCard>
    )
  const { at, providerCents, ledgerCents, differenceCents, unmatched, unmatchedCount } = books
  const isGreen = unmatchedCount === 0
  return (
    <TitledCard
      title={t(words.booksTitle)}
      text={t(words.compared, { when: recentTime(at, language, now) })}
      action={<Light isGreen={isGreen} />}
    >
      <PriceList
        items={[
          { name: t(words.provider), price: sumOf(providerCents) },
          { name: t(words.ledger), price: sumOf(ledgerCents) },
          { name: t(words.difference), price: sumOf(differenceCents) },
        ]}
      />
      {!isGreen && (
        <div className="mt-4 space-y-4">
          <Notice tone="error">{t(words.redText)}</Notice>
          <Movements unmatched={unmatched} />
        </div>
      )}
    </TitledCard>
  )
}

function Light({ isGreen }: { isGreen: boolean | null }) {
  const t = useText()
  if (isGreen === null)
    return (
      <Badge>
        <CircleHelp aria-hidden />
        {t(words.unknown)}
      </Badge>
    )
  return (
    <Badge tone={isGreen ? 'success' : 'error'}>
      {isGreen ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
      {t(isGreen ? words.green : words.red)}
    </Badge>
  )
}

function Movements({ unmatched }: { unmatched: readonly Unmatched[] }) {
  const t = useText()
  const language = useLanguage()
  const sum = (cents: number | null) => (cents === null ? '–' : sumOf(cents))
  const columns: Column<Unmatched>[] = [
    {
      key: 'movement',
      head: t(words.movement),
      cell: ({ ref, type }) => (
        <span className="block break-all sm:text-left">
          {ref ?? t(words.noMovement)}
          {type !== null && <Hint>{type}</Hint>}
        </span>
      ),
    },
    { key: 'when', head: t(words.when), cell: ({ at }) => ownTime(at, language) },
    { key: 'there', head: t(words.there), isNumber: true, cell: ({ netCents }) => sum(netCents) },
    { key: 'here', head: t(words.here), isNumber: true, cell: ({ cashCents }) => sum(cashCents) },
    {
      key: 'difference',
      head: t(words.difference),
      isNumber: true,
      cell: ({ differenceCents }) => sumOf(differenceCents),
    },
  ]
  return (
    <Table
      caption={t(words.unmatched)}
      columns={columns}
      rows={unmatched}
      keyOf={({ ref, at }) => ref ?? at}
    />
  )
}
