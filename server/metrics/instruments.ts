// What a process measures about itself. As with the log, there is one per process. Labels are route
// patterns, codes, names from the code and names of cities; never ids, addresses or texts.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()
const registers = [registry]
collectDefaultMetrics({ register: registry })

export const requestSeconds = new Histogram({
  name: 'kempt_http_request_duration_seconds',
  help: 'Time from a request to the end of its response, by route and status; no live streams.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
})

export const refusals = new Counter({
  name: 'kempt_refusals_total',
  help: 'Answers with an error code, such as SLOT_TAKEN.',
  labelNames: ['code'] as const,
  registers,
})

export const shedRequests = new Counter({
  name: 'kempt_http_shed_total',
  help: 'Requests refused because too many were in flight.',
  registers,
})

export const pageCache = new Counter({
  name: 'kempt_page_cache_total',
  help: 'Public pages by how they were answered, and by how they left the cache.',
  labelNames: ['outcome'] as const,
  registers,
})

export const liveLagSeconds = new Histogram({
  name: 'kempt_live_lag_seconds',
  help: 'Time from a live event being stored to this process reading it.',
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
  registers,
})

export const livePosition = new Gauge({
  name: 'kempt_live_position',
  help: 'Id of the last live event that this process has read.',
  registers,
})

export const registerBarbers = new Gauge({
  name: 'kempt_search_register_barbers',
  help: 'Barbers in the register of the search, by city.',
  labelNames: ['city'] as const,
  registers,
})

export const registerFillSeconds = new Gauge({
  name: 'kempt_search_register_fill_seconds',
  help: 'Time that the last complete reading of a city for the register took.',
  labelNames: ['city'] as const,
  registers,
})

export const registerFilledAt = new Gauge({
  name: 'kempt_search_register_filled_timestamp_seconds',
  help: 'When a city was last read completely for the register.',
  labelNames: ['city'] as const,
  registers,
})

export const backupCheckedAt = new Gauge({
  name: 'kempt_backup_checked_timestamp_seconds',
  help: 'When the newest backup was taken and checked by restoring it; NaN where none are taken.',
  registers,
})
backupCheckedAt.set(Number.NaN)

export const backupsDamaged = new Gauge({
  name: 'kempt_backups_damaged',
  help: 'Backups and archived segments that the disk has damaged since they were made.',
  registers,
})

export const backupPicturesFailed = new Gauge({
  name: 'kempt_backup_pictures_failed',
  help: 'Pictures that could not be backed up, or whose copy is damaged.',
  registers,
})

export const archivedAt = new Gauge({
  name: 'kempt_archived_timestamp_seconds',
  help: 'When the last segment of the log was archived, or this process began; NaN without an archive.',
  registers,
})
archivedAt.set(Number.NaN)

export const archiveFailures = new Gauge({
  name: 'kempt_archive_failures',
  help: 'How often PostgreSQL could not archive a segment of its log.',
  registers,
})

export const jobRuns = new Counter({
  name: 'kempt_job_runs_total',
  help: 'Runs of jobs by task and outcome: done, failed, or given up.',
  labelNames: ['task', 'outcome'] as const,
  registers,
})
