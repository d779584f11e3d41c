import { sql, type Updateable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { Refunds } from '#server/database/tables.ts'

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export function findRefund(db: Db, id: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .selectAll('r')
    .select(['p.intentId', 'p.bookingId'])
    .where('r.id', '=', id)
    .executeTakeFirst()
}

// True for the one caller who finds it in this state.
export async function updateRefund(
  db: Db,
  { id, state, attempt }: RefundRow,
  change: Updateable<Refunds>,
) {
  const row = await db
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('attempt', '=', attempt)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

// The provider did not answer, so nothing is known of this attempt yet.
export async function insertUnanswered(db: Db, { id: refundId, attempt }: RefundRow) {
  await db.insertInto('refundAttempts').values({ refundId, attempt, event: 'unanswered' }).execute()
}

export async function takeDueRefunds(db: Db, limit: number) {
  const { rows } = await sql<{ id: string }>`
    UPDATE refunds SET sweeps = sweeps + 1,
      sweep_at = now() + least(60, 2 ^ least(sweeps, 6)) * interval '1 minute'
    WHERE id IN (SELECT id FROM refunds WHERE state = 'pending' AND sweep_at <= now()
      ORDER BY sweep_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db)
  return rows.map(({ id }) => id)
}
