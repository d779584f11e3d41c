import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { PaymentLine } from '#contract/money/payments.ts'
import { api } from '#web/api.ts'
import { CsvButton } from '#web/files/csv-button.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { paymentWords as words } from '#web/texts/money/payments.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'
import { sumOf } from '#web/words/money.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { rowsOf } from './csv.ts'
import { lineState } from './line-state.ts'
import { bookingPath, invoicePath } from './paths.ts'

export function History({ lines }: { lines: readonly PaymentLine[] }) {
  const t = useText()
  const columns: Column<PaymentLine>[] = [
    { key: 'for', head: t(words.for), cell: (line) => <About line={line} /> },
    { key: 'date', head: t(words.date), cell: (line) => <Made line={line} /> },
    { key: 'status', head: t(words.status), cell: (line) => <State line={line} /> },
    {
      key: 'amount',
      head: t(words.amount),
      isNumber: true,
      cell: (line) => <Amount line={line} />,
    },
    { key: 'links', head: t(words.links), cell: (line) => <Links line={line} /> },
  ]
  return (
    <TitledCard
      title={t(words.history)}
      action={<Export />}
      className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none"
    >
      <Table caption={t(words.history)} columns={columns} rows={lines} keyOf={({ id }) => id} />
    </TitledCard>
  )
}

// All pages of the list.
function Export() {
  const t = useText()
  const language = useLanguage()
  return (
    <CsvButton
      label={t(words.csv)}
      name="kempt-payments.csv"
      rows={async () => rowsOf(await api.payments.export.send(), language)}
    />
  )
}

type LineProps = { line: PaymentLine }

function About({ line: { purpose, booking } }: LineProps) {
  const t = useText()
  const language = useLanguage()
  const { shopName, number, startsAt, timeZone } = booking
  return (
    <span className="block sm:text-left">
      <span className="block font-semibold break-words">{shopName}</span>
      <Hint>
        {t(words[purpose])} {number} · {shopDate(startsAt, timeZone, language)}
      </Hint>
    </span>
  )
}

function Made({ line: { at, booking, cardLast4: last4 } }: LineProps) {
  const t = useText()
  return (
    <span className="block sm:text-left">
      <span className="block whitespace-nowrap">
        {shopDate(at, booking.timeZone, useLanguage())}
      </span>
      {last4 !== null && <Hint>{t(words.byCard, { last4 })}</Hint>}
    </span>
  )
}

type Tone = ComponentProps<typeof Badge>['tone']

const tones: Record<ReturnType<typeof lineState>, Tone> = {
  declined: 'error',
  paid: 'success',
  partly: 'neutral',
  refunded: 'neutral',
}

function State({ line }: LineProps) {
  const t = useText()
  const state = lineState(line)
  return <Badge tone={tones[state]}>{t(words[state])}</Badge>
}

function Amount({ line: { amountCents, refundedCents } }: LineProps) {
  const t = useText()
  return (
    <span className="block">
      <b>{sumOf(amountCents)}</b>
      {refundedCents > 0 && <Hint>{t(words.back, { amount: sumOf(-refundedCents) })}</Hint>}
    </span>
  )
}

function Links({ line: { booking, invoiceId } }: LineProps) {
  const t = useText()
  const { number } = booking
  return (
    <span className="flex flex-wrap justify-end gap-2 sm:justify-start">
      <Button asChild size="sm" variant="outline">
        <Link to={bookingPath(booking.id)} aria-label={t(words.bookingOf, { number })}>
          {t(words.booking)}
        </Link>
      </Button>
      {invoiceId !== null && (
        <Button asChild size="sm" variant="outline">
          <Link to={invoicePath(invoiceId)} aria-label={t(words.invoiceOf, { number })}>
            {t(words.invoice)}
          </Link>
        </Button>
      )}
    </span>
  )
}
