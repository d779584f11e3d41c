// A disk can damage what was right once, so what is kept is read again each night.
import { existsSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setDamagedSegmentsAside } from '#server/backups/wal/segments.ts'
import { baseFileIn, readBackup, type BackupPlaces } from './folder.ts'
import { hashOf } from './hashes.ts'
import { checkCopies } from './pictures.ts'

/** Of the log, only the segments since the last check are read. */
export async function checkKept(places: BackupPlaces, sinceMs: number, signal?: AbortSignal) {
  const { backupDir } = places
  return {
    damaged: [
      ...(await setDamagedAside(backupDir, signal)),
      ...(await setDamagedSegmentsAside(backupDir, sinceMs, signal)),
    ],
    problems: await checkCopies(places, signal),
  }
}

/** A damaged backup is no longer offered. Returns where those are that were found now. */
export async function setDamagedAside(backupDir: string, signal?: AbortSignal) {
  const damaged: string[] = []
  for (const name of await readdir(backupDir)) {
    const folder = join(backupDir, name)
    if (!name.endsWith('Z') || (await isSound(folder, signal))) continue
    signal?.throwIfAborted()
    // It can have been pruned meanwhile.
    if (!existsSync(folder)) continue
    await rename(folder, `${folder}.damaged`)
    damaged.push(`${folder}.damaged`)
  }
  return damaged
}

export async function isSound(folder: string, signal?: AbortSignal) {
  const backup = readBackup(folder)
  if (!backup) return false
  const hash = await hashOf(baseFileIn(folder), signal).catch(() => null)
  return hash === backup.sha256
}
