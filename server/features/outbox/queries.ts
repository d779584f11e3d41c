import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { Outbox } from '#server/database/tables.ts'

export async function insertOutbox(db: Db, row: Insertable<Outbox>) {
  await db.insertInto('outbox').values(row).execute()
}

export async function insertOutboxes(db: Db, rows: Insertable<Outbox>[]) {
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute()
}

export async function hasOutbox(db: Db) {
  const row = await db.selectFrom('outbox').select('id').orderBy('id').limit(1).executeTakeFirst()
  return row !== undefined
}

const relayLock = 7_215_002

// Locked until the transaction ends. Only one relay runs at a time, so that live ids commit in
// order.
export async function lockRelay(db: Db) {
  const { rows } = await sql<{
    isMine: boolean
  }>`SELECT pg_try_advisory_xact_lock(${relayLock}) AS is_mine`.execute(db)
  return rows[0]?.isMine === true
}

export async function takeOutbox(db: Db, limit: number) {
  const rows = await db
    .deleteFrom('outbox')
    .where('id', 'in', (query) =>
      query.selectFrom('outbox').select('id').orderBy('id').limit(limit).forUpdate().skipLocked(),
    )
    .returning(['id', 'kind', 'name', 'payload', 'runAt', 'jobKey'])
    .execute()
  return rows.sort((a, b) => a.id - b.id)
}

export type OutboxRow = Awaited<ReturnType<typeof takeOutbox>>[number]

// Column names as graphile-worker expects them.
export type JobSpec = {
  identifier: string
  payload: unknown
  run_at: string | null
  job_key: string | null
  max_attempts: number | null
  priority: number | null
}

export async function insertJobs(db: Db, specs: JobSpec[]) {
  await sql`SELECT FROM graphile_worker.add_jobs(ARRAY(
    SELECT json_populate_recordset(NULL::graphile_worker.job_spec, ${JSON.stringify(specs)}::json)
  ))`.execute(db)
}

export async function insertEvents(db: Db, events: { topic: string; payload: string }[]) {
  await db.insertInto('liveEvents').values(events).execute()
}

// Carries no data: listeners read the rows by their ids.
export async function notifyLive(db: Db) {
  await sql`SELECT pg_notify('live', '')`.execute(db)
}

export type DeadJob = {
  id: number
  task: string
  attempts: number
  lastError: string | null
  createdAt: string
}

// Jobs that will not be retried. Without payloads, which may hold secrets.
export async function listDeadJobs(db: Db, limit = 100) {
  const { rows } = await sql<DeadJob>`
    SELECT id, task_identifier AS task, attempts, last_error, created_at
    FROM graphile_worker.jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL
    ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}

// graphile-worker leaves jobs of a killed process locked for four hours. So workers renew their
// claims, and a claim that is not renewed expires.
export async function renewClaims(db: Db, jobIds: string[]) {
  await sql`UPDATE graphile_worker._private_jobs SET locked_at = now()
    WHERE id = ANY(${jobIds}::bigint[]) AND locked_at IS NOT NULL`.execute(db)
}

// For finished jobs that graphile-worker could not record because the database was down.
export async function deleteDoneJobs(db: Db, jobIds: string[]) {
  await sql`DELETE FROM graphile_worker._private_jobs
    WHERE id = ANY(${jobIds}::bigint[]) AND locked_at IS NOT NULL`.execute(db)
}

// For jobs whose failure could not be recorded, or that were assigned in an answer that got lost.
export async function releaseClaimsOf(db: Db, workers: string[], exceptJobIds: string[]) {
  await sql`UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
    WHERE locked_by = ANY(${workers}) AND id <> ALL(${exceptJobIds}::bigint[])`.execute(db)
}

export async function releaseLapsedClaims(db: Db) {
  await sql`UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
    WHERE locked_at < now() - interval '30 seconds'`.execute(db)
}
