import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export type Readings = {
  outboxAgeSeconds: number
  jobsWaiting: number
  jobsFailed: number
  jobsDead: number
  mailsQueued: number
  mailsDead: number
  mailAgeSeconds: number
  standbys: number
  // Null when no standby streams, and where the role may not see it.
  replicationLagSeconds: number | null
}

// A role without pg_monitor sees that a standby is connected, and nothing else of it.
export async function readReadings(db: Db): Promise<Readings> {
  const { rows } = await sql<Readings>`
    SELECT outbox.*, jobs.*, mails.*, standbys.*
    FROM
      (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0) AS outbox_age_seconds
        FROM outbox) AS outbox,
      (SELECT count(*) FILTER (WHERE attempts = 0 AND locked_at IS NULL AND run_at <= now())
          AS jobs_waiting,
        count(*) FILTER (WHERE attempts BETWEEN 1 AND max_attempts - 1 AND locked_at IS NULL)
          AS jobs_failed,
        count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL) AS jobs_dead
        FROM graphile_worker._private_jobs) AS jobs,
      (SELECT count(*) FILTER (WHERE state = 'queued') AS mails_queued,
        count(*) FILTER (WHERE state = 'dead') AS mails_dead,
        coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'queued')), 0)
          AS mail_age_seconds
        FROM mails WHERE state IN ('queued', 'dead')) AS mails,
      (SELECT count(*) FILTER (WHERE state IS DISTINCT FROM 'backup') AS standbys,
        extract(epoch FROM max(coalesce(replay_lag, '0')) FILTER (WHERE state = 'streaming'))
          AS replication_lag_seconds
        FROM pg_stat_replication) AS standbys`.execute(db)
  return rows[0]!
}
