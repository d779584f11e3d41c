import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { Bookings, Refunds } from '#server/database/tables.ts'

export async function countEvents(db: Db, bookingId: string, event: string) {
  const { count } = await db
    .selectFrom('bookingEvents')
    .select(sql<number>`count(*)`.as('count'))
    .where('bookingId', '=', bookingId)
    .where('event', '=', event)
    .executeTakeFirstOrThrow()
  return count
}

// What was paid by card ahead of the appointment, newest first, less what was refunded.
export function listPaid(db: Db, bookingId: string) {
  return db
    .selectFrom('payments as p')
    .select([
      'p.id',
      'p.amountCents',
      sql<number>`p.amount_cents - (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds AS r
        WHERE r.payment_id = p.id)`.as('leftCents'),
    ])
    .where('p.bookingId', '=', bookingId)
    .where('p.purpose', '=', 'prepay')
    .where('p.state', '=', 'succeeded')
    .orderBy('p.id', 'desc')
    .execute()
}

export async function insertRefund(db: Db, refund: Insertable<Refunds>) {
  const { id } = await db
    .insertInto('refunds')
    .values(refund)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function hasOpenPage(db: Db, bookingId: string) {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('purpose', '=', 'prepay')
    .where('how', '=', 'page')
    .where('state', 'in', ['created', 'open', 'needs_client'])
    .executeTakeFirst()
  return row !== undefined
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

type PaymentStatus = NonNullable<Insertable<Bookings>['paymentStatus']>

export async function setPaymentStatus(db: Db, bookingId: string, paymentStatus: PaymentStatus) {
  await db
    .updateTable('bookings')
    .set((eb) => ({ paymentStatus, version: eb('version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
}

// For the invoice of this cause, if it was issued.
export async function insertCreditRequest(db: Db, cause: string) {
  await sql`INSERT INTO invoice_requests (cause, booking_id, corrects_id)
    SELECT 'credited:' || id, booking_id, id FROM invoices WHERE cause = ${cause}`.execute(db)
}
