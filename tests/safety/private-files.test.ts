// Files on disk are closed to other users.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '#server/postgres/launcher.ts'
import { diskStorage } from '#server/storage/storage-disk.ts'

const room = mkdtempSync(join(tmpdir(), 'kempt-private-'))
chmodSync(room, 0o711)
afterAll(() => rmSync(room, { recursive: true, force: true }))

// Lists files and folders that users besides the owner may access.
function openIn(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  return paths.filter((path) => (statSync(path).mode & 0o077) !== 0)
}

test('a picture, and the folders above it', async () => {
  const before = process.umask(0)
  const media = join(room, 'data-1', 'media')
  await diskStorage(media).save('support/a.webp', Buffer.from('x'))
  process.umask(before)
  expect(openIn(join(room, 'data-1'))).toEqual([])
  expect(statSync(join(media, 'support/a.webp')).mode & 0o777).toBe(0o600)
})

test('a new installation, and an old one that was open', { timeout: 120_000 }, async () => {
  const dataDir = join(room, 'data-2')
  const settings = { fsync: 'off' }
  const first = await startPostgres({ dataDir, settings })
  expect(openIn(dataDir)).toEqual([])
  await first.stop()

  mkdirSync(join(dataDir, 'media'))
  writeFileSync(join(dataDir, 'media/old.webp'), 'x')
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  for (const entry of entries)
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  chmodSync(dataDir, 0o755)

  const second = await startPostgres({ dataDir, settings })
  expect(openIn(dataDir)).toEqual([])
  await second.stop()
})
