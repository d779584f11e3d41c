// The process of PostgreSQL that copies finished segments to the archive.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { walDirIn } from '#server/postgres/archive.ts'
import { nameOf, numberAt } from './segment-names.ts'
import { findMissing } from './segments.ts'
import { lonePath } from './timelines.ts'

export type Archiver = {
  archivedCount: number
  failedCount: number
  // The file that was archived last.
  lastArchived: string | null
  lastArchivedMs: number | null
  // Whether it has tried in vain since.
  isFailing: boolean
}

export async function readArchiver(client: pg.Client) {
  const { rows } = await client.query<Archiver>(
    `SELECT archived_count::int AS "archivedCount", failed_count::int AS "failedCount",
            last_archived_wal AS "lastArchived",
            extract(epoch FROM last_archived_time)::float8 * 1000 AS "lastArchivedMs",
            coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)
              AS "isFailing"
       FROM pg_stat_archiver`,
  )
  return rows[0]!
}

export type Position = { timeline: number; segment: number }

/** Where the database writes its log. Segments before this one are finished. */
export async function readPosition(client: pg.Client): Promise<Position & { lsn: string }> {
  const { rows } = await client.query<{ lsn: string; name: string }>(
    'SELECT lsn::text, pg_walfile_name(lsn) AS name FROM pg_current_wal_lsn() AS lsn',
  )
  const { lsn, name } = rows[0]!
  return { lsn, timeline: Number.parseInt(name.slice(0, 8), 16), segment: numberAt(lsn) }
}

// After a start, PostgreSQL knows of the failures of before.
const anotherTryMs = 10_000
const lookMs = 200

/** Throws at once instead of making a backup that could not be completed. */
export async function refuseWhileFailing(
  client: pg.Client,
  backupDir: string,
  signal?: AbortSignal,
) {
  const deadline = performance.now() + anotherTryMs
  while ((await readArchiver(client)).isFailing) {
    if (performance.now() > deadline) throw new Error(fails(backupDir))
    await sleep(lookMs, undefined, { signal })
  }
}

const fails = (backupDir: string) =>
  `PostgreSQL cannot copy its log to ${walDirIn(backupDir)}, so no backup can be made. Is the disk full, or the folder not its own? Its own log says more.`

type Waiting = { backupDir: string; from: Position; stalledMs: number; signal?: AbortSignal }

/** Waits until everything that the database has finished by now is archived. */
export async function untilArchived(client: pg.Client, waiting: Waiting) {
  const { backupDir, from, stalledMs, signal } = waiting
  const { segment: end } = await readPosition(client)
  const range = {
    path: lonePath(from.timeline),
    first: nameOf(from.timeline, from.segment),
    end,
  }
  let seen = -1
  let deadline = Infinity
  while ((await findMissing(backupDir, range)) !== null) {
    const { archivedCount } = await readArchiver(client)
    // Behind a long queue it takes as long as it takes.
    if (archivedCount !== seen) deadline = performance.now() + stalledMs
    if (performance.now() > deadline) throw new Error(fails(backupDir))
    seen = archivedCount
    await sleep(lookMs, undefined, { signal })
  }
}
