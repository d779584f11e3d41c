// What an invoice prints, from the booking as it stands.
import type { InvoiceDocument } from '#contract/money/invoices.ts'
import type { WantedInvoice } from './request-queries.ts'

// False for a paper that nobody needs anymore: nothing was taken of the fee, or nothing is left of the
// invoice.
export function isDue(wanted: WantedInvoice) {
  const { kind, correctsId, leftCents, isBilledLater, bookingNumber } = wanted
  if (kind === 'visit') return true
  if (kind === 'fee') return wanted.feeCents > 0
  if (correctsId === null && isBilledLater)
    throw new Error(`The invoice of ${bookingNumber} was not issued yet`)
  return leftCents > 0
}

export function documentOf(wanted: WantedInvoice): InvoiceDocument {
  const { kind, correctedDocument } = wanted
  if (correctedDocument) return creditNoteOf(wanted, correctedDocument)
  return kind === 'fee' ? feeOf(wanted) : visitOf(wanted)
}

function visitOf(wanted: WantedInvoice): InvoiceDocument {
  const { items, taxCents, taxPercent } = wanted
  const tipCents = tipOf(wanted)
  const itemsCents = items.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const discountCents = Math.min(wanted.discountCents, itemsCents)
  const creditCents = itemsCents - discountCents + taxCents - wanted.totalCents
  if (creditCents < 0)
    throw new Error(`The services of ${wanted.bookingNumber} do not add up to its price`)
  return {
    ...headOf(wanted),
    items,
    discountCents,
    ...(taxPercent > 0 && { tax: { percent: taxPercent, cents: taxCents } }),
    creditCents,
    tipCents,
    totalCents: wanted.totalCents + tipCents,
    payment: paymentOf(wanted),
    cardCents: wanted.cardCents,
  }
}

// What was taken of it and is on no other invoice. Credit paid what card money did not.
function feeOf(wanted: WantedInvoice): InvoiceDocument {
  const { feeCents: cents, status } = wanted
  const creditCents = Math.min(Math.max(0, wanted.feeCreditCents), cents)
  const totalCents = cents - creditCents
  return {
    ...headOf(wanted),
    items: [],
    fee: { kind: status === 'no_show' ? 'no_show' : 'late_cancel', cents },
    discountCents: 0,
    creditCents,
    tipCents: 0,
    totalCents,
    payment: totalCents > 0 ? 'online' : null,
    cardCents: totalCents,
  }
}

const headOf = (wanted: WantedInvoice) => ({
  seller: {
    name: wanted.shopName,
    owner: wanted.ownerName,
    address: wanted.address,
    license: wanted.licenseNumber ?? '',
  },
  client: { name: wanted.clientName, email: wanted.isErased ? '' : wanted.clientEmail },
  bookingNumber: wanted.bookingNumber,
  visitedAt: wanted.startsAt,
  timeZone: wanted.timeZone,
  professional: wanted.providerName,
})

// What went back of it since is on the credit note.
const tipOf = ({ tipCents, tipBackCents }: WantedInvoice) => tipCents + tipBackCents

// The rest of a deposit is paid at the shop, and so may the tip be. Giving a part back changes the status
// of the booking, and not how it was paid.
function paymentOf(wanted: WantedInvoice): InvoiceDocument['payment'] {
  const { paymentStatus, cardCents, totalCents, owedCents, isPartBack } = wanted
  const isPaid = paymentStatus === 'paid_at_shop' || paymentStatus === 'paid' || isPartBack
  if (!isPaid || owedCents > 0) return null
  if (cardCents > 0 && cardCents < totalCents + tipOf(wanted)) return 'both'
  return paymentStatus === 'paid' || cardCents > 0 ? 'online' : 'at_shop'
}

// A part of the invoice, or all that is left of it.
function creditNoteOf({ amountCents, leftCents }: WantedInvoice, document: InvoiceDocument) {
  if (amountCents !== null) return partOf(document, Math.min(amountCents, leftCents))
  const beforeCents = document.totalCents - leftCents
  const whole = takenBack(document)
  if (beforeCents === 0) return whole
  return { ...whole, refundCents: beforeCents, totalCents: 0 - leftCents }
}

// Without fee and tax: the part is not of what was charged, but of what was given back.
function partOf(document: InvoiceDocument, cents: number): InvoiceDocument {
  const nothing = { items: [], discountCents: 0, creditCents: 0, tipCents: 0 }
  const part = { ...document, ...nothing, refundCents: 0 - cents, totalCents: 0 - cents }
  delete part.fee
  delete part.tax
  return part
}

// `0 - x` and not `-x`, which would make a minus zero.
function takenBack(document: InvoiceDocument): InvoiceDocument {
  const { items, fee, tax, discountCents, creditCents, tipCents, totalCents } = document
  return {
    ...document,
    items: items.map(({ name, priceCents }) => ({ name, priceCents: 0 - priceCents })),
    ...(fee && { fee: { ...fee, cents: 0 - fee.cents } }),
    discountCents: 0 - discountCents,
    ...(tax && { tax: { ...tax, cents: 0 - tax.cents } }),
    creditCents: 0 - creditCents,
    tipCents: 0 - tipCents,
    totalCents: 0 - totalCents,
  }
}
