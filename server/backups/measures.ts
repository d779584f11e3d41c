// What the metrics say about backups.
import { readArchiver } from '#server/backups/wal/archiver.ts'
import {
  archivedAt,
  archiveFailures,
  backupCheckedAt,
  backupPicturesFailed,
  backupsDamaged,
} from '#server/metrics/instruments.ts'
import { withClient } from '#server/postgres/connection.ts'
import { listBackups, listDamaged } from './folder.ts'
import type { Problem } from './pictures.ts'

/** Before the first backup and the first archived segment, the time since the start counts. */
export function beginMeasures(backupDir: string, beganMs: number) {
  archivedAt.set(beganMs / 1000)
  measureBackups(backupDir, beganMs)
}

export function measureBackups(backupDir: string, beganMs: number) {
  const newest = listBackups(backupDir).at(-1)
  backupCheckedAt.set((newest ? Date.parse(newest.finishedAt) : beganMs) / 1000)
  backupsDamaged.set(listDamaged(backupDir).length)
}

export function measurePictures(problems: Problem[]) {
  backupPicturesFailed.set(new Set(problems.map(({ picture }) => picture)).size)
}

/** While the database is away, nothing is archived: the time of the last one stays. */
export async function measureArchive(url: string, beganMs: number) {
  const archiver = await withClient(url, readArchiver).catch(() => null)
  if (!archiver) return
  archivedAt.set(Math.max(archiver.lastArchivedMs ?? 0, beganMs) / 1000)
  archiveFailures.set(archiver.failedCount)
}
