import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  archiveSettings,
  prepareArchive,
  restoreCommand,
  walDirIn,
} from '#server/postgres/archive.ts'
import { startBareServer } from '#server/postgres/bare-server.ts'
import { pgDataIn, restoredIn } from '#server/postgres/data-dir.ts'
import { findDatabaseUser, giveTo } from '#server/postgres/database-user.ts'
import { tryLock } from '#server/postgres/lock.ts'
import { findPostmaster, stopPostmaster } from '#server/postgres/postmaster.ts'
import { checkDatabase, isPromoted, unpack } from './check.ts'
import { listBackups, syncFolder, type Backup, type BackupPlaces } from './folder.ts'
import { returnPictures } from './pictures.ts'
import { findMissing } from './segments.ts'

export type Restored = { backup: Backup; bookings: number; before: string | null }

/**
 * Puts the database back to a moment, or to the end of the archive. The database of before is kept
 * beside it.
 */
export async function restore(places: BackupPlaces, moment: Date | 'latest'): Promise<Restored> {
  const lock = tryLock(places.dataDir, undefined)
  if (!lock) throw new Error('Kempt runs. Please stop it first: a restore replaces its database.')
  try {
    const backup = chooseBackup(places.backupDir, moment)
    await stopLeft(places.dataDir)
    await refuseGap(places, backup, moment)
    const bookings = await recover(places, backup, moment)
    const before = swap(places.dataDir)
    await syncFolder(places.dataDir)
    await returnPictures(places)
    return { backup, bookings, before }
  } finally {
    lock.release()
  }
}

function chooseBackup(backupDir: string, moment: Date | 'latest') {
  const backups = listBackups(backupDir)
  const [oldest] = backups
  if (!oldest) throw new Error(`There is no backup in ${backupDir}.`)
  const found = backups.findLast(
    ({ finishedAt }) => moment === 'latest' || Date.parse(finishedAt) <= moment.getTime(),
  )
  if (!found)
    throw new Error(`The oldest backup is from ${oldest.finishedAt}. Please choose a later time.`)
  return found
}

// Without this, a restore to the latest would end at the gap and lose what comes after it.
async function refuseGap({ backupDir }: BackupPlaces, backup: Backup, moment: Date | 'latest') {
  const missing = moment === 'latest' && (await findMissing(backupDir, backup.firstSegment))
  if (missing)
    throw new Error(
      `The archive in ${walDirIn(backupDir)} lacks the segment ${missing}. Please name the last time before the gap.`,
    )
}

// The result is a complete database in its own folder; the present one is untouched.
async function recover(places: BackupPlaces, backup: Backup, moment: Date | 'latest') {
  await removeRemains(places.dataDir)
  const work = join(places.dataDir, `restoring-${process.pid}`)
  try {
    return await recoverIn(work, places, { backup, moment })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

type Wish = { backup: Backup; moment: Date | 'latest' }

async function recoverIn(
  work: string,
  { dataDir, backupDir }: BackupPlaces,
  { backup, moment }: Wish,
) {
  await unpack(backup.folder, work)
  await addUnarchived(pgDataIn(dataDir), pgDataIn(work))
  prepareArchive(backupDir, findDatabaseUser(pgDataIn(work)))

  const server = await startBareServer(work, {
    ...archiveSettings(backupDir),
    restore_command: restoreCommand(backupDir),
    recovery_target_action: 'promote',
    ...(moment !== 'latest' && { recovery_target_time: moment.toISOString().replace('Z', '+00') }),
  }).catch(explainEnd)
  try {
    if (!(await isPromoted(server))) throw new Error(endsBefore)
    const { bookings } = await checkDatabase(server.url)
    await server.stop()
    renameSync(pgDataIn(work), restoredIn(dataDir))
    return bookings
  } finally {
    await server.stop()
  }
}

// Those of a restore that was cut short.
async function removeRemains(dataDir: string) {
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith('restoring-'))) {
    await stopLeft(join(dataDir, name))
    rmSync(join(dataDir, name), { recursive: true })
  }
  rmSync(restoredIn(dataDir), { recursive: true, force: true })
}

// A killed process leaves its PostgreSQL running.
async function stopLeft(dataDir: string) {
  const left = findPostmaster(pgDataIn(dataDir))
  if (left) await stopPostmaster(left)
}

// The newest segments are in the present database only, when it has not archived them yet.
async function addUnarchived(from: string, to: string) {
  const folder = join(from, 'pg_wal')
  if (!existsSync(folder)) return
  const user = findDatabaseUser(to)
  for (const name of await readdir(folder)) {
    const target = join(to, 'pg_wal', name)
    if (!/^[0-9A-F]{24}$/.test(name) || existsSync(target)) continue
    await cp(join(folder, name), target)
    giveTo(user, target)
  }
}

const endsBefore =
  'The backups end before that time. Please choose an earlier one, or "latest" for everything there is.'

function explainEnd(error: Error): never {
  if (String(error.cause).includes('recovery ended before')) throw new Error(endsBefore)
  throw error
}

// A crash between the two renames is completed by the next start (cluster.ts).
function swap(dataDir: string) {
  const pgData = pgDataIn(dataDir)
  const time = new Date().toISOString().replace(/:|\.\d+/g, '')
  const before = existsSync(pgData) ? `${pgData}.before-${time}` : null
  if (before) renameSync(pgData, before)
  renameSync(restoredIn(dataDir), pgData)
  return before
}
