// What BACKUP_DIR holds:
//   <time>/        a backup: the database in base.tar.gz, and what is known about it in JSON files
//   <time>.part/   one that is being made, or was cut short
//   <time>.damaged/   one that its disk has changed since
//   wal/           the write-ahead log since the oldest backup, by segments
//   media/         every picture that a backup knows
//   timelines.json    since when each restored database has been in use
//   checked.json   when the kept backups were last read again
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Places } from '#server/places.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { privateFile } from '#server/storage/private-files.ts'

export type BackupPlaces = Places & { backupDir: string }

export type BackupKind =
  | 'nightly'
  | 'before an update'
  | 'by hand'
  | 'after a restore'
  // The archive lacks a segment, so older backups do not lead to this moment.
  | 'after a gap'

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
  // Missing from backups of older versions of Kempt, as are the next two: where the copy ends in the
  // log, which database it is of, and how many pictures could not be copied.
  endsAt?: string
  systemIdentifier?: string
  failedPictures?: number
}

export function backupPlaces({ backupDir, ...places }: Places): BackupPlaces {
  if (backupDir === null)
    throw new Error(
      'Kempt backs up its embedded database only, and not while BACKUPS is off: see docs/running.md.',
    )
  return { ...places, backupDir }
}

/** The name of a folder that is made at a time. */
export const nameAt = (time: string) => time.replace(/:|\.\d+/g, '')

export const baseFileIn = (folder: string) => join(folder, 'base.tar.gz')
const recordIn = (folder: string) => join(folder, 'backup.json')
const picturesIn = (folder: string) => join(folder, 'pictures.json')

/** All backups, the oldest first. Each was restored once, as a check. */
export function listBackups(backupDir: string): Backup[] {
  if (!existsSync(backupDir)) return []
  return readdirSync(backupDir)
    .filter((name) => name.endsWith('Z'))
    .map((name) => join(backupDir, name))
    .flatMap((folder) => readBackup(folder) ?? [])
    .sort((a, b) => Date.parse(a.finishedAt) - Date.parse(b.finishedAt))
}

/** Null without a record that can be read: one bad file must not hide the other backups. */
export function readBackup(folder: string): Backup | null {
  const record = readJson<Omit<Backup, 'folder'>>(recordIn(folder))
  return record && { ...record, folder }
}

/** What was damaged since it was made: backups, and segments of the log. */
export function listDamaged(backupDir: string) {
  return [backupDir, walDirIn(backupDir)].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.damaged'))
          .map((name) => join(folder, name))
      : [],
  )
}

/** Null when the file is missing, or is not JSON. */
export function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

// The SHA-256 of each picture, by its name.
export type Pictures = Record<string, string>

/** Null when the list cannot be read. */
export function readPictures(folder: string) {
  return readJson<Pictures>(picturesIn(folder))
}

const checkedIn = (backupDir: string) => join(backupDir, 'checked.json')

/** When the kept backups were last read again. */
export function readCheckedMs(backupDir: string) {
  return readJson<{ atMs: number }>(checkedIn(backupDir))?.atMs ?? 0
}

export async function writeCheckedMs(backupDir: string, atMs: number) {
  await writeDurably(checkedIn(backupDir), JSON.stringify({ atMs }))
}

export async function writeRecords(
  folder: string,
  backup: Omit<Backup, 'folder'>,
  pictures: Pictures,
) {
  await writeDurably(picturesIn(folder), JSON.stringify(pictures))
  await writeDurably(recordIn(folder), JSON.stringify(backup, null, 2))
}

export async function writeDurably(file: string, text: string) {
  await writeFile(file, text, { mode: privateFile, flush: true })
}

/** Makes renames in the folder survive a power cut. */
export async function syncFolder(folder: string) {
  await syncFile(folder)
}

/** Makes what was written to the file survive a power cut. */
export async function syncFile(file: string) {
  const handle = await open(file)
  await handle.sync().finally(() => handle.close())
}
