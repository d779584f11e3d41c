// A restore does what it can: it passes over a damaged backup, and a picture does not stop it.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { nameOf, numberOf, timelineOf } from '#server/backups/wal/segment-names.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { baseFileIn, listBackups } from './folder.ts'
import { listNamedPictures } from './named-pictures.ts'
import { copyPictures } from './pictures.ts'
import { restore } from './restore.ts'
import { openRoom, spoil } from './room.test.kit.ts'
import { takeBackup } from './take.ts'

const room = openRoom()
const { places, query, picture, copy } = room
const { backupDir } = places

beforeAll(() => room.begin())

test('without a backup there is nothing to restore', async () => {
  const empty = { ...places, backupDir: join(room.room, 'empty') }
  await expect(restore(empty, 'latest')).rejects.toThrow('There is no backup in')
})

test('a damaged backup is passed over, and named', async () => {
  await takeBackup(room.url(), places, 'nightly')
  await query('INSERT INTO bookings VALUES (1)')
  await takeBackup(room.url(), places, 'by hand')
  await query('INSERT INTO bookings VALUES (2)')
  await room.stop()
  const [older, newer] = listBackups(backupDir)
  spoil(baseFileIn(newer!.folder))
  const restored = await restore(places, 'latest')
  expect(restored).toMatchObject({ backup: { folder: older!.folder }, bookings: 2 })
  expect(restored.damaged.map(({ folder }) => folder)).toEqual([newer!.folder])
  rmSync(restored.before!, { recursive: true })

  const bytes = readFileSync(baseFileIn(older!.folder))
  spoil(baseFileIn(older!.folder))
  await expect(restore(places, 'latest')).rejects.toThrow('No sound backup leads to that time')
  writeFileSync(baseFileIn(older!.folder), bytes)
  rmSync(newer!.folder, { recursive: true })
  await room.start()
  expect(await room.readBookings()).toEqual([1, 2])
})

test('a picture that cannot be returned is named, and the database is restored', async () => {
  await room.addPicture('a.webp', 'a picture')
  await room.addPicture('b.webp', 'another picture')
  expect(await copyPictures(places)).toEqual([])
  await room.stop()
  for (const name of ['a.webp', 'b.webp']) rmSync(picture(name))
  // Something else is in its place.
  mkdirSync(picture('a.webp'))
  const { bookings, before, problems } = await restore(places, 'latest')
  expect(bookings).toBe(2)
  expect(problems).toMatchObject([{ picture: 'a.webp' }])
  expect(readFileSync(picture('b.webp'), 'utf8')).toBe('another picture')
  rmSync(before!, { recursive: true })
  rmSync(picture('a.webp'), { recursive: true })
  await room.start()
})

test('a damaged segment is not taken for the end of the log', async () => {
  await takeBackup(room.url(), places, 'nightly')
  for (let n = 0; n < 5; n++) await room.endSegment()
  await query('INSERT INTO bookings VALUES (3)')
  const later = await room.now()
  const current = await room.readSegment()
  await room.untilArchived()
  await room.stop()
  const file = join(walDirIn(backupDir), nameOf(timelineOf(current), numberOf(current) - 3))
  const bytes = readFileSync(file)
  writeFileSync(file, Buffer.alloc(bytes.length))
  await expect(restore(places, 'latest')).rejects.toThrow('cannot be read beyond the segment')
  await expect(restore(places, later)).rejects.toThrow('cannot be read beyond the segment')
  writeFileSync(file, bytes)
  const { bookings, before } = await restore(places, 'latest')
  expect(bookings).toBe(3)
  rmSync(before!, { recursive: true })
  await room.start()
})

test('the probe of the health check is not backed up', async () => {
  mkdirSync(picture('health'))
  mkdirSync(picture('private'))
  writeFileSync(picture('health/probe.webp'), 'a probe')
  writeFileSync(picture('private/license.webp'), 'a license')
  expect(await copyPictures(places)).toEqual([])
  expect(existsSync(copy('health'))).toBe(false)
  expect(existsSync(copy('private/license.webp'))).toBe(true)
})

test('a picture is named by any column but those that only tell of it', async () => {
  await query('CREATE TABLE things (texts text[], notes jsonb)')
  await query(
    `INSERT INTO things VALUES ('{x, in-texts.webp}', '{"photo": "/media/in-json-640.webp"}')`,
  )
  await query('CREATE TABLE audit_log (details jsonb)')
  await query(`INSERT INTO audit_log VALUES ('{"before": "removed.webp"}')`)
  const named = await listNamedPictures(room.url())
  expect([...named].sort()).toEqual(['a', 'b', 'in-json', 'in-texts'])
})

// systemd makes the folders of a unit before it runs.
test('the command kempt has the folders of the service, so that a restore can come first', () => {
  const read = (name: string) =>
    readFileSync(join(import.meta.dirname, '../../docs/systemd', name), 'utf8')
  const folders = read('kempt.service').match(/^(State|Runtime)Directory\w*=.+$/gm)!
  expect(folders.length).toBe(5)
  const command = read('kempt')
  expect(folders.filter((line) => !command.includes(`--property=${line} `))).toEqual([])
})
