import { readArchiver, readPosition } from '#server/backups/wal/archiver.ts'
import { numberOf, timelineOf } from '#server/backups/wal/segment-names.ts'
import { findMissing } from '#server/backups/wal/segments.ts'
import { lonePath } from '#server/backups/wal/timelines.ts'
import { withClient } from '#server/postgres/connection.ts'
import { listBackups, type BackupKind, type BackupPlaces } from './folder.ts'
import { lastNightMs } from './nights.ts'

/** The backup to take now, or null. */
export async function findDue(
  url: string,
  { backupDir }: BackupPlaces,
  now = new Date(),
): Promise<BackupKind | null> {
  const newest = listBackups(backupDir).at(-1)
  if (!newest || Date.parse(newest.finishedAt) < lastNightMs(now)) return 'nightly'
  const { position, archiver } = await withClient(url, async (client) => ({
    position: await readPosition(client),
    archiver: await readArchiver(client),
  }))
  const { timeline } = position
  if (timeline !== newest.timeline) return 'after a restore'
  // What was not archived yet is late, not missing.
  const end = endOf(archiver.lastArchived, timeline)
  const range = { path: lonePath(timeline), first: newest.firstSegment, end }
  return end > 0 && (await findMissing(backupDir, range)) !== null ? 'after a gap' : null
}

function endOf(lastArchived: string | null, timeline: number) {
  const isSegment = lastArchived !== null && /^[0-9A-F]{24}/.test(lastArchived)
  return isSegment && timelineOf(lastArchived) === timeline ? numberOf(lastArchived) : 0
}
