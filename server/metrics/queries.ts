import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export type Readings = {
  outboxAgeSeconds: number
  jobsWaiting: number
  jobsFailed: number
  jobsDead: number
  mailsQueued: number
  mailsDead: number
  // Null without a standby.
  replicationLagSeconds: number | null
}

export async function readReadings(db: Db): Promise<Readings> {
  const { rows } = await sql<Readings>`
    SELECT
      (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0) FROM outbox) AS outbox_age_seconds,
      count(*) FILTER (WHERE attempts = 0) AS jobs_waiting,
      count(*) FILTER (WHERE attempts BETWEEN 1 AND max_attempts - 1
        AND locked_at IS NULL) AS jobs_failed,
      count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL) AS jobs_dead,
      (SELECT count(*) FROM mails WHERE state = 'queued') AS mails_queued,
      (SELECT count(*) FROM mails WHERE state = 'dead') AS mails_dead,
      (SELECT extract(epoch FROM max(coalesce(replay_lag, '0'))) FROM pg_stat_replication
        WHERE state = 'streaming') AS replication_lag_seconds
    FROM graphile_worker._private_jobs`.execute(db)
  return rows[0]!
}
