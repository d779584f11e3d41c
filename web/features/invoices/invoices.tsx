// The client's invoices, each with its credit notes.
import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { leftOfInvoice, type Invoice } from '#contract/money/invoices.ts'
import { api } from '#web/api.ts'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { useProvider } from '#web/features/paying/use-provider.ts'
import { CsvButton } from '#web/files/csv-button.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { invoiceWords as words } from '#web/texts/money/invoices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ShowMore } from '#web/ui/lists/show-more.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { sumOf } from '#web/words/money.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { rowsOf } from './csv.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'

export function Invoices() {
  const t = useText()
  const provider = useProvider()
  const query = useInfiniteQuery({
    queryKey: api.invoices.list.key(),
    queryFn: ({ pageParam }) => api.invoices.list.send({ after: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnMount: 'always',
  })
  return (
    <>
      <Loaded query={query} loading={<Skeleton className="h-96 rounded-lg" />}>
        {({ pages }) => {
          const invoices = pages.flatMap((page) => page.invoices)
          if (invoices.length === 0)
            return (
              <EmptyState
                icon={ReceiptText}
                title={t(words.none)}
                text={t(words.noneText)}
                action={t(words.findBarbers)}
                to="/explore"
              />
            )
          return (
            <div className="space-y-4">
              <DemoNotice provider={provider} />
              <Export />
              <List invoices={invoices} />
              <ShowMore pages={query} />
            </div>
          )
        }}
      </Loaded>
      <InvoiceSheet />
    </>
  )
}

// All pages of the list.
function Export() {
  const t = useText()
  const language = useLanguage()
  return (
    <div className="flex justify-end">
      <CsvButton
        label={t(words.csv)}
        name="kempt-invoices.csv"
        rows={async () => rowsOf(await api.invoices.export.send(), language)}
      />
    </div>
  )
}

const orDash = (cents: number) => (cents === 0 ? '–' : sumOf(cents))

function List({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useText()
  const columns: Column<Invoice>[] = [
    { key: 'number', head: t(words.invoice), cell: (invoice) => <Numbers invoice={invoice} /> },
    { key: 'visit', head: t(words.visit), cell: (invoice) => <Visit invoice={invoice} /> },
    {
      key: 'discount',
      head: t(words.discount),
      isNumber: true,
      cell: (invoice) => discountOf(invoice, t),
    },
    {
      key: 'tip',
      head: t(words.tip),
      isNumber: true,
      cell: ({ document }) => orDash(document.tipCents),
    },
    {
      key: 'total',
      head: t(words.total),
      isNumber: true,
      cell: ({ document, creditNotes }) => (
        <span className="block">
          <b>{sumOf(document.totalCents)}</b>
          {creditNotes.map(({ id, totalCents }) => (
            <Hint key={id}>{t(words.back, { amount: sumOf(totalCents) })}</Hint>
          ))}
        </span>
      ),
    },
    { key: 'view', head: t(words.actions), cell: (invoice) => <View invoice={invoice} /> },
  ]
  return (
    <Card className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none">
      <Table caption={t(words.title)} columns={columns} rows={invoices} keyOf={({ id }) => id} />
    </Card>
  )
}

type InvoiceProps = { invoice: Invoice }

function Numbers({ invoice }: InvoiceProps) {
  const { number, issuedAt, document, creditNotes } = invoice
  const t = useText()
  const language = useLanguage()
  return (
    <span className="block sm:text-left">
      <span className="block font-semibold whitespace-nowrap tabular-nums">{number}</span>
      <Hint>{shopDate(issuedAt, document.timeZone, language)}</Hint>
      {creditNotes.length > 0 && (
        <span className="mt-1.5 block">
          <Badge tone="warning">
            {t(leftOfInvoice(invoice) === 0 ? words.takenBack : words.partBack)}
          </Badge>
          {creditNotes.map((note) => (
            <Hint key={note.id} className="mt-1">
              {t(words.creditNote, { number: note.number })}
            </Hint>
          ))}
        </span>
      )}
    </span>
  )
}

function Visit({ invoice: { document } }: InvoiceProps) {
  const t = useText()
  const { seller, professional, items, fee, visitedAt, timeZone } = document
  const language = useLanguage()
  return (
    <span className="block sm:text-left">
      <span className="block font-semibold break-words">{seller.name}</span>
      <span className="block break-words">
        {fee ? t(words[fee.kind]) : items.map(({ name }) => name).join(', ')}
      </span>
      <Hint>
        {t(words.with, { name: professional })} · {shopDate(visitedAt, timeZone, language)}
      </Hint>
    </span>
  )
}

function discountOf(
  { document: { discountCents, creditCents } }: Invoice,
  t: ReturnType<typeof useText>,
) {
  if (creditCents === 0) return orDash(-discountCents)
  return (
    <span className="block">
      {discountCents !== 0 && sumOf(-discountCents)}
      <Hint>{t(words.creditOf, { amount: sumOf(-creditCents) })}</Hint>
    </span>
  )
}

function View({ invoice: { id, number } }: InvoiceProps) {
  const t = useText()
  const link = useSearchLink()
  return (
    <Button asChild size="sm" variant="outline">
      <Link
        to={link({ invoice: id })}
        preventScrollReset
        aria-label={t(words.viewNumber, { number })}
      >
        {t(words.view)}
      </Link>
    </Button>
  )
}
