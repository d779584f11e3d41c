// The keeper's loop: it takes what is due, reads again what is kept, and tries again after a failure.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import fastify from 'fastify'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import {
  backupCheckedAt,
  backupPicturesFailed,
  backupsDamaged,
} from '#server/metrics/instruments.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { openFolder } from '#tests/temporary.ts'
import { baseFileIn, listBackups, listDamaged, readCheckedMs } from './folder.ts'
import { keepBackups } from './keeper.ts'
import { openRoom, spoil, until } from './room.test.kit.ts'

const room = openRoom()
const { places } = room
const { backupDir } = places
const pace = { everyMs: 20, measureMs: 20, retryMs: 1500 }

beforeAll(() => room.begin())

type Line = { level: number; msg: string; folder?: string; count?: number }

// A keeper with the lines of its log.
function keep(faster = pace) {
  const lines: Line[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const { log } = fastify({ logger: { stream } })
  const keeper = keepBackups(room.url(), places, log, faster)
  const said = (msg: string) => lines.filter((line) => line.msg === msg)
  return { said, stop: keeper.stop }
}

const removeBackups = () => {
  for (const { folder } of listBackups(backupDir)) rmSync(folder, { recursive: true })
}
const valueOf = async (gauge: typeof backupsDamaged) => (await gauge.get()).values[0]!.value

test('the metrics know when the newest backup was made, or since when there is none', async () => {
  const folder = openFolder()
  const { log } = fastify()
  const began = Date.now()
  const nowhere = { dataDir: folder, mediaDir: folder, backupDir: folder }
  const keeper = keepBackups('postgres://nowhere', nowhere, log, { measureMs: 10 })
  const measuredMs = async () => (await valueOf(backupCheckedAt)) * 1000
  expect(await measuredMs()).toBeGreaterThanOrEqual(began)
  // Made by npm run backup, while nothing is due.
  for (const finishedAt of ['2026-03-02T09:00:00.000Z', '2026-03-01T09:00:00.000Z']) {
    const backup = join(folder, finishedAt)
    mkdirSync(backup)
    writeFileSync(join(backup, 'backup.json'), JSON.stringify({ finishedAt }))
  }
  const newestMs = Date.parse('2026-03-02T09:00:00.000Z')
  await expect.poll(measuredMs).toBe(newestMs)
  await keeper.stop()
})

test('what is due is taken once', async () => {
  const { said, stop } = keep()
  await until(() => said('a backup was taken and checked').length > 0)
  await new Promise((done) => setTimeout(done, 300))
  await stop()
  expect(listBackups(backupDir)).toMatchObject([{ kind: 'nightly' }])
  expect(readCheckedMs(backupDir)).toBeGreaterThan(0)
})

test('a failed backup is tried again after a while, and what is kept is checked meanwhile', async () => {
  const [backup] = listBackups(backupDir)
  spoil(baseFileIn(backup!.folder))
  await room.endSegment()
  await room.untilArchived()
  const segment = join(walDirIn(backupDir), '0000000100000000000000FF.gz')
  writeFileSync(segment, gzipSync('a segment').subarray(0, 12))
  rmSync(join(backupDir, 'checked.json'))
  const client = new pg.Client(room.url())
  await client.connect()
  // Another backup is being made, and does not end.
  await client.query('SELECT pg_advisory_lock(7215004)')
  const { said, stop } = keep()
  await until(() => said('the backup failed').length > 0)
  expect(said('a backup is damaged').map(({ folder }) => folder)).toEqual([
    `${backup!.folder}.damaged`,
    `${segment}.damaged`,
  ])
  await expect.poll(() => valueOf(backupsDamaged)).toBe(2)
  await client.end()
  await until(() => said('a backup was taken and checked').length > 0)
  await stop()
  // Not every 20 ms.
  expect(said('the backup failed').length).toBeLessThan(3)
  expect(listDamaged(backupDir).length).toBe(2)
  for (const path of listDamaged(backupDir)) rmSync(path, { recursive: true })
})

test('a bad picture is reported, and neither the database nor the other pictures wait for it', async () => {
  removeBackups()
  await room.addPicture('bad.webp', 'a picture')
  await room.addPicture('good.webp', 'a picture')
  // Something else is in the place of its copy.
  mkdirSync(room.copy('bad.webp'), { recursive: true })
  const { said, stop } = keep()
  await until(() => said('a backup was taken and checked').length > 0)
  await stop()
  expect(said('the backup failed')).toEqual([])
  expect(said('pictures could not be backed up')[0]).toMatchObject({
    count: 1,
    pictures: [{ picture: 'bad.webp' }],
  })
  // Not once a minute.
  expect(said('pictures could not be backed up').length).toBe(2)
  expect(await valueOf(backupPicturesFailed)).toBe(1)
  expect(listBackups(backupDir).at(-1)).toMatchObject({ failedPictures: 1 })
  rmSync(room.copy('bad.webp'), { recursive: true })
})

test('the copy of a removed picture is read again, too', async () => {
  removeBackups()
  const first = keep()
  await until(() => first.said('a backup was taken and checked').length > 0)
  await first.stop()
  expect(await valueOf(backupPicturesFailed)).toBe(0)
  rmSync(room.picture('good.webp'))
  writeFileSync(room.copy('good.webp'), 'spoiled by the disk')
  rmSync(join(backupDir, 'checked.json'))
  const second = keep()
  await until(() => second.said('pictures could not be backed up').length > 0)
  await second.stop()
  expect(second.said('pictures could not be backed up')).toMatchObject([
    { pictures: [{ picture: 'good.webp' }] },
  ])
})
