// Measures of the platform rather than of one process, read from the database at each scrape.
import { Gauge } from 'prom-client'
import type { Db } from '#server/database/db.ts'
import { registry } from './instruments.ts'
import { readReadings, type Readings } from './queries.ts'

const gauges: Record<keyof Readings, Gauge> = {
  outboxAgeSeconds: gaugeOf('outbox_oldest_age_seconds', 'Age of the oldest row in the outbox.'),
  jobsWaiting: gaugeOf('jobs_waiting', 'Jobs that are due and have not run yet.'),
  jobsFailed: gaugeOf('jobs_failed', 'Jobs that failed and will be retried.'),
  jobsDead: gaugeOf('jobs_dead', 'Jobs that used up their attempts.'),
  mailsQueued: gaugeOf('mails_queued', 'Mails that wait to be sent.'),
  mailsDead: gaugeOf('mails_dead', 'Mails that could not be delivered.'),
  mailAgeSeconds: gaugeOf('mails_oldest_age_seconds', 'Age of the oldest mail that waits.'),
  standbys: gaugeOf('standbys', 'Standbys that are connected to the database.'),
  replicationLagSeconds: gaugeOf(
    'replication_lag_seconds',
    'How far the slowest streaming standby is behind; NaN without one, or without pg_monitor.',
  ),
}

const isUp = gaugeOf('database_up', '1 when the database answered this scrape, else 0.')

function gaugeOf(name: string, help: string) {
  return new Gauge({ name: `kempt_${name}`, help, registers: [registry] })
}

export async function collectReadings(db: Db) {
  const readings = await readReadings(db).catch(() => null)
  isUp.set(readings ? 1 : 0)
  for (const [name, gauge] of Object.entries(gauges)) {
    gauge.set(readings?.[name as keyof Readings] ?? Number.NaN)
  }
}
