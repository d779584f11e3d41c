import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPosition } from '#server/backups/wal/archiver.ts'
import { findLast, findMissing } from '#server/backups/wal/segments.ts'
import { segmentOn, type Path } from '#server/backups/wal/timelines.ts'
import {
  archiveSettings,
  prepareArchive,
  restoreCommand,
  walDirIn,
} from '#server/postgres/archive.ts'
import { startBareServer } from '#server/postgres/bare-server.ts'
import { withClient } from '#server/postgres/connection.ts'
import { pgDataIn, restoredIn } from '#server/postgres/data-dir.ts'
import { findDatabaseUser } from '#server/postgres/database-user.ts'
import { explain } from '#server/postgres/failures.ts'
import { checkDatabase, isPromoted, unpack } from './check.ts'
import type { Backup, BackupPlaces } from './folder.ts'
import { listNamedPictures } from './named-pictures.ts'

/** A backup, and how to get from it to the moment. */
export type Wish = { backup: Backup; moment: Date | 'latest'; path: Path }

/** Recovers a copy beside the present database, which stays untouched. */
export async function recover(places: BackupPlaces, wish: Wish) {
  const work = join(places.dataDir, `restoring-${process.pid}`)
  try {
    return await recoverIn(work, places, wish)
  } catch (error) {
    throw keepLog(work, places.dataDir, error)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function recoverIn(work: string, { dataDir, backupDir }: BackupPlaces, wish: Wish) {
  await unpack(wish.backup.folder, work)
  prepareArchive(backupDir, findDatabaseUser(pgDataIn(work)))
  removePartials(backupDir)
  const recovered = await replay(work, backupDir, wish).catch((error: unknown) =>
    replayToEnd(work, backupDir, wish, error),
  )
  renameSync(pgDataIn(work), restoredIn(dataDir))
  return recovered
}

async function replay(work: string, backupDir: string, { moment, path }: Wish) {
  const server = await startBareServer(work, {
    ...archiveSettings(backupDir),
    restore_command: restoreCommand(backupDir),
    recovery_target_action: 'promote',
    recovery_target_timeline: String(path.at(-1)?.timeline),
    ...(moment !== 'latest' && { recovery_target_time: moment.toISOString().replace('Z', '+00') }),
  })
  try {
    if (!(await isPromoted(server))) throw new Error(explain(readLog(work), pgDataIn(work)))
    const { bookings } = await checkDatabase(server.url)
    const { timeline, segment } = await withClient(server.url, readPosition)
    if (moment === 'latest') await refuseEarlyEnd(backupDir, path, segment)
    const named = await listNamedPictures(server.url)
    return { bookings, timeline, named, endedAt: null }
  } finally {
    await server.stop()
  }
}

// PostgreSQL gives up when its log ends before the moment. Nothing happened in between, so the end of
// the log is how the database was at that moment.
async function replayToEnd(work: string, backupDir: string, wish: Wish, error: unknown) {
  const log = readLog(work)
  if (!log.includes('recovery ended before')) throw error
  const { backup, path } = wish
  const missing = await findMissing(backupDir, { path, first: backup.firstSegment })
  if (missing)
    throw new Error(
      `The archive in ${walDirIn(backupDir)} lacks the segment ${missing}, so it ends before that time. Please choose an earlier one.`,
    )
  const [, last] = /last completed transaction was at log time (\S+ [\d:.]+)/.exec(log) ?? []
  const endedAt = last ? new Date(`${last.replace(' ', 'T')}Z`).toISOString() : backup.finishedAt
  return { ...(await replay(work, backupDir, { ...wish, moment: 'latest' })), endedAt }
}

// PostgreSQL archives the segment where a timeline ends under this name, too. Nothing reads it, and one
// of an earlier restore would be in its way.
function removePartials(backupDir: string) {
  for (const name of readdirSync(walDirIn(backupDir)))
    if (name.endsWith('.partial')) rmSync(join(walDirIn(backupDir), name))
}

// PostgreSQL takes a damaged segment for the end of the log.
async function refuseEarlyEnd(backupDir: string, path: Path, reached: number) {
  // The newest segment can be empty still.
  if (reached < (await findLast(backupDir, path)) - 1)
    throw new Error(
      `The archive in ${walDirIn(backupDir)} cannot be read beyond the segment ${segmentOn(path, reached)}: it or the next one is damaged. Please name the last time before it.`,
    )
}

const logIn = (dataDir: string) => join(dataDir, 'postgres.log')

function readLog(work: string) {
  return existsSync(logIn(work)) ? readFileSync(logIn(work), 'utf8') : ''
}

// The work folder is removed, and what PostgreSQL said about its failure with it.
function keepLog(work: string, dataDir: string, error: unknown) {
  const log = readLog(work)
  if (log === '') return error
  const kept = join(dataDir, 'restore.log')
  copyFileSync(logIn(work), kept)
  const message = error instanceof Error ? error.message : String(error)
  return new Error(`${message} The log of PostgreSQL is ${kept}.`, { cause: log })
}
