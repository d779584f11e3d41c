// Orders of refunds, and the refunds they made.
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { RefundOrders } from '#server/database/tables.ts'

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export function findOrder(db: Db, id: string) {
  return db.selectFrom('refundOrders').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function hasWaiting(db: Db, bookingId: string) {
  const row = await db
    .selectFrom('refundOrders')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertOrder(db: Db, order: Insertable<RefundOrders>) {
  await db.insertInto('refundOrders').values(order).execute()
}

export async function setDecided(db: Db, id: string, decision: Updateable<RefundOrders>) {
  await db
    .updateTable('refundOrders')
    .set({ ...decision, decidedAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

// Requests that nobody decided in time, with their bookings.
export async function expireOrders(db: Db) {
  const { rows } = await sql<{ id: string; askedBy: string; bookingNumber: string; cents: number }>`
    UPDATE refund_orders AS o SET state = 'expired', decided_at = now()
    FROM bookings AS k
    WHERE k.id = o.booking_id AND o.state = 'waiting' AND o.expires_at <= now()
    RETURNING o.id, o.asked_by AS "askedBy", k.booking_number AS "bookingNumber",
      o.amount_cents AS cents`.execute(db)
  return rows
}

// The parts of an order, or one refund without an order, locked until the transaction ends.
export async function lockRefunds(db: Db, id: string) {
  const { rows } = await sql<{
    id: string
    state: string
    failure: string | null
    bookingId: string
    amountCents: number
  }>`
    SELECT r.id, r.state, r.failure, p.booking_id AS "bookingId", r.amount_cents AS "amountCents"
    FROM refunds AS r JOIN payments AS p ON p.id = r.payment_id
    WHERE r.order_id = ${id} OR (r.id = ${id} AND r.order_id IS NULL)
    ORDER BY r.id FOR NO KEY UPDATE OF r`.execute(db)
  return rows
}

// A new attempt, with a key of its own.
export async function setRetried(db: Db, refundId: string) {
  await db
    .updateTable('refunds')
    .set((eb) => ({
      state: 'pending',
      attempt: eb('attempt', '+', 1),
      failure: null,
      providerId: null,
      settledAt: null,
      sentAt: null,
      askedAt: sql<string>`now()`,
      sweeps: 0,
      sweepAt: sql<string>`now() + interval '1 minute'`,
    }))
    .where('id', '=', refundId)
    .execute()
}

export async function setCredited(db: Db, refundId: string, grantId: string) {
  await db
    .updateTable('refunds')
    .set({ state: 'credited', grantId, settledAt: sql<string>`now()` })
    .where('id', '=', refundId)
    .execute()
}

export async function findNameOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('profiles')
    .select('name')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.name ?? null
}
