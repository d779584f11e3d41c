import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Places } from '#server/places.ts'
import { takeBaseBackup } from '#server/postgres/base-backup.ts'
import { withClient } from '#server/postgres/connection.ts'
import { checkBackup } from './check.ts'
import {
  baseFileIn,
  listBackups,
  readPictures,
  syncFolder,
  writeRecords,
  type BackupKind,
  type BackupPlaces,
} from './folder.ts'
import { backUpPictures, hashOf, prunePictures } from './pictures.ts'
import { pruneSegments } from './segments.ts'

const lockKey = 7_215_004
const keptNights = 7

/**
 * Backs up the database and the pictures, checks the copy by restoring it, and drops old ones.
 * Returns the older backups that are damaged.
 */
export function takeBackup(url: string, places: BackupPlaces, kind: BackupKind) {
  return withClient(url, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lockKey])
    if (!rows[0].taken) throw new Error('Another backup is being made.')
    await removeParts(places.backupDir)
    await make(client, url, places, kind)
    await prune(places)
    return setDamagedAside(places.backupDir)
  })
}

/** For migrate(): an update that goes wrong can be undone with npm run restore. */
export function backUpBeforeUpdate(url: string, { backupDir, ...places }: Places) {
  if (backupDir === null) return undefined
  return () => takeBackup(url, { ...places, backupDir }, 'before an update')
}

async function make(client: pg.Client, url: string, places: BackupPlaces, kind: BackupKind) {
  const name = new Date().toISOString().replace(/:|\.\d+/g, '')
  const folder = join(places.backupDir, name)
  const part = `${folder}.part`
  const where = await readPosition(client)
  await takeBaseBackup(url, part, { isForArchive: true })
  const finishedAt = new Date().toISOString()
  const newest = listBackups(places.backupDir).at(-1)
  const pictures = await backUpPictures(places, newest ? readPictures(newest.folder) : {})
  const { bookings } = await checkBackup(places.backupDir, part)
  const base = baseFileIn(part)
  const { size: bytes } = await stat(base)
  const sha256 = await hashOf(base)
  await writeRecords(part, { kind, finishedAt, ...where, bytes, sha256, bookings }, pictures)
  await rename(part, folder)
  await syncFolder(places.backupDir)
}

export async function readPosition(client: pg.Client) {
  const { rows } = await client.query<{ timeline: number; firstSegment: string }>(
    `SELECT timeline_id AS timeline, pg_walfile_name(pg_current_wal_lsn()) AS "firstSegment"
       FROM pg_control_checkpoint()`,
  )
  return rows[0]!
}

async function removeParts(backupDir: string) {
  for (const name of await readdir(backupDir))
    if (name.endsWith('.part')) await rm(join(backupDir, name), { recursive: true })
}

// Seven nights are kept, and what was made between them.
async function prune(places: BackupPlaces) {
  const backups = listBackups(places.backupDir)
  const firstKept = backups.filter(({ kind }) => kind === 'nightly').at(-keptNights)
  const index = firstKept ? backups.indexOf(firstKept) : 0
  for (const { folder } of backups.slice(0, index)) {
    // Renamed first, so that it is never listed half removed.
    await rename(folder, `${folder}.part`)
    await rm(`${folder}.part`, { recursive: true })
  }
  await pruneSegments(places.backupDir, backups[index]!.firstSegment)
  await prunePictures(places)
}

// A disk can damage what was right once. The backup is no longer offered then.
async function setDamagedAside(backupDir: string) {
  const damaged: string[] = []
  for (const { folder, sha256 } of listBackups(backupDir)) {
    if ((await hashOf(baseFileIn(folder))) === sha256) continue
    await rename(folder, `${folder}.damaged`)
    damaged.push(`${folder}.damaged`)
  }
  return damaged
}
