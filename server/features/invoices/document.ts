// What an invoice prints, from the booking as it stands.
import type { InvoiceDocument } from '#contract/money/invoices.ts'
import type { WantedInvoice } from './request-queries.ts'

export function documentOf(wanted: WantedInvoice): InvoiceDocument {
  const { correctedDocument, items, tipCents, cardCents } = wanted
  if (correctedDocument) return takenBack(correctedDocument)
  const itemsCents = items.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const discountCents = Math.min(wanted.discountCents, itemsCents)
  const creditCents = itemsCents - discountCents - wanted.totalCents
  if (creditCents < 0)
    throw new Error(`The services of ${wanted.bookingNumber} do not add up to its price`)
  return {
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
    items,
    discountCents,
    creditCents,
    tipCents,
    totalCents: wanted.totalCents + tipCents,
    payment: paymentOf(wanted),
    cardCents,
  }
}

// The rest of a deposit is paid at the shop, and so may the tip be.
function paymentOf(wanted: WantedInvoice): InvoiceDocument['payment'] {
  const { paymentStatus, cardCents, totalCents, tipCents } = wanted
  if (paymentStatus !== 'paid_at_shop' && paymentStatus !== 'paid') return null
  if (cardCents > 0 && cardCents < totalCents + tipCents) return 'both'
  return paymentStatus === 'paid' ? 'online' : 'at_shop'
}

// `0 - x` and not `-x`, which would make a minus zero.
function takenBack(document: InvoiceDocument): InvoiceDocument {
  const { items, discountCents, creditCents, tipCents, totalCents } = document
  return {
    ...document,
    items: items.map(({ name, priceCents }) => ({ name, priceCents: 0 - priceCents })),
    discountCents: 0 - discountCents,
    creditCents: 0 - creditCents,
    tipCents: 0 - tipCents,
    totalCents: 0 - totalCents,
  }
}
