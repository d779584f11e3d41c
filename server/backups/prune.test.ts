// Which backups are kept. No database is needed to choose.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { walDirIn } from '#server/postgres/archive.ts'
import { openFolder } from '#tests/temporary.ts'
import { listBackups, nameAt, type Backup } from './folder.ts'
import { prune } from './prune.ts'

function openArchive() {
  const backupDir = openFolder()
  mkdirSync(walDirIn(backupDir))
  const places = { dataDir: backupDir, mediaDir: join(backupDir, 'nowhere'), backupDir }
  const add = (finishedAt: string, rest: Partial<Backup> = {}, ending = '') => {
    const folder = join(backupDir, nameAt(finishedAt) + ending)
    mkdirSync(folder)
    const record = {
      kind: 'nightly',
      firstSegment: '000000010000000000000001',
      ...rest,
      finishedAt,
    }
    writeFileSync(join(folder, 'backup.json'), JSON.stringify(record))
    writeFileSync(join(folder, 'pictures.json'), '{}')
    return folder
  }
  const left = () => listBackups(backupDir).map(({ folder }) => basename(folder))
  return { backupDir, places, add, left }
}

test('the first backup of each of seven nights, and the ten newest others', async () => {
  const { places, add, left } = openArchive()
  for (let day = 1; day <= 8; day++) add(`2026-03-0${day}T09:05:00Z`)
  // A night lasts until the next one begins.
  add('2026-03-03T08:55:00Z', { kind: 'by hand' })
  for (let minute = 10; minute < 22; minute++)
    add(`2026-03-05T12:${minute}:00Z`, { kind: 'before an update' })
  await prune(places)
  const kept = left()
  expect(kept.filter((name) => name.endsWith('T090500Z'))).toEqual(
    [2, 3, 4, 5, 6, 7, 8].map((day) => `2026-03-0${day}T090500Z`),
  )
  expect(kept).not.toContain('2026-03-03T085500Z')
  expect(kept).not.toContain('2026-03-05T121100Z')
  expect(kept).toContain('2026-03-05T121200Z')
  expect(kept.length).toBe(17)
})

test('the log of every kept backup stays, also where a newer timeline began earlier', async () => {
  const { backupDir, places, add } = openArchive()
  add('2026-03-01T09:05:00Z', { firstSegment: '000000010000000000000020' })
  add('2026-03-02T09:05:00Z', { firstSegment: '000000020000000000000015', timeline: 2 })
  const wal = (name: string) => join(walDirIn(backupDir), name)
  const gone = ['000000010000000000000014.gz', '000000010000000000000014.00000028.backup']
  const kept = ['000000020000000000000015.gz', '000000010000000000000020', '00000002.history']
  for (const name of [...gone, ...kept]) writeFileSync(wal(name), '')
  await prune(places)
  expect(gone.filter((name) => existsSync(wal(name)))).toEqual([])
  expect(kept.filter((name) => !existsSync(wal(name)))).toEqual([])
})

test('a damaged backup stays seven nights, and there are never more than three', async () => {
  const { backupDir, places, add } = openArchive()
  const days = ['02', '03', '04', '05', '06']
  const listLeft = () =>
    days.filter((day) => existsSync(join(backupDir, `2026-03-${day}T090500Z.damaged`)))
  for (const day of days) add(`2026-03-${day}T09:05:00Z`, {}, '.damaged')
  add('2026-03-07T09:05:00Z')
  await prune(places)
  expect(listLeft()).toEqual(['04', '05', '06'])
  add('2026-03-11T09:05:00Z')
  await prune(places)
  expect(listLeft()).toEqual(['05', '06'])
})

test('a record that cannot be read hides no other backup', () => {
  const { backupDir, add, left } = openArchive()
  add('2026-03-01T09:05:00Z')
  const bad = add('2026-03-02T09:05:00Z')
  writeFileSync(join(bad, 'backup.json'), '{"kind": "nigh')
  expect(left()).toEqual(['2026-03-01T090500Z'])
  expect(listBackups(join(backupDir, 'nowhere'))).toEqual([])
})
