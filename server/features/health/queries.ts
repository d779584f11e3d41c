import { sql } from 'kysely'
import type { HealthCause } from '#contract/admin/health.ts'
import type { Db } from '#server/database/db.ts'

export type Finding = {
  state: 'ok' | 'warning' | 'failing' | 'off'
  cause: HealthCause
  facts?: Record<string, string | number>
}

// `since` stays while the state does.
export async function saveFinding(db: Db, name: string, { state, cause, facts = {} }: Finding) {
  await sql`
    INSERT INTO health_checks AS old (name, state, cause, facts)
    VALUES (${name}, ${state}, ${cause}, ${JSON.stringify(facts)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET state = excluded.state, cause = excluded.cause,
      facts = excluded.facts, checked_at = now(),
      since = CASE WHEN old.state = excluded.state THEN old.since ELSE now() END`.execute(db)
}

type Saved = {
  name: string
  state: Finding['state']
  cause: HealthCause
  facts: NonNullable<Finding['facts']>
  since: string
  checkedAt: string
  isOld: boolean
}

export async function listFindings(db: Db, freshMinutes: number) {
  const { rows } = await sql<Saved>`
    SELECT name, state, cause, facts, since, checked_at AS "checkedAt",
      checked_at < now() - make_interval(mins => ${freshMinutes}) AS "isOld"
    FROM health_checks`.execute(db)
  return rows
}

const minutesSince = (column: string) =>
  sql`floor(extract(epoch FROM now() - min(${sql.ref(column)})) / 60)::int`

// A mail that was tried and waits for its next try. Dead mails have used up theirs within days.
export async function findMailTrouble(db: Db) {
  const { rows } = await sql<{ late: number; minutes: number | null; dead: number; sent: number }>`
    SELECT late.*, dead.*, sent.*
    FROM (SELECT count(*) AS late, ${minutesSince('created_at')} AS minutes FROM mails
        WHERE state = 'queued' AND attempts > 0) AS late,
      (SELECT count(*) AS dead FROM mails
        WHERE state = 'dead' AND created_at > now() - interval '7 days') AS dead,
      (SELECT count(*) AS sent FROM mails
        WHERE state = 'sent' AND created_at > now() - interval '1 day') AS sent`.execute(db)
  return only(rows)
}

export async function findSmsTrouble(db: Db) {
  const { rows } = await sql<{ failed: number; sent: number }>`
    SELECT count(*) FILTER (WHERE state = 'failed') AS failed,
      count(*) FILTER (WHERE state IN ('sent', 'delivered')) AS sent
    FROM sms_messages WHERE created_at > now() - interval '1 day'`.execute(db)
  return only(rows)
}

type PaymentTrouble = { late: number; minutes: number | null; refused: number; paid: number }

// Charges and refunds without an answer, refunds that the bank refused, and what was paid in a day.
export async function findPaymentTrouble(db: Db) {
  const { rows } = await sql<PaymentTrouble>`
    SELECT late.*, refused.*, paid.*
    FROM (SELECT count(*) AS late, ${minutesSince('asked_at')} AS minutes
        FROM (SELECT asked_at FROM payments WHERE state = 'created'
          UNION ALL SELECT asked_at FROM refunds WHERE state = 'pending') AS waiting) AS late,
      (SELECT count(*) AS refused FROM refunds WHERE state = 'failed') AS refused,
      (SELECT count(*) AS paid FROM payments
        WHERE state = 'succeeded' AND purpose <> 'card'
          AND settled_at > now() - interval '1 day') AS paid`.execute(db)
  return only(rows)
}

type JobTrouble = { retried: number; dead: number; task: string | null; lateSeconds: number }

// Of the jobs that `among` accepts. A job that runs is locked, and its attempt counted already.
async function findTrouble(db: Db, among: ReturnType<typeof sql<boolean>>) {
  const { rows } = await sql<JobTrouble>`
    SELECT count(*) FILTER (WHERE is_dead) AS dead,
      count(*) FILTER (WHERE is_retried) AS retried,
      min(task) FILTER (WHERE is_dead OR is_retried) AS task,
      coalesce(floor(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_due)))::int, 0)
        AS "lateSeconds"
    FROM (SELECT task_identifier AS task, run_at,
        attempts >= max_attempts AND locked_at IS NULL
          AND updated_at > now() - interval '1 day' AS is_dead,
        attempts BETWEEN 1 AND max_attempts - 1 AND locked_at IS NULL AS is_retried,
        attempts = 0 AND locked_at IS NULL AND run_at < now() AS is_due
      FROM graphile_worker.jobs WHERE ${among}) AS jobs`.execute(db)
  return only(rows)
}

// Mails, texts and pushes are parts of their own.
const ofMessages = ['send-mail', 'send-sms', 'send-push']

export function findJobTrouble(db: Db) {
  return findTrouble(db, sql<boolean>`task_identifier <> ALL (${ofMessages}::text[])`)
}

export function findPushTrouble(db: Db) {
  return findTrouble(db, sql<boolean>`task_identifier = 'send-push'`)
}

// The same ones that the checks count as given up.
async function reschedule(db: Db, among: ReturnType<typeof sql<boolean>>) {
  const { rows } = await sql`
    SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now(), attempts := 0)
    FROM graphile_worker.jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL
      AND updated_at > now() - interval '1 day' AND ${among}`.execute(db)
  return rows.length
}

export function rescheduleDeadJobs(db: Db) {
  return reschedule(db, sql<boolean>`task_identifier <> ALL (${ofMessages}::text[])`)
}

export function rescheduleDeadPushes(db: Db) {
  return reschedule(db, sql<boolean>`task_identifier = 'send-push'`)
}

export async function listDeadMails(db: Db) {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM mails WHERE state = 'dead' AND created_at > now() - interval '7 days'
    ORDER BY created_at`.execute(db)
  return rows
}

export async function findOutboxSeconds(db: Db) {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(floor(extract(epoch FROM now() - min(created_at)))::int, 0) AS seconds
    FROM outbox`.execute(db)
  return only(rows).seconds
}

type DatabaseUse = {
  connections: number
  most: number
  transactionMinutes: number
  isStandby: boolean
}

export async function findDatabaseUse(db: Db) {
  const { rows } = await sql<DatabaseUse>`
    SELECT count(*) AS connections, current_setting('max_connections')::int AS most,
      coalesce(floor(extract(epoch FROM now() - min(xact_start)) / 60)::int, 0)
        AS "transactionMinutes",
      pg_is_in_recovery() AS "isStandby"
    FROM pg_stat_activity WHERE backend_type = 'client backend'`.execute(db)
  return only(rows)
}

function only<Row>([row]: Row[]) {
  if (row === undefined) throw new Error('A count without a row.')
  return row
}
