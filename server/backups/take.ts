import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { readPosition, refuseWhileFailing, untilArchived } from '#server/backups/wal/archiver.ts'
import { nameOf } from '#server/backups/wal/segment-names.ts'
import type { Places } from '#server/places.ts'
import { takeBaseBackup } from '#server/postgres/base-backup.ts'
import { withClient } from '#server/postgres/connection.ts'
import { checkBackup, checkDirIn, stopLeft } from './check.ts'
import {
  baseFileIn,
  nameAt,
  syncFolder,
  writeRecords,
  type BackupKind,
  type BackupPlaces,
} from './folder.ts'
import { hashOf } from './hashes.ts'
import { backUpPictures } from './pictures.ts'
import { prune } from './prune.ts'

const lockKey = 7_215_004
const longestMs = 2 * 3_600_000

export type TakeOptions = {
  signal?: AbortSignal
  /** How long the archive may stand still before the backup is given up. */
  stalledMs?: number
}

/**
 * Backs up the database and the pictures, checks the copy by restoring it, and drops old ones.
 * Returns the pictures that could not be backed up.
 */
export function takeBackup(
  url: string,
  places: BackupPlaces,
  kind: BackupKind,
  { signal, stalledMs = 60_000 }: TakeOptions = {},
) {
  const limit = AbortSignal.timeout(longestMs)
  const limited = { stalledMs, signal: signal ? AbortSignal.any([signal, limit]) : limit }
  return withClient(url, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lockKey])
    if (!rows[0].taken) throw new Error('Another backup is being made.')
    await refuseWhileFailing(client, places.backupDir, limited.signal)
    await removeParts(places.backupDir)
    const problems = await make(client, { url, places, kind, ...limited }).catch(
      async (error: unknown) => {
        // The disk can be what is short.
        await removeParts(places.backupDir)
        throw error
      },
    )
    await prune(places)
    return problems
  })
}

/** For migrate(): an update that goes wrong can be undone with npm run restore. */
export function backUpBeforeUpdate(url: string, places: Places, say: (line: string) => void) {
  const { backupDir } = places
  if (backupDir === null) return null
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<unknown> | undefined
  return {
    run() {
      say('Backing up before the update...')
      running = takeBackup(url, { ...places, backupDir }, 'before an update', { signal }).catch(
        explainUpdate,
      )
      return running
    },
    async stop() {
      stopping.abort()
      await running?.catch(() => {})
    },
  }
}

function explainUpdate(error: Error): never {
  throw new Error(
    `The backup before the update failed: ${error.message}\nTo update without one, start once with BACKUPS=off.`,
    { cause: error },
  )
}

type Making = Required<TakeOptions> & { url: string; places: BackupPlaces; kind: BackupKind }

async function make(client: pg.Client, { url, places, kind, signal, stalledMs }: Making) {
  const { backupDir } = places
  const folder = join(backupDir, nameAt(new Date().toISOString()))
  const part = `${folder}.part`
  const from = await readPosition(client)
  await takeBaseBackup(url, part, { isForArchive: true, signal })
  const finishedAt = new Date().toISOString()
  const { lsn: endsAt } = await readPosition(client)
  await untilArchived(client, { backupDir, from, stalledMs, signal })
  const { pictures, problems } = await backUpPictures(places, signal)
  const { bookings } = await checkBackup(backupDir, part, signal)
  const base = baseFileIn(part)
  const record = {
    kind,
    finishedAt,
    timeline: from.timeline,
    firstSegment: nameOf(from.timeline, from.segment),
    endsAt,
    systemIdentifier: await readOwn(client),
    bytes: (await stat(base)).size,
    sha256: await hashOf(base, signal),
    bookings,
    failedPictures: problems.length,
  }
  await writeRecords(part, record, pictures)
  await rename(part, folder)
  await syncFolder(backupDir)
  return problems
}

// The database has it from its making; a restored one has that of its original.
async function readOwn(client: pg.Client) {
  const { rows } = await client.query<{ id: string }>(
    'SELECT system_identifier::text AS id FROM pg_control_system()',
  )
  return rows[0]?.id
}

// Those of backups that were cut short.
async function removeParts(backupDir: string) {
  for (const name of await readdir(backupDir)) {
    if (!name.endsWith('.part')) continue
    const part = join(backupDir, name)
    await stopLeft(checkDirIn(part))
    await rm(part, { recursive: true })
  }
}
