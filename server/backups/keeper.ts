// Keeps the backups of the embedded PostgreSQL. Every minute it compresses the archive and copies
// new pictures; each night it reads again what is kept, and takes a backup. None of these hinders
// another one.
import type { FastifyBaseLogger } from 'fastify'
import { compressSegments } from '#server/backups/wal/segments.ts'
import { checkKept } from './damaged.ts'
import { findDue } from './due.ts'
import { readCheckedMs, writeCheckedMs, type BackupPlaces } from './folder.ts'
import { beginMeasures, measureArchive, measureBackups, measurePictures } from './measures.ts'
import { lastNightMs } from './nights.ts'
import { copyPictures, type Problem } from './pictures.ts'
import { takeBackup } from './take.ts'

const usualPace = { everyMs: 60_000, measureMs: 20_000, retryMs: 3_600_000 }
const named = 5

export function keepBackups(
  url: string,
  places: BackupPlaces,
  log: FastifyBaseLogger,
  pace: Partial<typeof usualPace> = {},
) {
  const { everyMs, measureMs, retryMs } = { ...usualPace, ...pace }
  const { backupDir } = places
  const began = Date.now()
  const stopping = new AbortController()
  const { signal } = stopping
  const problems: Record<'copying' | 'checking' | 'backup', Problem[]> = {
    copying: [],
    checking: [],
    backup: [],
  }
  let retryAtMs = 0

  async function run() {
    await attempt('pictures could not be copied', copyAll)
    await attempt('the archive could not be compressed', () => compressSegments(backupDir))
    await attempt('the kept backups could not be checked', checkAtNight)
    await attempt('the backup failed', backUp)
  }

  async function attempt(failure: string, work: () => Promise<void>) {
    try {
      if (!signal.aborted) await work()
    } catch (error) {
      if (!signal.aborted) log.error(error, failure)
    }
  }

  async function copyAll() {
    report('copying', await copyPictures(places))
  }

  async function checkAtNight() {
    const startedMs = Date.now()
    const lastMs = readCheckedMs(backupDir)
    if (lastMs >= lastNightMs(new Date(startedMs))) return
    const found = await checkKept(places, lastMs, signal)
    for (const folder of found.damaged) log.error({ folder }, 'a backup is damaged')
    report('checking', found.problems)
    await writeCheckedMs(backupDir, startedMs)
  }

  async function backUp() {
    const kind = Date.now() < retryAtMs ? null : await findDue(url, places)
    if (kind === null) return
    retryAtMs = Date.now() + retryMs
    report('backup', await takeBackup(url, places, kind, { signal }))
    retryAtMs = 0
    log.info({ kind }, 'a backup was taken and checked')
  }

  async function measure() {
    measureBackups(backupDir, began)
    await measureArchive(url, began)
  }

  function report(from: keyof typeof problems, found: Problem[]) {
    const isNew = JSON.stringify(found) !== JSON.stringify(problems[from])
    problems[from] = found
    if (isNew && found.length > 0)
      log.error(
        { count: found.length, pictures: found.slice(0, named) },
        'pictures could not be backed up',
      )
    measurePictures(Object.values(problems).flat())
  }

  beginMeasures(backupDir, began)
  const keeping = every(everyMs, run)
  // On its own, because a backup can take long.
  const measuring = every(measureMs, () => attempt('the backups could not be measured', measure))
  return {
    async stop() {
      stopping.abort()
      await Promise.all([keeping.stop(), measuring.stop()])
    },
  }
}

// One run at a time. `stop` waits for the last one.
function every(ms: number, work: () => Promise<void>) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work().finally(() => (running = undefined))
  }, ms)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
