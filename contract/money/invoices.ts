// Invoices of completed bookings and of fees. The barber is the seller; a credit note takes an invoice
// back, or a part of it.
import * as z from 'zod'
import { byId } from '#contract/bookings/confirmation.ts'
import { call } from '#contract/call.ts'
import { moment } from '#contract/fields.ts'
import { bookingTax } from './promotion-terms.ts'

export const feeKinds = ['late_cancel', 'no_show'] as const
export const invoicePayments = ['at_shop', 'online', 'both'] as const

// All that is printed, as it was when the invoice was issued. On a credit note every amount is
// negative.
export const invoiceDocument = z.object({
  seller: z.object({
    name: z.string(),
    owner: z.string(),
    address: z.string(),
    license: z.string(),
  }),
  client: z.object({ name: z.string(), email: z.string() }),
  bookingNumber: z.string(),
  visitedAt: z.iso.datetime(),
  timeZone: z.string(),
  professional: z.string(),
  items: z.array(z.object({ name: z.string(), priceCents: z.int() })),
  // The invoice of a fee has no items.
  fee: z.object({ kind: z.enum(feeKinds), cents: z.int() }).optional(),
  discountCents: z.int(),
  // Absent where services are not taxed.
  tax: bookingTax.optional(),
  creditCents: z.int(),
  tipCents: z.int(),
  // Of a credit note for a part of its invoice, that part. Positive on one that takes back the rest: what
  // was given back before.
  refundCents: z.int().optional(),
  totalCents: z.int(),
  // Null: not paid when it was issued.
  payment: z.enum(invoicePayments).nullable(),
  // What was paid by card. Invoices issued before deposits existed do not say it.
  cardCents: z.int().optional(),
})
export type InvoiceDocument = z.output<typeof invoiceDocument>

const numbered = { id: z.uuid(), number: z.string(), issuedAt: z.iso.datetime() }

export const invoice = z.object({
  ...numbered,
  bookingId: z.uuid(),
  document: invoiceDocument,
  // By how much the tip changed after the invoice was issued.
  laterTipCents: z.int(),
  // The oldest first.
  creditNotes: z.array(z.object({ ...numbered, totalCents: z.int() })),
})
export type Invoice = z.output<typeof invoice>

// What credit notes have left of it.
export const leftOfInvoice = ({
  document,
  creditNotes,
}: Pick<Invoice, 'document' | 'creditNotes'>) =>
  creditNotes.reduce((sum, { totalCents }) => sum + totalCents, document.totalCents)

// The key of the last invoice seen: 2026-11-16T15:00:00.123456Z_0198c0de-….
const after = z
  .string()
  .max(100)
  .transform((text) => {
    const [at, id] = text.split('_')
    return { at, id }
  })
  .pipe(z.object({ at: moment(), id: z.uuid() }))
  .optional()

// The invoice as a file: GET /api/invoices/:id/pdf?language=es, with the link of the mail for guests
// (server/features/invoices/files.ts).
export const invoicePath = (id: string) => `/api/invoices/${id}/pdf`

export const invoices = {
  list: call({
    summary: 'List the invoices of your appointments',
    access: 'signed-in',
    method: 'GET',
    path: '/api/invoices',
    input: z.object({ after }),
    output: z.object({ invoices: z.array(invoice), next: z.string().nullable() }),
  }),
  export: call({
    summary: 'Export the invoices of your appointments',
    access: 'signed-in',
    method: 'GET',
    path: '/api/invoices/export',
    isPrivate: true,
    output: z.array(invoice),
  }),
  read: call({
    summary: 'Read one of your invoices',
    access: 'signed-in',
    method: 'GET',
    path: '/api/invoices/:id',
    input: z.object({ id: z.uuid() }),
    output: invoice,
  }),
  email: call({
    summary: 'Email yourself one of your invoices',
    access: 'signed-in',
    method: 'POST',
    path: '/api/invoices/:id/email',
    input: z.object({ id: z.uuid() }),
  }),
  ofBooking: call({
    summary: 'List the invoices of one booking',
    access: 'public',
    method: 'GET',
    path: '/api/bookings/:id/invoices',
    input: byId,
    output: z.array(invoice),
  }),
}
