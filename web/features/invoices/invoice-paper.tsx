// What an invoice says.
import type { ReactNode } from 'react'
import { leftOfInvoice, type Invoice, type InvoiceDocument } from '#contract/money/invoices.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { checkoutWords } from '#web/texts/money/checkout.ts'
import { invoiceWords as words } from '#web/texts/money/invoices.ts'
import { Hint } from '#web/ui/hint.tsx'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'
import { shopDate } from '#web/words/shop-time.ts'

export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const t = useText()
  const language = useLanguage()
  const { number, issuedAt, document, laterTipCents, creditNotes } = invoice
  const { seller, client, timeZone, payment, cardCents = 0 } = document
  const isTakenBack = leftOfInvoice(invoice) === 0
  return (
    <div className="space-y-5">
      <div>
        <p className="text-lg font-bold tabular-nums">{number}</p>
        <Hint size="md">{t(words.issued, { day: shopDate(issuedAt, timeZone, language) })}</Hint>
      </div>
      {creditNotes.length > 0 && (
        <Notice tone="warning" title={t(isTakenBack ? words.takenBack : words.partBack)}>
          {creditNotes.map((note, index) => (
            <span key={note.id} className="block">
              {isTakenBack && index === creditNotes.length - 1
                ? t(words.takenBackText, { number: note.number, amount: sumOf(note.totalCents) })
                : t(words.partBackText, { number: note.number, amount: sumOf(-note.totalCents) })}
            </span>
          ))}
        </Notice>
      )}
      <dl className="space-y-3 text-md">
        <Fact name={t(words.from)}>
          {[seller.name, seller.owner, seller.address].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {seller.license !== '' && t(words.license, { number: seller.license })}
        </Fact>
        <Fact name={t(words.to)}>
          <span className="block">{client.name}</span>
          {client.email}
        </Fact>
        <Fact name={t(words.appointment)}>
          <span className="block first-letter:uppercase">
            {whenWords(document.visitedAt, timeZone, language)}
          </span>
          {t(words.with, { name: document.professional })} · {document.bookingNumber}
        </Fact>
      </dl>
      <div>
        <PriceList items={linesOf(document, t)} />
        <p className="mt-3 flex items-baseline justify-between border-t pt-3 text-lg font-bold">
          {t(words.total)}
          <span className="tabular-nums">{sumOf(document.totalCents)}</span>
        </p>
        {payment && (
          <Hint className="mt-1">
            {t(words[payment], {
              card: sumOf(cardCents),
              rest: sumOf(document.totalCents - cardCents),
            })}
          </Hint>
        )}
        {laterTipCents !== 0 && (
          <Hint className="mt-2">
            {t(document.tipCents === 0 ? words.firstTip : words.laterTip, {
              amount: sumOf(laterTipCents),
            })}
          </Hint>
        )}
      </div>
    </div>
  )
}

type Translate = ReturnType<typeof useText>

function linesOf(document: InvoiceDocument, t: Translate) {
  const { items, fee, tax, discountCents, creditCents, tipCents } = document
  const sums = [
    { name: t(words.discount), cents: -discountCents },
    { name: t(checkoutWords.tax, { percent: tax?.percent ?? 0 }), cents: tax?.cents ?? 0 },
    { name: t(words.credit), cents: -creditCents },
    { name: t(words.tip), cents: tipCents },
  ]
  return [
    ...items.map(({ name, priceCents }) => ({ name, price: sumOf(priceCents) })),
    ...(fee ? [{ name: t(words[fee.kind]), price: sumOf(fee.cents) }] : []),
    ...sums
      .filter(({ cents }) => cents !== 0)
      .map(({ name, cents }) => ({ name, price: sumOf(cents) })),
  ]
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
