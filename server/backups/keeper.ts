// Keeps the backups of the embedded PostgreSQL. Every minute it compresses the archive and copies
// new pictures; each night it takes a backup.
import type { FastifyBaseLogger } from 'fastify'
import { listBackups, type BackupPlaces } from './folder.ts'
import { backupCheckedAt } from '#server/metrics/instruments.ts'
import { withClient } from '#server/postgres/connection.ts'
import { copyPictures } from './pictures.ts'
import { compressSegments, findMissing } from './segments.ts'
import { readPosition, takeBackup } from './take.ts'

const everyMs = 60_000
const retryMs = 3_600_000
// In UTC: the small hours all over the United States.
const nightHour = 9

export function keepBackups(url: string, places: BackupPlaces, log: FastifyBaseLogger) {
  const began = new Date().toISOString()
  let retryAtMs = 0
  let running: Promise<void> | undefined

  async function run() {
    try {
      await tidy(places)
      if (Date.now() < retryAtMs || !(await isBackupDue(url, places))) return
      for (const folder of await takeBackup(url, places, 'nightly'))
        log.error({ folder }, 'a backup is damaged')
      log.info('a backup was taken and checked')
    } catch (error) {
      retryAtMs = Date.now() + retryMs
      log.error(error, 'the backup failed')
    }
    measure()
  }

  // Before the first backup, the time since the start counts.
  function measure() {
    const at = listBackups(places.backupDir).at(-1)?.finishedAt ?? began
    backupCheckedAt.set(Date.parse(at) / 1000)
  }
  measure()

  const timer = setInterval(() => {
    running ??= run().finally(() => (running = undefined))
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

export async function tidy(places: BackupPlaces) {
  await compressSegments(places.backupDir)
  await copyPictures(places)
}

export async function isBackupDue(url: string, { backupDir }: BackupPlaces, now = new Date()) {
  const newest = listBackups(backupDir).at(-1)
  if (!newest || Date.parse(newest.finishedAt) < lastNightMs(now)) return true
  const { timeline, firstSegment } = await withClient(url, readPosition)
  // After a restore, or a time without an archive, older backups do not lead to this moment.
  if (timeline !== newest.timeline) return true
  return (await findMissing(backupDir, newest.firstSegment, firstSegment)) !== null
}

function lastNightMs(now: Date) {
  const night = new Date(now)
  night.setUTCHours(nightHour, 0, 0, 0)
  if (night > now) night.setUTCDate(night.getUTCDate() - 1)
  return night.getTime()
}
