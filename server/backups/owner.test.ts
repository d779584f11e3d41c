// An archive belongs to one database.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { readHeader } from '#server/backups/wal/segment-header.ts'
import { startOf } from '#server/backups/wal/segment-names.ts'
import { compressSegments } from '#server/backups/wal/segments.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { pgDataIn, restoredIn } from '#server/postgres/data-dir.ts'
import { startPostgres } from '#server/postgres/launcher.ts'
import { openFolder } from '#tests/temporary.ts'
import { listBackups } from './folder.ts'
import { findOwner, readSystemIdentifier } from './owner.ts'
import { restore } from './restore.ts'
import { openRoom } from './room.test.kit.ts'
import { takeBackup } from './take.ts'

const room = openRoom()
const { places, query } = room
const { dataDir, backupDir } = places
const other = join(room.room, 'other')
const startOther = (archive: string | null) =>
  startPostgres({ dataDir: other, backupDir: archive, settings: { fsync: 'off' } })

beforeAll(() => room.begin())

const readId = async () => {
  const [row] = await query<{ id: string }>(
    'SELECT system_identifier::text AS id FROM pg_control_system()',
  )
  return row!.id
}

test('files say which database they are of: its own, its segments, compressed or not, and backups', async () => {
  const id = await readId()
  expect(readSystemIdentifier(pgDataIn(dataDir))).toBe(id)
  expect(findOwner(backupDir)).toBeNull()
  await room.endSegment()
  await room.untilArchived()
  const [name] = readdirSync(walDirIn(backupDir))
  const expected = { start: startOf(name!), systemIdentifier: id }
  expect(readHeader(join(walDirIn(backupDir), name!))).toEqual(expected)
  expect(findOwner(backupDir)).toBe(id)
  await compressSegments(backupDir)
  expect(readHeader(join(walDirIn(backupDir), `${name}.gz`))).toEqual(expected)
  await takeBackup(room.url(), places, 'nightly')
  expect(listBackups(backupDir)[0]).toMatchObject({ systemIdentifier: id })
})

test('a start without the database, but with its backups, makes no new one', async () => {
  await room.stop()
  await expect(startOther(backupDir)).rejects.toThrow(
    `There is no database in ${other}, but there are backups of one in ${backupDir}.`,
  )
  expect(existsSync(pgDataIn(other))).toBe(false)
})

test('a segment alone is enough to refuse a new database', async () => {
  const alone = join(room.room, 'alone')
  mkdirSync(walDirIn(alone), { recursive: true })
  await compressSegments(backupDir)
  const [name] = readdirSync(walDirIn(backupDir)).filter((each) => each.endsWith('.gz'))
  copyFileSync(join(walDirIn(backupDir), name!), join(walDirIn(alone), name!))
  await expect(startOther(alone)).rejects.toThrow('There is no database in')
})

test('another database does not archive among these backups', async () => {
  const postgres = await startOther(null)
  await postgres.stop()
  await expect(startOther(backupDir)).rejects.toThrow(
    `The backups in ${backupDir} are of another database than the one in ${other}.`,
  )
  const own = await startOther(join(room.room, 'own'))
  await own.stop()
})

test('a restored database that waits for its last step is a database', async () => {
  renameSync(pgDataIn(dataDir), restoredIn(dataDir))
  await room.start()
  expect(await room.readBookings()).toEqual([])
  await room.stop()
})

test('backups of two databases are not guessed from', async () => {
  const [backup] = listBackups(backupDir)
  const foreign = join(backupDir, '2026-01-01T000000Z')
  mkdirSync(foreign)
  writeFileSync(
    join(foreign, 'backup.json'),
    JSON.stringify({ ...backup, systemIdentifier: '1', finishedAt: '2026-01-01T00:00:00.000Z' }),
  )
  await expect(restore(places, 'latest')).rejects.toThrow('holds backups of 2 databases')
  await expect(room.start()).rejects.toThrow('are of another database')
  rmSync(foreign, { recursive: true })
  await room.start()
})

test('a segment never replaces another one of its name', async () => {
  const folder = openFolder()
  const wal = walDirIn(folder)
  mkdirSync(wal)
  const name = '000000010000000000000001'
  const file = join(wal, name)
  writeFileSync(`${file}.gz`, gzipSync('of one database'))
  writeFileSync(file, 'of another database')
  writeFileSync(join(wal, '000000010000000000000002'), 'the next one')
  await expect(compressSegments(folder)).rejects.toThrow('differ')
  expect(readdirSync(wal).sort()).toEqual([name, `${name}.gz`, '000000010000000000000002.gz'])
  writeFileSync(file, 'of one database')
  await compressSegments(folder)
  expect(existsSync(file)).toBe(false)
  // A damaged one is replaced when PostgreSQL archives it again.
  writeFileSync(`${file}.gz`, 'damaged')
  writeFileSync(file, 'of one database')
  await compressSegments(folder)
  expect(existsSync(file)).toBe(false)
})
