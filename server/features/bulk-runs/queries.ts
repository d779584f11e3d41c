import { sql, type Insertable } from 'kysely'
import type { BulkAction } from '#contract/admin/lists/bulk-runs.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import type { BulkRuns } from '#server/database/tables.ts'
import { barberIdOf } from '#server/ids.ts'

// False when the order was sent before.
export async function insertRun(db: Db, run: Insertable<BulkRuns>) {
  const inserted = await db
    .insertInto('bulkRuns')
    .values(run)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

// In the order in which they are canceled.
export async function lockUpcoming(db: Db, of: { barberId: BarberId } | { userId: string }) {
  await db
    .selectFrom('bookings')
    .select('id')
    .where((eb) =>
      'barberId' in of
        ? eb('barberId', '=', of.barberId)
        : eb.or([
            eb('clientId', '=', of.userId),
            eb('barberId', '=', barberIdOf(of.userId)),
            eb('providerId', '=', of.userId),
          ]),
    )
    .where('status', 'in', ['pending', 'confirmed', 'checked_in'])
    .where('endsAt', '>', sql<string>`now()`)
    .orderBy('startsAt')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertRows(db: Db, runId: string, ids: readonly string[]) {
  const rows = ids.map((entityId, position) => ({ runId, entityId, position }))
  await db.insertInto('bulkRows').values(rows).execute()
}

export function findRun(db: Db, id: string) {
  return runs(db).where('id', '=', id).executeTakeFirst()
}

// Of the last day.
export function findLatest(db: Db, actorId: string, action: BulkAction) {
  return runs(db)
    .where('actorId', '=', actorId)
    .where('action', '=', action)
    .where('createdAt', '>', sql<string>`now() - interval '1 day'`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function runs(db: Db) {
  return db
    .selectFrom('bulkRuns')
    .select(['id', 'actorId', 'settings', 'ip', 'createdAt', 'finishedAt'])
    .select(sql<BulkAction>`action`.as('action'))
}

export async function countRows(db: Db, runId: string) {
  const { rows } = await sql<{ total: number; done: number }>`
    SELECT count(*) AS total, count(*) FILTER (WHERE state = 'done') AS done
    FROM bulk_rows WHERE run_id = ${runId}`.execute(db)
  return rows[0] ?? { total: 0, done: 0 }
}

// The label is read when it is asked for: an erased person is not named by an old report.
export function listRefused(db: Db, runId: string) {
  return db
    .selectFrom('bulkRows as r')
    .select('r.entityId as id')
    .select([
      sql<ErrorCode>`r.code`.as('code'),
      sql<string>`coalesce(
        (SELECT booking_number FROM bookings WHERE id = r.entity_id),
        (SELECT k.booking_number FROM booking_follow_ups f JOIN bookings k ON k.id = f.booking_id
          WHERE f.id = r.entity_id),
        (SELECT name FROM profiles WHERE user_id = r.entity_id), '')`.as('label'),
    ])
    .where('r.runId', '=', runId)
    .where('r.state', '=', 'refused')
    .orderBy('r.position')
    .execute()
}

// The next row that no other worker is at. Stays locked until it is done or given back.
export async function takeRow(db: Db, runId: string) {
  const row = await db
    .selectFrom('bulkRows')
    .select('entityId')
    .where('runId', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.entityId
}

export async function setRowDone(db: Db, runId: string, entityId: string) {
  await db
    .updateTable('bulkRows')
    .set({ state: 'done' })
    .where('runId', '=', runId)
    .where('entityId', '=', entityId)
    .execute()
}

export async function setRowRefused(db: Db, runId: string, row: { id: string; code: string }) {
  await db
    .updateTable('bulkRows')
    .set({ state: 'refused', code: row.code })
    .where('runId', '=', runId)
    .where('entityId', '=', row.id)
    .where('state', '=', 'waiting')
    .execute()
}

export async function setFinished(db: Db, id: string) {
  await sql`UPDATE bulk_runs SET finished_at = now() WHERE id = ${id} AND finished_at IS NULL
    AND NOT EXISTS (SELECT FROM bulk_rows WHERE run_id = ${id} AND state = 'waiting')`.execute(db)
}

export async function deleteOldRuns(db: Db) {
  await db
    .deleteFrom('bulkRuns')
    .where('createdAt', '<', sql<string>`now() - interval '30 days'`)
    .execute()
}
