// The picture store, the disks and the backups.
import { randomUUID } from 'node:crypto'
import { listBackups, listDamaged } from '#server/backups/folder.ts'
import type { Config } from '#server/config.ts'
import { placesOf } from '#server/places.ts'
import { readFreeSpace } from '#server/storage/free-space.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { probeFolder, readKept } from '#server/storage/storage.ts'
import type { Finding } from './queries.ts'

type Context = { config: Config }

// Writes a file, reads it back and removes it.
export async function checkStorage({ config }: Context): Promise<Finding> {
  const storage = openStorage(config, placesOf(config).mediaDir)
  const name = `${probeFolder}/${randomUUID()}.webp`
  const bytes = Buffer.from(name)
  await storage.save(name, bytes)
  const kept = await readKept(storage, name)
  await storage.remove(name)
  if (!kept?.equals(bytes)) throw new Error('The file that came back is another one.')
  return { state: 'ok', cause: 'storage_ok', facts: { kind: config.STORAGE } }
}

// The fuller one of the two disks, if they are two.
export async function checkDisk({ config }: Context): Promise<Finding> {
  const { dataDir, backupDir } = placesOf(config)
  const free = [await readFreeSpace(dataDir)]
  if (backupDir !== null) free.push(await readFreeSpace(backupDir).catch(() => Infinity))
  const percent = Math.floor(Math.min(...free) * 100)
  const facts = { percent, folder: free.indexOf(Math.min(...free)) === 0 ? 'data' : 'backups' }
  if (percent < config.DISK_ALARM_PERCENT) return { state: 'failing', cause: 'disk_low', facts }
  if (percent < config.DISK_WARN_PERCENT) return { state: 'warning', cause: 'disk_low', facts }
  return { state: 'ok', cause: 'disk_ok', facts }
}

// One is taken each night, so a day and two hours without one is too long.
const oldHours = { warning: 26, failing: 48 }

export async function checkBackup({ config }: Context): Promise<Finding> {
  const { backupDir } = placesOf(config)
  if (backupDir === null)
    return {
      state: 'off',
      cause: 'backup_off',
      facts: { setting: config.DATABASE_URL === undefined ? 'BACKUPS' : 'DATABASE_URL' },
    }
  const damaged = listDamaged(backupDir).length
  if (damaged > 0) return { state: 'failing', cause: 'backup_damaged', facts: { count: damaged } }
  const newest = listBackups(backupDir).at(-1)
  if (newest === undefined) return { state: 'failing', cause: 'backup_none' }
  const hours = Math.floor((Date.now() - Date.parse(newest.finishedAt)) / 3_600_000)
  if (hours >= oldHours.warning)
    return {
      state: hours < oldHours.failing ? 'warning' : 'failing',
      cause: 'backup_old',
      facts: { hours },
    }
  const pictures = newest.failedPictures ?? 0
  if (pictures > 0)
    return { state: 'warning', cause: 'backup_pictures', facts: { count: pictures } }
  return { state: 'ok', cause: 'backup_ok', facts: { hours } }
}
