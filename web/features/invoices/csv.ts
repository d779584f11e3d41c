// The client's invoices as a table for spreadsheets: a row for each invoice of the list, and one for each
// of its credit notes.
import { fill, type Language } from '#contract/language.ts'
import type { Invoice } from '#contract/money/invoices.ts'
import { invoiceHeads, invoiceWords as words } from '#web/texts/money/invoices.ts'
import { dollarsOf } from '#web/words/money.ts'
import { wallOf } from '#web/words/shop-time.ts'

export function rowsOf(invoices: readonly Invoice[], language: Language) {
  const heads = Object.values(invoiceHeads).map((text) => fill(text, language))
  const rows = invoices.flatMap((invoice) => [
    invoiceRow(invoice, language),
    ...invoice.creditNotes.map((note) => noteRow(invoice, note, language)),
  ])
  return [heads, ...rows]
}

function invoiceRow({ number, issuedAt, document, laterTipCents }: Invoice, language: Language) {
  const { items, fee, discountCents, tax, creditCents, tipCents, totalCents } = document
  return [
    number,
    fill(words.invoice, language),
    '',
    ...visitCells(document, issuedAt),
    fee ? fill(words[fee.kind], language) : items.map(({ name }) => name).join('; '),
    dollarsOf(-discountCents),
    dollarsOf(tax?.cents ?? 0),
    dollarsOf(-creditCents),
    dollarsOf(tipCents + laterTipCents),
    dollarsOf(totalCents),
  ]
}

type Note = Invoice['creditNotes'][number]

// What it takes back is on its own paper; the list shows its sum.
function noteRow({ number, document }: Invoice, note: Note, language: Language) {
  return [
    note.number,
    fill(words.note, language),
    number,
    ...visitCells(document, note.issuedAt),
    '',
    '',
    '',
    '',
    '',
    dollarsOf(note.totalCents),
  ]
}

function visitCells({ seller, professional, ...visit }: Invoice['document'], issuedAt: string) {
  const day = (at: string) => wallOf(at, visit.timeZone).date
  return [day(issuedAt), seller.name, professional, day(visit.visitedAt), visit.bookingNumber]
}
