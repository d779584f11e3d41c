// What waits to be issued by the job of the invoices.
import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { InvoiceRequests } from '#server/database/tables.ts'

type Request = Pick<Insertable<InvoiceRequests>, 'cause' | 'bookingId' | 'kind'>

export async function insertRequest(db: Db, request: Request, minutes: number) {
  const dueAt = sql<string>`now() + make_interval(mins => ${minutes})`
  await db
    .insertInto('invoiceRequests')
    .values({ ...request, dueAt })
    .execute()
}

// Waits for the job that issues this one. False when it was issued, or never requested.
export async function deleteRequest(db: Db, cause: string) {
  const row = await db
    .deleteFrom('invoiceRequests')
    .where('cause', '=', cause)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

// Waits for the job that issues it.
export async function lockFeeRequest(db: Db, bookingId: string) {
  const row = await db
    .selectFrom('invoiceRequests')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'fee')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteFeeRequest(db: Db, bookingId: string) {
  const row = await db
    .deleteFrom('invoiceRequests')
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'fee')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

// Credit notes for parts of an invoice that is not issued anymore.
export async function deletePartRequests(db: Db, bookingId: string) {
  await db
    .deleteFrom('invoiceRequests')
    .where('bookingId', '=', bookingId)
    .where('amountCents', 'is not', null)
    .execute()
}

// For the invoice of this cause, if it was issued.
export async function insertCreditRequest(db: Db, cause: string) {
  await sql`INSERT INTO invoice_requests (cause, kind, booking_id, corrects_id)
    SELECT 'credited:' || id, 'credit', booking_id, id FROM invoices
    WHERE cause = ${cause}`.execute(db)
}

// For every invoice of a fee that was not taken back yet.
export async function insertFeeCreditRequests(db: Db, bookingId: string) {
  await sql`INSERT INTO invoice_requests (cause, kind, booking_id, corrects_id)
    SELECT 'credited:' || i.id, 'credit', i.booking_id, i.id FROM invoices AS i
    WHERE i.booking_id = ${bookingId} AND i.corrects_id IS NULL AND i.document ? 'fee'
      AND NOT EXISTS (SELECT FROM invoices AS n WHERE n.cause = 'credited:' || i.id)
    ON CONFLICT (cause) DO NOTHING`.execute(db)
}

type Part = { cause: string; bookingId: string; cents: number }

// After the invoice that it is for, which may wait itself. Without an invoice there is none.
export async function insertPartRequest(db: Db, { cause, bookingId, cents }: Part) {
  await sql`
    WITH waiting AS (SELECT max(due_at) AS due_at FROM invoice_requests
      WHERE booking_id = ${bookingId} AND kind <> 'credit')
    INSERT INTO invoice_requests (cause, kind, booking_id, amount_cents, due_at)
    SELECT ${cause}, 'credit', ${bookingId}, ${cents}, greatest(now(), waiting.due_at) FROM waiting
    WHERE waiting.due_at IS NOT NULL OR EXISTS (SELECT FROM invoices AS i
      WHERE i.booking_id = ${bookingId} AND i.corrects_id IS NULL AND invoice_left(i.id) > 0)`.execute(
    db,
  )
}
