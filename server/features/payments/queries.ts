import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { Payments } from '#server/database/tables.ts'

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

const atWork = ['created', 'open', 'needs_client'] as const

export function findPayment(db: Db, id: string) {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

// Not as strong as FOR UPDATE, which would wait for refunds that name the payment.
export function lockPayment(db: Db, id: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

// Nothing when the same payment is already at work.
export function insertPayment(db: Db, row: Insertable<Payments>) {
  return db
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

type Same = Pick<PaymentRow, 'userId' | 'purpose' | 'bookingId'>

export function findAtWork(db: Db, { userId, purpose, bookingId }: Same) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('userId', 'is not distinct from', userId)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`booking_id IS NOT DISTINCT FROM ${bookingId}`)
    .where('state', 'in', atWork)
    .executeTakeFirst()
}

export function listAtWork(db: Db, bookingId: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('purpose', '<>', 'tip')
    .where(sql<boolean>`(how = 'page' AND state IN ('created', 'open') OR state = 'needs_client')`)
    .execute()
}

// Only from the state in which the caller saw it: whoever comes second changes nothing.
export function updatePayment(
  db: Db,
  { id, state, attempt }: PaymentRow,
  change: Updateable<Payments>,
) {
  return db
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('attempt', '=', attempt)
    .returningAll()
    .executeTakeFirst()
}

export async function hasTip(db: Db, bookingId: string) {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('purpose', '=', 'tip')
    .where('state', '=', 'succeeded')
    .where(
      sql<boolean>`amount_cents > (SELECT coalesce(sum(r.amount_cents), 0) FROM refunds AS r
        WHERE r.payment_id = payments.id)`,
    )
    .executeTakeFirst()
  return row !== undefined
}

// Whoever leaves is not asked for a card anymore.
export async function expireCardPages(db: Db, userId: string) {
  await db
    .updateTable('payments')
    .set({ state: 'expired', settledAt: sql`now()`, sessionUrl: null })
    .where('userId', '=', userId)
    .where('purpose', '=', 'card')
    .where('bookingId', 'is', null)
    .where('state', 'in', atWork)
    .execute()
}

export async function hasOtherProvider(db: Db, provider: PaymentRow['provider']) {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('provider', '<>', provider)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

// A person, or a guest with one booking.
export type Owner = { userId: string } | { bookingId: string }

export function findCustomer(db: Db, owner: Owner) {
  return db
    .selectFrom('providerCustomers')
    .select('customerId')
    .where((eb) =>
      'userId' in owner ? eb('userId', '=', owner.userId) : eb('bookingId', '=', owner.bookingId),
    )
    .executeTakeFirst()
}

export async function insertCustomer(db: Db, owner: Owner, customerId: string) {
  await db
    .insertInto('providerCustomers')
    .values({ ...owner, customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

// Rows whose turn it is, which take their next turn later and later: after 1, 2, 4 … 60 minutes.
export async function takeDue(db: Db, limit: number) {
  const { rows } = await sql<{ id: string }>`
    UPDATE payments SET sweeps = sweeps + 1,
      sweep_at = now() + least(60, 2 ^ least(sweeps, 6)) * interval '1 minute'
    WHERE id IN (SELECT id FROM payments WHERE state IN ('created', 'open') AND sweep_at <= now()
      ORDER BY sweep_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db)
  return rows.map(({ id }) => id)
}

// Once: whoever comes back to pay again has what is left of it.
export async function extendForPayment(db: Db, bookingId: string, minutes: number) {
  await db
    .updateTable('bookings')
    .set({
      holdExpiresAt: sql`greatest(hold_expires_at, now() + make_interval(mins => ${minutes}))`,
    })
    .where('id', '=', bookingId)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM payments WHERE booking_id = bookings.id)`)
    .execute()
}

export function findPaid(db: Db, bookingId: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('purpose', 'in', ['prepay', 'card'])
    .where('state', '=', 'succeeded')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
