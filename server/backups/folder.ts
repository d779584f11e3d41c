// What BACKUP_DIR holds:
//   <time>/        a backup: the database in base.tar.gz, and what is known about it in JSON files
//   <time>.part/   one that is being made, or was cut short
//   <time>.damaged/   one that its disk has changed since
//   wal/           the write-ahead log since the oldest backup, by segments
//   media/         every picture that a backup knows
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Places } from '#server/places.ts'
import { privateFile } from '#server/storage/private-files.ts'

export type BackupPlaces = Places & { backupDir: string }

export type BackupKind = 'nightly' | 'before an update' | 'by hand'

export type Backup = {
  folder: string
  kind: BackupKind
  // A moment before this needs an older backup.
  finishedAt: string
  timeline: number
  // The first segment of the write-ahead log that restoring it can need.
  firstSegment: string
  bytes: number
  sha256: string
  bookings: number
}

export function backupPlaces({ backupDir, ...places }: Places): BackupPlaces {
  if (backupDir === null)
    throw new Error(
      'Kempt backs up its embedded database only, and not while BACKUPS is off: see docs/running.md.',
    )
  return { ...places, backupDir }
}

export const baseFileIn = (folder: string) => join(folder, 'base.tar.gz')
const recordIn = (folder: string) => join(folder, 'backup.json')
const picturesIn = (folder: string) => join(folder, 'pictures.json')

/** All backups, the oldest first. Each was restored once, as a check. */
export function listBackups(backupDir: string): Backup[] {
  if (!existsSync(backupDir)) return []
  return readdirSync(backupDir)
    .filter((name) => name.endsWith('Z'))
    .map((name) => join(backupDir, name))
    .filter((folder) => existsSync(recordIn(folder)))
    .map((folder): Backup => ({ ...JSON.parse(readFileSync(recordIn(folder), 'utf8')), folder }))
    .sort((a, b) => Date.parse(a.finishedAt) - Date.parse(b.finishedAt))
}

// The SHA-256 of each picture, by its name.
export type Pictures = Record<string, string>

export function readPictures(folder: string): Pictures {
  return JSON.parse(readFileSync(picturesIn(folder), 'utf8'))
}

export async function writeRecords(
  folder: string,
  backup: Omit<Backup, 'folder'>,
  pictures: Pictures,
) {
  await writeDurably(picturesIn(folder), JSON.stringify(pictures))
  await writeDurably(recordIn(folder), JSON.stringify(backup, null, 2))
}

async function writeDurably(file: string, text: string) {
  await writeFile(file, text, { mode: privateFile, flush: true })
}

/** Makes renames in the folder survive a power cut. */
export async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
