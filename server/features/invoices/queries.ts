import { sql, type Insertable } from 'kysely'
import type { Invoice, InvoiceDocument } from '#contract/money/invoices.ts'
import type { Db } from '#server/database/db.ts'
import type { Invoices } from '#server/database/tables.ts'

export function insertInvoices(db: Db, rows: Insertable<Invoices>[]) {
  return db
    .insertInto('invoices')
    .values(rows)
    .returning([
      'id',
      'invoiceNumber as number',
      'correctsId',
      sql<InvoiceDocument>`document`.as('document'),
    ])
    .execute()
}

const creditNotes = sql<Invoice['creditNotes']>`(
  SELECT coalesce(json_agg(json_build_object('id', n.id, 'number', n.invoice_number,
    'issuedAt', to_char(n.issued_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'totalCents', n.total_cents) ORDER BY n.issued_at, n.id), '[]')
  FROM invoices AS n WHERE n.corrects_id = i.id)`

// Of an invoice that stands.
const laterTip = sql<number>`CASE WHEN i.document ? 'fee'
  OR EXISTS (SELECT FROM invoices AS n WHERE n.corrects_id = i.id) THEN 0
  ELSE k.tip_cents - (i.document ->> 'tipCents')::integer END`

// Invoices belong to whoever the client of the booking is today: a guest's become those of their
// account.
function invoiceRows(db: Db) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as k', 'k.id', 'i.bookingId')
    .select([
      'i.id',
      'i.invoiceNumber as number',
      'i.issuedAt',
      'k.id as bookingId',
      sql<InvoiceDocument>`i.document`.as('document'),
      laterTip.as('laterTipCents'),
      creditNotes.as('creditNotes'),
    ])
    .where('i.correctsId', 'is', null)
}

type Page = { after: { at: string; id: string } | undefined; limit: number }

// Newest first.
export function listInvoices(db: Db, clientId: string, { after, limit }: Page) {
  return invoiceRows(db)
    .where('k.clientId', '=', clientId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(i.issued_at, i.id) < (${after?.at}::timestamptz, ${after?.id})`),
    )
    .orderBy('i.issuedAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()
}

export function listInvoicesOf(db: Db, bookingId: string) {
  return invoiceRows(db).where('k.id', '=', bookingId).orderBy('i.issuedAt').execute()
}

export function findInvoice(db: Db, clientId: string, id: string) {
  return invoiceRows(db)
    .where('i.id', '=', id)
    .where('k.clientId', '=', clientId)
    .executeTakeFirst()
}

// An invoice or a credit note, to print or to mail it.
export function findPaper(db: Db, id: string) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as k', 'k.id', 'i.bookingId')
    .leftJoin('invoices as old', 'old.id', 'i.correctsId')
    .select([
      'k.id as bookingId',
      'i.correctsId',
      'i.invoiceNumber as number',
      'i.issuedAt',
      'old.invoiceNumber as correctsNumber',
      sql<InvoiceDocument>`i.document`.as('document'),
    ])
    .where('i.id', '=', id)
    .executeTakeFirst()
}

export type Paper = NonNullable<Awaited<ReturnType<typeof findPaper>>>

// For the export of a person's data.
export function listPapersOf(db: Db, clientId: string) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as k', 'k.id', 'i.bookingId')
    .select(['i.invoiceNumber', 'i.issuedAt', 'i.totalCents', 'i.document'])
    .where('k.clientId', '=', clientId)
    .orderBy('i.issuedAt')
    .execute()
}
