// An archive belongs to one database. Segments of two would overwrite each other, and backups of one
// do not lead to a moment of the other.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readHeader, readStart } from '#server/backups/wal/segment-header.ts'
import { numberOf } from '#server/backups/wal/segment-names.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { pgDataIn, restoredIn } from '#server/postgres/data-dir.ts'
import { listBackups } from './folder.ts'

/** Throws a sentence for the terminal when a start would mix two databases in one archive. */
export function refuseForeignArchive(dataDir: string, backupDir: string) {
  const owners = readOwners(backupDir)
  const pgData = [pgDataIn(dataDir), restoredIn(dataDir)].find((folder) => existsSync(folder))
  if (pgData === undefined) {
    if (owners.size === 0 && listBackups(backupDir).length === 0) return
    throw new Error(
      `There is no database in ${dataDir}, but there are backups of one in ${backupDir}. Bring it back with: npm run restore -- latest. To begin with an empty database, move that folder away first, or set BACKUP_DIR to another one.`,
    )
  }
  const own = readSystemIdentifier(pgData)
  if (own === null || [...owners.keys()].every((owner) => owner === own)) return
  throw new Error(
    `The backups in ${backupDir} are of another database than the one in ${dataDir}. To have the other one back: npm run restore -- latest. To go on with this one, move that folder away, or set BACKUP_DIR to another one.`,
  )
}

/** Throws when the backups are of several databases, so that nobody gets the wrong one back. */
export function refuseMixedArchive(backupDir: string) {
  const owners = readOwners(backupDir)
  if (owners.size < 2) return
  const places = [...owners.values()].map((each) => `  ${each.join(', ')}`)
  throw new Error(
    `${backupDir} holds backups of ${owners.size} databases. Please move those of all but one to another folder:\n${places.join('\n')}`,
  )
}

/** The database of the archive, or null before it holds anything. */
export function findOwner(backupDir: string) {
  return [...readOwners(backupDir).keys()].at(-1) ?? null
}

// What each database has in the archive: its backups, and perhaps the newest segment.
function readOwners(backupDir: string) {
  const owners = new Map<string, string[]>()
  const note = (owner: string | undefined, place: string) => {
    if (owner !== undefined) owners.set(owner, [...(owners.get(owner) ?? []), place])
  }
  // Backups of older versions of Kempt do not say; the segments do.
  for (const { systemIdentifier, folder } of listBackups(backupDir)) note(systemIdentifier, folder)
  const newest = findNewestSegment(backupDir)
  if (newest) note(readHeader(newest)?.systemIdentifier, newest)
  return owners
}

function findNewestSegment(backupDir: string) {
  const folder = walDirIn(backupDir)
  if (!existsSync(folder)) return null
  const names = readdirSync(folder).filter((name) => /^[0-9A-F]{24}(\.gz)?$/.test(name))
  const newest = names.reduce<string | null>(
    (best, name) => (best === null || numberOf(name) >= numberOf(best) ? name : best),
    null,
  )
  return newest && join(folder, newest)
}

/** Read from the file, so that the database need not run. Null when there is none. */
export function readSystemIdentifier(pgData: string) {
  const file = join(pgData, 'global', 'pg_control')
  return existsSync(file) ? readStart(file, 8).readBigUInt64LE(0).toString() : null
}
