// Backups while the archive is late, stands still, or fails.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { findDue } from '#server/backups/due.ts'
import { baseFileIn, listBackups } from '#server/backups/folder.ts'
import { keepBackups } from '#server/backups/keeper.ts'
import { measureArchive } from '#server/backups/measures.ts'
import { openRoom, partsIn, until } from '#server/backups/room.test.kit.ts'
import { backUpBeforeUpdate, takeBackup } from '#server/backups/take.ts'
import { archivedAt, archiveFailures } from '#server/metrics/instruments.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { nameOf, numberOf, timelineOf } from './segment-names.ts'
import { compressSegments } from './segments.ts'

const room = openRoom()
const { places } = room
const { backupDir } = places

beforeAll(async () => {
  await room.begin()
  await takeBackup(room.url(), places, 'nightly')
})

const isCopied = () =>
  partsIn(backupDir).some((part) => existsSync(baseFileIn(join(backupDir, part))))

async function timed(work: Promise<unknown>) {
  const began = performance.now()
  await work.catch(() => {})
  return performance.now() - began
}

test('a late archive is no gap, a lost segment is one', async () => {
  const goOn = await room.holdArchiver()
  for (let n = 0; n < 3; n++) await room.endSegment()
  expect(await findDue(room.url(), places)).toBeNull()
  goOn()
  await room.untilArchived()
  expect(await findDue(room.url(), places)).toBeNull()

  const current = await room.readSegment()
  const lost = nameOf(timelineOf(current), numberOf(current) - 2)
  rmSync(join(walDirIn(backupDir), lost))
  expect(await findDue(room.url(), places)).toBe('after a gap')
  await takeBackup(room.url(), places, 'after a gap')
  expect(await findDue(room.url(), places)).toBeNull()
})

test('a backup does not wait for ever for an archive that stands still', async () => {
  const count = listBackups(backupDir).length
  const goOn = await room.holdArchiver()
  const backup = takeBackup(room.url(), places, 'by hand', { stalledMs: 500 })
  await expect(backup).rejects.toThrow(`cannot copy its log to ${walDirIn(backupDir)}`)
  goOn()
  await room.untilArchived()
  expect(listBackups(backupDir).length).toBe(count)
  expect(partsIn(backupDir)).toEqual([])
})

test('stopping the server does not wait for a backup', async () => {
  const goOn = await room.holdArchiver()
  const update = backUpBeforeUpdate(room.url(), places, () => {})!
  const updating = update.run()
  const refused = expect(updating).rejects.toThrow()
  await until(isCopied)
  expect(await timed(update.stop())).toBeLessThan(3000)
  await refused
  expect(partsIn(backupDir)).toEqual([])

  for (const { folder } of listBackups(backupDir)) rmSync(folder, { recursive: true })
  const { log } = fastify()
  const keeper = keepBackups(room.url(), places, log, { everyMs: 20 })
  await until(isCopied)
  expect(await timed(keeper.stop())).toBeLessThan(3000)
  goOn()
  await room.untilArchived()
})

test('a stopped backup leaves no session and no process behind', async () => {
  await room.query(
    'CREATE TABLE ballast AS SELECT repeat(md5(n::text), 30) FROM generate_series(1, 100000) n',
  )
  const stopping = new AbortController()
  const backup = takeBackup(room.url(), places, 'by hand', { signal: stopping.signal })
  const refused = expect(backup).rejects.toThrow()
  const count = async () =>
    (await room.query(`SELECT FROM pg_stat_activity WHERE application_name LIKE 'kempt backup%'`))
      .length
  while ((await count()) === 0) await sleep(5)
  stopping.abort()
  await refused
  while ((await count()) > 0) await sleep(20)
  await room.query('DROP TABLE ballast')
  await takeBackup(room.url(), places, 'nightly')
  expect(partsIn(backupDir)).toEqual([])
})

test('while the archive fails, a backup is refused early, and the metrics say so', async () => {
  await room.untilArchived()
  const began = Date.now()
  const unblock = await room.blockArchive()
  await room.endSegment()
  const failures = async () => {
    await measureArchive(room.url(), began)
    return (await archiveFailures.get()).values[0]!.value
  }
  while ((await failures()) === 0) await sleep(200)
  const said: string[] = []
  const update = backUpBeforeUpdate(room.url(), places, (line) => said.push(line))!
  await expect(update.run()).rejects.toThrow(/cannot copy its log.*start once with BACKUPS=off/s)
  expect(said).toEqual(['Backing up before the update...'])
  expect(partsIn(backupDir)).toEqual([])

  unblock()
  const takenMs = Date.now()
  // PostgreSQL tries again after a minute, or when the next segment is finished.
  await room.endSegment()
  await room.untilArchived()
  await measureArchive(room.url(), began)
  expect((await archivedAt.get()).values[0]!.value * 1000).toBeGreaterThan(takenMs - 1000)
  await takeBackup(room.url(), places, 'nightly')
  await compressSegments(backupDir)
  expect(readdirSync(walDirIn(backupDir)).filter((name) => name.endsWith('.part'))).toEqual([])
})
