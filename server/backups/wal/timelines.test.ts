// A restore begins a new timeline. The moments of the old one stay within reach.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { listBackups, type Backup } from '#server/backups/folder.ts'
import { restore } from '#server/backups/restore.ts'
import { openRoom, until } from '#server/backups/room.test.kit.ts'
import { takeBackup } from '#server/backups/take.ts'
import { archiveSettings, walDirIn } from '#server/postgres/archive.ts'
import { startBareServer } from '#server/postgres/bare-server.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { listPostgresOf } from '#server/postgres/processes.ts'
import { openFolder } from '#tests/temporary.ts'
import { historyNameOf, timelineOf } from './segment-names.ts'
import { findMissing } from './segments.ts'
import { findTimeline, isOnPath, readPath, segmentOn } from './timelines.ts'

const room = openRoom()
const { places, query, readBookings } = room
const { dataDir, backupDir } = places
const book = (id: number) => query('INSERT INTO bookings VALUES ($1)', [id])

beforeAll(() => room.begin())

// Of the last restore.
let lastEndedAt: string | null = null

async function restoreTo(moment: Date | 'latest') {
  const { before, endedAt } = await restore(places, moment)
  lastEndedAt = endedAt
  rmSync(before!, { recursive: true })
  await room.start()
  return readBookings()
}

const moments: Date[] = []

test('after a restore to a time that was too early, a later one can be restored', async () => {
  await takeBackup(room.url(), places, 'nightly')
  await book(1)
  moments.push(await room.now())
  await book(2)
  await room.endSegment()
  await room.untilArchived()
  // From here on, the log is only in the database's own folder.
  const unblock = await room.blockArchive()
  await book(3)
  moments.push(await room.now())
  await book(4)
  await room.stop()
  unblock()

  expect(await restoreTo(moments[0]!)).toEqual([1])
  expect(lastEndedAt).toBeNull()
  await book(99)
  await room.stop()
  expect(await restoreTo(moments[1]!)).toEqual([1, 2, 3])
})

test('the latest is the end of the timeline in use, not of the newest one that was begun', async () => {
  await book(100)
  const last = await room.now()
  await book(101)
  await room.stop()
  expect(await restoreTo('latest')).toEqual([1, 2, 3, 100, 101])
  await takeBackup(room.url(), places, 'after a restore')
  await room.stop()
  // Each of them from another timeline than the one in use.
  expect(await restoreTo(last)).toEqual([1, 2, 3, 100])
  await room.stop()
  expect(await restoreTo(moments[0]!)).toEqual([1])
  await room.stop()
  expect(await restoreTo(moments[1]!)).toEqual([1, 2, 3])
})

test('a moment after the last change is as the last change left it, on its own timeline', async () => {
  const before = await room.now()
  await book(200)
  const after = await room.now()
  await room.stop()
  const idle = new Date()
  expect(await restoreTo(moments[0]!)).toEqual([1])
  await book(201)
  await room.stop()
  // The timeline in use, then the one of before.
  expect(await restoreTo(new Date())).toEqual([1, 201])
  await room.stop()
  expect(await restoreTo(idle)).toEqual([1, 2, 3, 200])
  expect(Date.parse(lastEndedAt!)).toBeGreaterThan(before.getTime())
  expect(Date.parse(lastEndedAt!)).toBeLessThanOrEqual(after.getTime())
})

test('what a crash left in an unfinished segment is restored', async () => {
  await room.stop()
  const server = await startBareServer(dataDir, { ...archiveSettings(backupDir), fsync: 'off' })
  const client = new pg.Client(server.url)
  client.on('error', () => {})
  await client.connect()
  await client.query('INSERT INTO bookings VALUES (500)')
  const pids = listPostgresOf(server.pgData)
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  await until(() => listPostgresOf(pgDataIn(dataDir)).length === 0)
  await client.end().catch(() => {})
  expect(await restoreTo('latest')).toEqual([1, 2, 3, 200, 500])
  expect(readdirSync(walDirIn(backupDir)).some((name) => name.endsWith('.tail'))).toBe(true)
})

test('a backup can be made after a restore that was cut short', async () => {
  const timeline = timelineOf(await room.readSegment())
  // It has begun a timeline at the first backup, which the present database does not follow.
  const history = `1\t${listBackups(backupDir)[0]!.endsAt}\tno recovery target specified\n`
  const name = historyNameOf(timeline + 1)
  writeFileSync(join(walDirIn(backupDir), name), history, { mode: 0o644 })
  expect(await takeBackup(room.url(), places, 'by hand')).toEqual([])
})

// A folder with an archive whose second timeline begins in the third segment.
function openArchive() {
  const folder = openFolder()
  mkdirSync(walDirIn(folder))
  writeFileSync(
    join(walDirIn(folder), '00000002.history'),
    '1\t0/30000A0\tbefore 2026-03-01 09:00:00+00\n',
  )
  return folder
}
const backup = (rest: Partial<Backup>): Backup => ({
  folder: '',
  kind: 'nightly',
  finishedAt: '2026-03-01T00:00:00Z',
  timeline: 1,
  firstSegment: '000000010000000000000001',
  bytes: 0,
  sha256: '',
  bookings: 0,
  ...rest,
})

test('a path says which timeline has a segment, and which backups lead to its end', () => {
  const path = readPath(openArchive(), 2)
  expect([1, 2, 3, 4].map((number) => segmentOn(path, number))).toEqual([
    '000000010000000000000001',
    '000000010000000000000002',
    '000000020000000000000003',
    '000000020000000000000004',
  ])
  expect(isOnPath(path, backup({ endsAt: '0/30000A0' }))).toBe(true)
  expect(isOnPath(path, backup({ endsAt: '0/30000A8' }))).toBe(false)
  expect(isOnPath(path, backup({ timeline: 2, endsAt: '0/50000A8' }))).toBe(true)
  expect(isOnPath(path, backup({ timeline: 3 }))).toBe(false)
  // Made by an older version, which did not note its end.
  expect(isOnPath(path, backup({}))).toBe(true)
  expect(isOnPath(path, backup({ firstSegment: '000000010000000000000003' }))).toBe(false)
  expect(() => readPath(openArchive(), 3)).toThrow('00000003.history')
})

test('a segment of another timeline does not fill a gap', async () => {
  const folder = openArchive()
  const write = (name: string) => writeFileSync(join(walDirIn(folder), name), '')
  const range = { path: readPath(folder, 2), first: '000000010000000000000001' }
  for (const name of ['1.gz', '2', '3.gz', '4.gz']) write(`00000001000000000000000${name}`)
  write('000000020000000000000005')
  expect(await findMissing(folder, range)).toBe('000000020000000000000003')
  write('000000020000000000000003')
  write('000000020000000000000004.gz')
  expect(await findMissing(folder, range)).toBeNull()
  // An unfinished segment is the end of its timeline.
  rmSync(join(walDirIn(folder), '000000020000000000000004.gz'))
  write('000000020000000000000004.tail')
  expect(await findMissing(folder, range)).toBe('000000020000000000000004')
})

test('the timeline of a moment is that of the database in use then', () => {
  const folder = openArchive()
  const backups = [
    backup({ finishedAt: '2026-03-01T09:00:00Z', timeline: 1 }),
    backup({ finishedAt: '2026-03-02T09:00:00Z', timeline: 2 }),
  ]
  const at = (text: string) => findTimeline(folder, backups, new Date(text))
  expect(at('2026-03-01T08:00:00Z')).toBeNull()
  expect(at('2026-03-02T08:59:00Z')).toBe(1)
  expect(at('2026-03-02T09:00:00Z')).toBe(2)
  writeFileSync(
    join(folder, 'timelines.json'),
    JSON.stringify([{ timeline: 2, at: '2026-03-02T08:30:00Z' }]),
  )
  expect(at('2026-03-02T08:29:00Z')).toBe(1)
  expect(at('2026-03-02T08:59:00Z')).toBe(2)
  expect(findTimeline(folder, backups, 'latest')).toBe(2)
})
