import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { Bookings, InvoiceRequests, Refunds, WalletGrants } from '#server/database/tables.ts'

export async function countEvents(db: Db, bookingId: string, event: string) {
  const { count } = await db
    .selectFrom('bookingEvents')
    .select(sql<number>`count(*)`.as('count'))
    .where('bookingId', '=', bookingId)
    .where('event', '=', event)
    .executeTakeFirstOrThrow()
  return count
}

// What was paid by card for the appointment or its fee, newest first, less what was refunded.
export function listPaid(db: Db, bookingId: string) {
  return db
    .selectFrom('payments as p')
    .select([
      'p.id',
      'p.amountCents',
      // What a bank took back cannot be refunded on top.
      sql<number>`greatest(0, p.amount_cents - (SELECT coalesce(sum(r.amount_cents), 0)
        FROM refunds AS r WHERE r.payment_id = p.id)
        - (SELECT coalesce(sum(d.asked_cents), 0) FROM disputes AS d
        WHERE d.payment_id = p.id AND d.outcome IS DISTINCT FROM 'won'))::int`.as('leftCents'),
    ])
    .where('p.bookingId', '=', bookingId)
    .where('p.purpose', 'in', ['prepay', 'completion', 'fee'])
    .where('p.state', '=', 'succeeded')
    .orderBy('p.id', 'desc')
    .execute()
}

// From when on the provider pays out all that was charged for the appointment.
export async function findAvailable(db: Db, bookingId: string) {
  const { at } = await db
    .selectFrom('payments')
    .select(sql<string | null>`max(available_at)`.as('at'))
    .where('bookingId', '=', bookingId)
    .where('purpose', '=', 'prepay')
    .executeTakeFirstOrThrow()
  return at
}

// Tips that were given by card since then, less what was refunded.
export function listTips(db: Db, bookingId: string, since = '-infinity') {
  return db
    .selectFrom('payments as p')
    .select([
      'p.id',
      sql<number>`p.amount_cents - (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds AS r
        WHERE r.payment_id = p.id)`.as('leftCents'),
    ])
    .where('p.bookingId', '=', bookingId)
    .where('p.purpose', '=', 'tip')
    .where('p.state', '=', 'succeeded')
    .where('p.settledAt', '>=', since)
    .execute()
}

// The tip of a booking is lower by what went back.
export async function lowerTip(db: Db, bookingId: string, cents: number) {
  await db
    .updateTable('bookings')
    .set((eb) => ({
      tipCents: sql<number>`greatest(0, tip_cents - ${cents})`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', bookingId)
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

// What was given back by hand, one way.
export function listOrders(db: Db, bookingId: string, method: 'card' | 'till') {
  return db
    .selectFrom('refundOrders')
    .select(['id', 'amountCents'])
    .where('bookingId', '=', bookingId)
    .where('method', '=', method)
    .where('state', '=', 'approved')
    .orderBy('id')
    .execute()
}

export async function hasOpenPage(db: Db, bookingId: string) {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('purpose', '<>', 'tip')
    .where(sql<boolean>`(how = 'page' AND state IN ('created', 'open') OR state = 'needs_client')`)
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

type Owed = Pick<Updateable<Bookings>, 'owedCents' | 'feePaidCents' | 'feeWaivedAt'>

export async function setOwed(db: Db, bookingId: string, owed: Owed) {
  await db
    .updateTable('bookings')
    .set((eb) => ({ ...owed, version: eb('version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
}

export async function findCredit(db: Db, clientId: string) {
  const { rows } = await sql<{ cents: number }>`
    SELECT credit_of(${clientId}) AS cents`.execute(db)
  return rows[0]?.cents ?? 0
}

// Until the transaction ends nobody else spends, returns or expires credit of this client.
export async function lockGrants(db: Db, clientId: string) {
  await sql`SELECT FROM wallet_grants WHERE client_id = ${clientId}
    ORDER BY id FOR NO KEY UPDATE`.execute(db)
}

export async function insertGrant(db: Db, row: Insertable<WalletGrants>) {
  const { id } = await db
    .insertInto('walletGrants')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Use = { clientId: string; bookingId: string; cents: number }

// What expires first is spent first.
export async function takeCents(db: Db, { clientId, bookingId, cents }: Use) {
  const { rows } = await sql<{ cents: number }>`
    WITH usable AS (
      SELECT id, sum(left_cents) OVER (ORDER BY expires_at, id) - left_cents AS before
      FROM wallet_grants WHERE client_id = ${clientId} AND left_cents > 0 AND expires_at > now()),
    taken AS (
      UPDATE wallet_grants AS g SET left_cents = left_cents - least(left_cents, ${cents} - usable.before)
      FROM usable WHERE g.id = usable.id AND usable.before < ${cents}
      RETURNING g.id, old.left_cents - new.left_cents AS cents),
    used AS (
      INSERT INTO wallet_uses (booking_id, grant_id, cents)
      SELECT ${bookingId}, id, cents FROM taken
      ON CONFLICT (booking_id, grant_id) DO UPDATE SET cents = wallet_uses.cents + EXCLUDED.cents)
    SELECT coalesce(sum(cents), 0) AS cents FROM taken`.execute(db)
  return rows[0]?.cents ?? 0
}

export async function findUsed(db: Db, bookingId: string) {
  const { rows } = await sql<{ cents: number }>`SELECT coalesce(sum(cents), 0) AS cents
    FROM wallet_uses WHERE booking_id = ${bookingId}`.execute(db)
  return rows[0]?.cents ?? 0
}

// What lasts longest is returned first. All of it can be used for some days again.
export async function giveCents(db: Db, { bookingId, cents }: Omit<Use, 'clientId'>, days: number) {
  await sql`
    WITH used AS (
      SELECT u.grant_id, u.cents,
        sum(u.cents) OVER (ORDER BY g.expires_at DESC, g.id DESC) - u.cents AS before
      FROM wallet_uses AS u JOIN wallet_grants AS g ON g.id = u.grant_id
      WHERE u.booking_id = ${bookingId}),
    back AS (
      SELECT grant_id, cents AS used, least(cents, ${cents} - before) AS cents
      FROM used WHERE before < ${cents}),
    ended AS (
      DELETE FROM wallet_uses AS u USING back
      WHERE u.booking_id = ${bookingId} AND u.grant_id = back.grant_id AND back.cents = back.used),
    lowered AS (
      UPDATE wallet_uses AS u SET cents = u.cents - back.cents FROM back
      WHERE u.booking_id = ${bookingId} AND u.grant_id = back.grant_id AND back.cents < back.used)
    UPDATE wallet_grants AS g SET left_cents = g.left_cents + back.cents,
      told_at = CASE WHEN g.expires_at < now() + make_interval(days => ${days}) THEN NULL
        ELSE g.told_at END,
      expires_at = greatest(g.expires_at, now() + make_interval(days => ${days}))
    FROM back WHERE g.id = back.grant_id`.execute(db)
}

// For the key of the next posting of a booking's credit.
export async function countPosted(db: Db, bookingId: string) {
  const { count } = await db
    .selectFrom('ledgerTransactions')
    .select(sql<number>`count(*)`.as('count'))
    .where('bookingId', '=', bookingId)
    .where('event', 'in', ['credit', 'credit_back'])
    .executeTakeFirstOrThrow()
  return count
}

type InvoiceRequest = Pick<Insertable<InvoiceRequests>, 'cause' | 'bookingId' | 'kind'>

export async function insertRequest(db: Db, request: InvoiceRequest, minutes: number) {
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
