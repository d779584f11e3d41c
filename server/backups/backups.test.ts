// Backups of a real embedded PostgreSQL: taken, checked, pruned and restored.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walDirIn } from '#server/postgres/archive.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { startPostgres, type Postgres } from '#server/postgres/launcher.ts'
import { checkBackup } from './check.ts'
import { baseFileIn, listBackups, type BackupPlaces } from './folder.ts'
import { isBackupDue, tidy } from './keeper.ts'
import { restore } from './restore.ts'
import { takeBackup } from './take.ts'

const room = mkdtempSync(join(tmpdir(), "kempt-back'ups %f-"))
// PostgreSQL runs as another user than root.
chmodSync(room, 0o711)
const dataDir = join(room, 'data')
const places: BackupPlaces = {
  dataDir,
  mediaDir: join(dataDir, 'media'),
  backupDir: join(room, 'backups'),
}
const { backupDir, mediaDir } = places
const picture = (name: string) => join(mediaDir, name)
const copy = (name: string) => join(backupDir, 'media', name)

let postgres: Postgres

const start = async () => {
  postgres = await startPostgres({ dataDir, backupDir, settings: { fsync: 'off' } })
}

async function query<Row extends object = object>(text: string, values: unknown[] = []) {
  const client = new pg.Client(postgres.url)
  await client.connect()
  const { rows } = await client.query<Row>(text, values).finally(() => client.end())
  return rows
}

const readBookings = async () =>
  (await query<{ id: number }>('SELECT id FROM bookings ORDER BY id')).map(({ id }) => id)

async function now() {
  const [row] = await query<{ at: string }>('SELECT clock_timestamp()::text AS at')
  return new Date(row!.at)
}

beforeAll(async () => {
  mkdirSync(dataDir)
  await start()
  await query('CREATE TABLE bookings (id int PRIMARY KEY, note text)')
  mkdirSync(mediaDir)
  writeFileSync(picture('a.webp'), 'the first picture')
})
afterAll(async () => {
  await postgres.stop()
  rmSync(room, { recursive: true, force: true })
})

test('the first backup is due at once, the next after the night', async () => {
  expect(await isBackupDue(postgres.url, places)).toBe(true)
  await query(`INSERT INTO bookings SELECT n, repeat('x', 100) FROM generate_series(1, 1000) n`)
  expect(await takeBackup(postgres.url, places, 'nightly')).toEqual([])
  const [backup] = listBackups(backupDir)
  expect(backup).toMatchObject({ kind: 'nightly', timeline: 1, bookings: 1000 })
  expect(statSync(backup!.folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(backupDir).sort()).toEqual([basename(backup!.folder), 'media', 'wal'])
  expect(await isBackupDue(postgres.url, places)).toBe(false)
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  expect(await isBackupDue(postgres.url, places, tomorrow)).toBe(true)
})

test('a table that is emptied by mistake comes back as it was the moment before', async () => {
  await query(`INSERT INTO bookings VALUES (1001, 'after the backup')`)
  writeFileSync(picture('b.webp'), 'a picture of today')
  await tidy(places)
  const before = await now()
  await sleep(20)
  await query('DELETE FROM bookings')
  rmSync(picture('b.webp'))
  await postgres.stop()

  const { bookings, before: kept } = await restore(places, before)
  expect(bookings).toBe(1001)
  expect(existsSync(join(kept!, 'PG_VERSION'))).toBe(true)
  rmSync(kept!, { recursive: true })
  await start()
  expect((await readBookings()).length).toBe(1001)
  expect(readFileSync(picture('b.webp'), 'utf8')).toBe('a picture of today')
})

test('after a restore a new backup is due, and later times can be restored again', async () => {
  expect(await isBackupDue(postgres.url, places)).toBe(true)
  await takeBackup(postgres.url, places, 'nightly')
  expect(listBackups(backupDir).at(-1)).toMatchObject({ timeline: 2, bookings: 1001 })
  await query('INSERT INTO bookings VALUES (1002)')
  await postgres.stop()
  const { before } = await restore(places, 'latest')
  rmSync(before!, { recursive: true })
  await start()
  expect((await readBookings()).at(-1)).toBe(1002)
})

test('a restore of a lost disk needs the archive alone', async () => {
  await query('INSERT INTO bookings VALUES (1003)')
  await query('SELECT pg_switch_wal()')
  await untilArchived()
  await tidy(places)
  await postgres.stop()
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir)
  expect(await restore(places, 'latest')).toMatchObject({ before: null })
  await start()
  expect((await readBookings()).at(-1)).toBe(1003)
  expect(readFileSync(picture('a.webp'), 'utf8')).toBe('the first picture')
})

test('a restore says what it cannot do, and changes nothing', async () => {
  const at = (text: string) => restore(places, new Date(text))
  await expect(at('2026-01-01T00:00Z')).rejects.toThrow('Kempt runs. Please stop it first')
  await postgres.stop()
  await expect(at('2026-01-01T00:00Z')).rejects.toThrow('The oldest backup is from')
  const later = new Date(Date.now() + 60_000)
  await expect(restore(places, later)).rejects.toThrow('The backups end before that time')
  const segments = readdirSync(walDirIn(backupDir)).filter((name) => name.endsWith('.gz'))
  const lost = join(walDirIn(backupDir), segments.at(-2)!)
  const bytes = readFileSync(lost)
  rmSync(lost)
  await expect(restore(places, 'latest')).rejects.toThrow('lacks the segment')
  writeFileSync(lost, 'not a segment')
  await expect(restore(places, 'latest')).rejects.toThrow('could not start')
  writeFileSync(lost, bytes)
  await start()
  expect((await readBookings()).at(-1)).toBe(1003)
})

test('a damaged backup is noticed: when it is made, and later', async () => {
  await takeBackup(postgres.url, places, 'by hand')
  const { folder } = listBackups(backupDir).at(-1)!
  spoil(baseFileIn(folder))
  await expect(checkBackup(backupDir, folder)).rejects.toThrow()
  writeFileSync(copy('a.webp'), 'spoiled by the disk')
  const damaged = await takeBackup(postgres.url, places, 'nightly')
  expect(damaged).toEqual([`${folder}.damaged`])
  expect(listBackups(backupDir).map((backup) => backup.folder)).not.toContain(folder)
  expect(readFileSync(copy('a.webp'), 'utf8')).toBe('the first picture')
})

test('a database that is damaged itself does not become a backup', async () => {
  const [row] = await query<{ file: string }>(`SELECT pg_relation_filepath('bookings') AS file`)
  const count = listBackups(backupDir).length
  await postgres.stop()
  const file = join(pgDataIn(dataDir), row!.file)
  const bytes = readFileSync(file)
  spoil(file)
  await start()
  await expect(takeBackup(postgres.url, places, 'nightly')).rejects.toThrow('invalid page')
  expect(listBackups(backupDir).length).toBe(count)
  await postgres.stop()
  writeFileSync(file, bytes)
  await start()
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
    ['removed.webp', 30],
    ['recent.webp', 1],
  ] as const) {
    writeFileSync(copy(name), name)
    const madeAt = new Date(Date.now() - days * 86_400_000)
    utimesSync(copy(name), madeAt, madeAt)
  }
  await takeBackup(postgres.url, places, 'nightly')

  const nights = listBackups(backupDir).map(({ folder }) => basename(folder))
  expect(nights.slice(0, 5)).toEqual([5, 4, 3, 2, 1].map((night) => `night-${night}Z`))
  expect(nights.length).toBe(7)
  expect(existsSync(cutShort)).toBe(false)
  const first = newest.firstSegment.slice(8)
  const numbers = readdirSync(walDirIn(backupDir)).filter((name) => name.endsWith('.gz'))
  expect(numbers.filter((name) => name.slice(8, 24) < first)).toEqual([])
  expect(readdirSync(join(backupDir, 'media')).sort()).toEqual(['a.webp', 'b.webp', 'recent.webp'])
})

// One wrong byte in the middle.
function spoil(file: string) {
  const bytes = readFileSync(file)
  const at = Math.floor(bytes.length / 2)
  bytes[at] = bytes[at]! ^ 0xff
  writeFileSync(file, bytes)
}

async function untilArchived() {
  const isBehind = () =>
    readdirSync(join(pgDataIn(dataDir), 'pg_wal/archive_status')).some((name) =>
      name.endsWith('.ready'),
    )
  while (isBehind()) await sleep(50)
}
