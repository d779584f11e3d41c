// Where this Kempt keeps its files.
import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import { defaultDataDir } from './postgres/data-dir.ts'

export type Places = {
  dataDir: string
  mediaDir: string
  // Null when the database is not the embedded one, or backups are switched off.
  backupDir: string | null
}

export function placesOf({ DATA_DIR, DATABASE_URL, BACKUPS, BACKUP_DIR }: Config): Places {
  const dataDir = resolve(DATA_DIR ?? defaultDataDir())
  const hasBackups = DATABASE_URL === undefined && BACKUPS === 'on'
  const backupDir = hasBackups ? resolve(BACKUP_DIR ?? join(dataDir, 'backups')) : null
  return { dataDir, mediaDir: join(dataDir, 'media'), backupDir }
}
