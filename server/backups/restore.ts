import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findMissing } from '#server/backups/wal/segments.ts'
import { archiveTail } from '#server/backups/wal/tail.ts'
import { findTimeline, isOnPath, readPath, recordTimeline } from '#server/backups/wal/timelines.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { pgDataIn, prepareDataDir, restoredIn } from '#server/postgres/data-dir.ts'
import { findDatabaseUser } from '#server/postgres/database-user.ts'
import { tryLock } from '#server/postgres/lock.ts'
import { stopLeft } from './check.ts'
import { isSound } from './damaged.ts'
import { listBackups, nameAt, syncFolder, type Backup, type BackupPlaces } from './folder.ts'
import { findOwner, refuseMixedArchive } from './owner.ts'
import { returnPictures, type Problem } from './pictures.ts'
import { recover, type Wish } from './recover.ts'

export type Restored = {
  backup: Backup
  bookings: number
  // The last change in the log, if the log ends before the moment that was asked for.
  endedAt: string | null
  // Newer backups that are damaged, so that an older one was taken.
  damaged: Backup[]
  before: string | null
  // Pictures that could not be returned.
  problems: Problem[]
}

/**
 * Puts the database back to a moment, or to the end of the archive. The database of before is kept
 * beside it.
 */
export async function restore(places: BackupPlaces, moment: Date | 'latest'): Promise<Restored> {
  if (listBackups(places.backupDir).length === 0)
    throw new Error(`There is no backup in ${places.backupDir}.`)
  prepareNewMachine(places)
  const lock = tryLock(places.dataDir, undefined)
  if (!lock) throw new Error('Kempt runs. Please stop it first: a restore replaces its database.')
  try {
    return await restoreLocked(places, moment)
  } finally {
    lock.release()
  }
}

// The folder belongs to the user of the backups, who will run the database.
function prepareNewMachine({ dataDir, backupDir }: BackupPlaces) {
  if (!existsSync(dataDir)) prepareDataDir(dataDir, findDatabaseUser(walDirIn(backupDir)))
}

async function restoreLocked(places: BackupPlaces, moment: Date | 'latest'): Promise<Restored> {
  const { dataDir, backupDir } = places
  refuseMixedArchive(backupDir)
  await stopLeft(dataDir)
  await archiveTail(places, findOwner(backupDir))
  const { damaged, ...wish } = await choose(backupDir, moment)
  await removeRemains(dataDir)
  if (moment === 'latest') await refuseGap(backupDir, wish)
  const { bookings, timeline, named, endedAt } = await recover(places, wish)
  const before = swap(dataDir)
  await syncFolder(dataDir)
  // The first backup of the restored database says it, too.
  await recordTimeline(backupDir, timeline).catch(() => {})
  const problems = await returnPictures(places, named).catch((error: Error) => [
    { picture: places.mediaDir, reason: error.message },
  ])
  return { backup: wish.backup, bookings, endedAt, damaged, before, problems }
}

// The newest backup before the moment that leads there and is as it was made.
async function choose(backupDir: string, moment: Date | 'latest') {
  const backups = listBackups(backupDir)
  const early = backups.filter(
    ({ finishedAt }) => moment === 'latest' || Date.parse(finishedAt) <= moment.getTime(),
  )
  const timeline = findTimeline(backupDir, backups, moment)
  if (early.length === 0 || timeline === null)
    throw new Error(
      `The oldest backup is from ${backups[0]?.finishedAt}. Please choose a later time.`,
    )
  const path = readPath(backupDir, timeline)
  const damaged: Backup[] = []
  for (const backup of early.filter((each) => isOnPath(path, each)).toReversed()) {
    if (await isSound(backup.folder)) return { backup, damaged, moment, path }
    damaged.push(backup)
  }
  const folders = damaged.map(({ folder }) => folder).join(', ')
  throw new Error(
    `No sound backup leads to that time. Please choose a later one.${folders && ` Damaged: ${folders}`}`,
  )
}

// Without this, a restore to the latest would end at the gap and lose what comes after it.
async function refuseGap(backupDir: string, { backup, path }: Wish) {
  const missing = await findMissing(backupDir, { path, first: backup.firstSegment })
  if (missing)
    throw new Error(
      `The archive in ${walDirIn(backupDir)} lacks the segment ${missing}. Please name the last time before the gap.`,
    )
}

// Those of a restore that was cut short.
async function removeRemains(dataDir: string) {
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith('restoring-'))) {
    await stopLeft(join(dataDir, name))
    rmSync(join(dataDir, name), { recursive: true })
  }
  rmSync(restoredIn(dataDir), { recursive: true, force: true })
}

// A crash between the two renames is completed by the next start (cluster.ts).
function swap(dataDir: string) {
  const pgData = pgDataIn(dataDir)
  const before = existsSync(pgData) ? `${pgData}.before-${nameAt(new Date().toISOString())}` : null
  if (before) renameSync(pgData, before)
  renameSync(restoredIn(dataDir), pgData)
  return before
}
