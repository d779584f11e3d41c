import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export async function countCompletions(db: Db, bookingId: string) {
  const { count } = await db
    .selectFrom('bookingEvents')
    .select(sql<number>`count(*)`.as('count'))
    .where('bookingId', '=', bookingId)
    .where('event', '=', 'completed')
    .executeTakeFirstOrThrow()
  return count
}

type InvoiceRequest = { cause: string; bookingId: string }

export async function insertInvoiceRequest(db: Db, request: InvoiceRequest, minutes: number) {
  const dueAt = sql<string>`now() + make_interval(mins => ${minutes})`
  await db
    .insertInto('invoiceRequests')
    .values({ ...request, dueAt })
    .execute()
}

// Waits for the job that issues this one. False when it was issued, or never requested.
export async function withdrawInvoiceRequest(db: Db, cause: string) {
  const row = await db
    .deleteFrom('invoiceRequests')
    .where('cause', '=', cause)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

// For the invoice of this cause, if it was issued.
export async function insertCreditRequest(db: Db, cause: string) {
  await sql`INSERT INTO invoice_requests (cause, booking_id, corrects_id)
    SELECT 'credited:' || id, booking_id, id FROM invoices WHERE cause = ${cause}`.execute(db)
}
