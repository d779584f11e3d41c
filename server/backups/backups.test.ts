// Backups of a real embedded PostgreSQL: taken, checked, pruned and restored.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { numberOf, timelineOf } from '#server/backups/wal/segment-names.ts'
import { compressSegments } from '#server/backups/wal/segments.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { checkBackup } from './check.ts'
import { setDamagedAside } from './damaged.ts'
import { findDue } from './due.ts'
import { baseFileIn, listBackups } from './folder.ts'
import { copyPictures } from './pictures.ts'
import { restore } from './restore.ts'
import { openRoom, spoil } from './room.test.kit.ts'
import { takeBackup } from './take.ts'

const room = openRoom()
const { places, query, now, readBookings, picture, copy, addPicture } = room
const { dataDir, backupDir } = places

beforeAll(async () => {
  await room.begin()
  await addPicture('a.webp', 'the first picture')
})

test('the first backup is due at once, the next after the night', async () => {
  expect(await findDue(room.url(), places)).toBe('nightly')
  await query(`INSERT INTO bookings SELECT n, repeat('x', 100) FROM generate_series(1, 1000) n`)
  expect(await takeBackup(room.url(), places, 'nightly')).toEqual([])
  const [backup] = listBackups(backupDir)
  expect(backup).toMatchObject({ kind: 'nightly', timeline: 1, bookings: 1000 })
  expect(statSync(backup!.folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(backupDir).sort()).toEqual([basename(backup!.folder), 'media', 'wal'])
  expect(await findDue(room.url(), places)).toBeNull()
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  expect(await findDue(room.url(), places, tomorrow)).toBe('nightly')
})

test('a table that is emptied by mistake comes back as it was the moment before', async () => {
  await query(`INSERT INTO bookings VALUES (1001, 'after the backup')`)
  await addPicture('b.webp', 'a picture of today')
  writeFileSync(picture('removed.webp'), 'a picture that someone removed')
  await compressSegments(backupDir)
  expect(await copyPictures(places)).toEqual([])
  rmSync(picture('removed.webp'))
  const before = await now()
  await query('DELETE FROM bookings')
  rmSync(picture('b.webp'))
  await room.stop()

  const { bookings, before: kept } = await restore(places, before)
  expect(bookings).toBe(1001)
  expect(existsSync(join(kept!, 'PG_VERSION'))).toBe(true)
  rmSync(kept!, { recursive: true })
  await room.start()
  expect((await readBookings()).length).toBe(1001)
  expect(readFileSync(picture('b.webp'), 'utf8')).toBe('a picture of today')
  expect(existsSync(copy('removed.webp'))).toBe(true)
  expect(existsSync(picture('removed.webp'))).toBe(false)
})

test('after a restore a new backup is due, and later times can be restored again', async () => {
  expect(await findDue(room.url(), places)).toBe('after a restore')
  await takeBackup(room.url(), places, 'after a restore')
  expect(listBackups(backupDir).at(-1)).toMatchObject({ timeline: 2, bookings: 1001 })
  await query('INSERT INTO bookings VALUES (1002)')
  await room.stop()
  const { before } = await restore(places, 'latest')
  rmSync(before!, { recursive: true })
  await room.start()
  expect((await readBookings()).at(-1)).toBe(1002)
})

test('a restore on a new machine needs the archive alone', async () => {
  await query('INSERT INTO bookings VALUES (1003)')
  await room.endSegment()
  await room.untilArchived()
  await compressSegments(backupDir)
  await room.stop()
  rmSync(dataDir, { recursive: true })
  expect(await restore(places, 'latest')).toMatchObject({ before: null, damaged: [], problems: [] })
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  await room.start()
  expect((await readBookings()).at(-1)).toBe(1003)
  expect(readFileSync(picture('a.webp'), 'utf8')).toBe('the first picture')
})

test('a restore says what it cannot do, and changes nothing', async () => {
  await takeBackup(room.url(), places, 'by hand')
  for (let n = 0; n < 4; n++) await room.endSegment()
  await room.untilArchived()
  await compressSegments(backupDir)
  const at = (text: string) => restore(places, new Date(text))
  await expect(at('2026-01-01T00:00Z')).rejects.toThrow('Kempt runs. Please stop it first')
  await room.stop()
  await expect(at('2026-01-01T00:00Z')).rejects.toThrow('The oldest backup is from')
  const later = new Date(Date.now() + 60_000)
  const lost = join(walDirIn(backupDir), `${listSince().at(-2)!}.gz`)
  const bytes = readFileSync(lost)
  rmSync(lost)
  await expect(restore(places, 'latest')).rejects.toThrow('lacks the segment')
  await expect(restore(places, later)).rejects.toThrow('lacks the segment')
  writeFileSync(lost, 'not a segment')
  await expect(restore(places, 'latest')).rejects.toThrow('could not start')
  await expect(restore(places, later)).rejects.toThrow(/could not start.*restore\.log/)
  expect(readFileSync(join(dataDir, 'restore.log'), 'utf8')).toContain(basename(lost, '.gz'))
  writeFileSync(lost, bytes)
  await room.start()
  expect((await readBookings()).at(-1)).toBe(1003)
})

// The segments of the newest backup's timeline that came after it.
function listSince() {
  const { timeline, firstSegment } = listBackups(backupDir).at(-1)!
  return readdirSync(walDirIn(backupDir))
    .filter((name) => name.endsWith('.gz') && timelineOf(name) === timeline)
    .map((name) => name.slice(0, 24))
    .filter((name) => numberOf(name) > numberOf(firstSegment))
    .sort()
}

test('a damaged backup is noticed: when it is made, and later', async () => {
  await takeBackup(room.url(), places, 'by hand')
  const { folder } = listBackups(backupDir).at(-1)!
  spoil(baseFileIn(folder))
  await expect(checkBackup(backupDir, folder)).rejects.toThrow()
  writeFileSync(copy('a.webp'), 'spoiled by the disk')
  expect(await takeBackup(room.url(), places, 'nightly')).toEqual([])
  expect(await setDamagedAside(backupDir)).toEqual([`${folder}.damaged`])
  expect(listBackups(backupDir).map((backup) => backup.folder)).not.toContain(folder)
  expect(readFileSync(copy('a.webp'), 'utf8')).toBe('the first picture')
})

test('a database that is damaged itself does not become a backup', async () => {
  const [row] = await query<{ file: string }>(`SELECT pg_relation_filepath('bookings') AS file`)
  const count = listBackups(backupDir).length
  await room.stop()
  const file = join(pgDataIn(dataDir), row!.file)
  const bytes = readFileSync(file)
  spoil(file)
  await room.start()
  await expect(takeBackup(room.url(), places, 'nightly')).rejects.toThrow('invalid page')
  expect(listBackups(backupDir).length).toBe(count)
  await room.stop()
  writeFileSync(file, bytes)
  await room.start()
})

test('seven nights are kept, with the segments and the pictures they need', async () => {
  const newest = listBackups(backupDir).at(-1)!
  for (const { folder } of listBackups(backupDir))
    if (folder !== newest.folder) rmSync(folder, { recursive: true })
  for (let night = 1; night <= 8; night++) {
    const finishedAt = new Date(Date.now() - night * 86_400_000).toISOString()
    const folder = join(backupDir, `night-${night}Z`)
    cpSync(newest.folder, folder, { recursive: true })
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ ...newest, finishedAt }))
  }
  const cutShort = join(backupDir, '2026-01-01T000000Z.part')
  mkdirSync(cutShort)
  for (const [name, days] of [
    ['old.webp', 30],
    ['recent.webp', 1],
  ] as const) {
    writeFileSync(copy(name), name)
    const madeAt = new Date(Date.now() - days * 86_400_000)
    utimesSync(copy(name), madeAt, madeAt)
  }
  rmSync(copy('removed.webp'))
  await takeBackup(room.url(), places, 'nightly')

  const nights = listBackups(backupDir).map(({ folder }) => basename(folder))
  // The second backup of a night does not push out another night.
  expect(nights.slice(0, 6)).toEqual([6, 5, 4, 3, 2, 1].map((night) => `night-${night}Z`))
  expect(nights.length).toBe(8)
  expect(existsSync(cutShort)).toBe(false)
  const first = newest.firstSegment.slice(8)
  const numbers = readdirSync(walDirIn(backupDir)).filter((name) => /^[0-9A-F]{24}/.test(name))
  expect(numbers.filter((name) => name.slice(8, 24) < first)).toEqual([])
  expect(readdirSync(join(backupDir, 'media')).sort()).toEqual(['a.webp', 'b.webp', 'recent.webp'])
})
