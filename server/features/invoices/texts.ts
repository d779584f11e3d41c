// Texts of invoices: on paper, in mails and in notifications.
import { fill, type Text } from '#contract/language.ts'
import type { InvoiceDocument } from '#contract/money/invoices.ts'

export const invoiceTexts = {
  invoice: { en: 'Invoice', es: 'Factura' },
  creditNote: { en: 'Credit note', es: 'Nota de crédito' },
  issued: { en: 'Issued {day}', es: 'Emitida el {day}' },
  corrects: { en: 'Takes back invoice {number}', es: 'Anula la factura {number}' },
  correctsPart: {
    en: 'For a part of invoice {number}',
    es: 'Por una parte de la factura {number}',
  },
  from: { en: 'From', es: 'De' },
  to: { en: 'To', es: 'Para' },
  license: { en: 'License {number}', es: 'Licencia {number}' },
  visit: {
    en: 'Appointment {number} on {day} with {professional}',
    es: 'Cita {number} del {day} con {professional}',
  },
  late_cancel: { en: 'Late cancellation fee', es: 'Cargo por cancelar tarde' },
  no_show: { en: 'No-show fee', es: 'Cargo por no llegar' },
  discount: { en: 'Discount', es: 'Descuento' },
  tax: { en: 'Tax {percent}%', es: 'Impuesto {percent}%' },
  credit: { en: 'Kempt credit', es: 'Crédito de Kempt' },
  tip: { en: 'Tip', es: 'Propina' },
  refund: { en: 'Refund', es: 'Reembolso' },
  refundedBefore: { en: 'Refunded before', es: 'Devuelto antes' },
  total: { en: 'Total', es: 'Total' },
  at_shop: { en: 'Paid at the shop.', es: 'Pagado en la barbería.' },
  online: { en: 'Paid online.', es: 'Pagado en línea.' },
  both: {
    en: 'Paid {card} by card and {rest} at the shop.',
    es: 'Pagado: {card} con tarjeta y {rest} en la barbería.',
  },
  // Kempt is not the seller.
  note: {
    en: 'Issued by Kempt on behalf of {seller}.',
    es: 'Emitida por Kempt en nombre de {seller}.',
  },
  page: { en: 'Page {page} of {pages}', es: 'Página {page} de {pages}' },

  ready: { en: 'Your invoice is ready', es: 'Tu factura está lista' },
  readyText: { en: '{shop}, {amount}.', es: '{shop}, {amount}.' },
  takenBack: { en: 'Your invoice was taken back', es: 'Tu factura fue anulada' },
  takenBackText: {
    en: '{shop}: credit note {number} takes back invoice {corrects}, {amount}.',
    es: '{shop}: la nota de crédito {number} anula la factura {corrects}, {amount}.',
  },
  partBack: { en: 'Your credit note is ready', es: 'Tu nota de crédito está lista' },
  partBackText: {
    en: '{shop}: credit note {number} for a part of invoice {corrects}, {amount}.',
    es: '{shop}: nota de crédito {number} por una parte de la factura {corrects}, {amount}.',
  },
} satisfies Record<string, Text>

// The services, or the fee.
export function linesOf({ items, fee }: InvoiceDocument) {
  const named = items.map(({ name, priceCents }) => ({
    label: { en: name, es: name },
    cents: priceCents,
  }))
  return fee ? [...named, { label: invoiceTexts[fee.kind], cents: fee.cents }] : named
}

// Of a credit note: it gives back only a part of its invoice.
export const isPart = ({ refundCents = 0 }: InvoiceDocument) => refundCents < 0

const taxWords = (percent: number): Text => ({
  en: fill(invoiceTexts.tax, 'en', { percent }),
  es: fill(invoiceTexts.tax, 'es', { percent }),
})

// What stands between the services and the total.
export function sumsOf(document: InvoiceDocument) {
  const { discountCents, tax, creditCents, tipCents, refundCents = 0 } = document
  const { refund, refundedBefore } = invoiceTexts
  const sums: { label: Text; cents: number }[] = [
    { label: invoiceTexts.discount, cents: 0 - discountCents },
    ...(tax ? [{ label: taxWords(tax.percent), cents: tax.cents }] : []),
    { label: invoiceTexts.credit, cents: 0 - creditCents },
    { label: invoiceTexts.tip, cents: tipCents },
    { label: isPart(document) ? refund : refundedBefore, cents: refundCents },
  ]
  return sums.filter(({ cents }) => cents !== 0)
}
