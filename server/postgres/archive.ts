// The archive of the write-ahead log: PostgreSQL copies each finished segment there, at least once
// a minute while anything is written.
import { join } from 'node:path'
import { makeFolder } from './data-dir.ts'
import { giveTo, mayEnter, type DatabaseUser } from './database-user.ts'

export const walDirIn = (backupDir: string) => join(backupDir, 'wal')

/** PostgreSQL writes backups and the archive itself, so both folders belong to its user. */
export function prepareArchive(backupDir: string, user: DatabaseUser | null) {
  for (const folder of [backupDir, walDirIn(backupDir)]) {
    makeFolder(folder, 0o700)
    giveTo(user, folder)
  }
  if (!mayEnter(backupDir, user))
    throw new Error(
      `PostgreSQL runs as the user ${user?.name}, who cannot enter ${backupDir}: set BACKUP_DIR to a folder that every user can reach.`,
    )
}

export function archiveSettings(backupDir: string) {
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': walDirIn(backupDir),
    archive_timeout: '60s',
  }
}

/**
 * Restoring reads the archive with this command of the shell. PostgreSQL takes a failure for the end
 * of the archive, and only a code above 125 for trouble.
 */
export function restoreCommand(backupDir: string) {
  const segment = `${quoted(walDirIn(backupDir))}/%f`
  return [
    // The server may be compressing the segment right now, so the gzipped one is looked for last.
    `if [ -f ${segment} ]; then cp ${segment} "%p" && exit 0; fi`,
    `if [ -f ${segment}.gz ]; then gunzip -c ${segment}.gz > "%p" || exit 200; exit 0; fi`,
    `if [ -f ${segment} ]; then exit 200; fi`,
    // The unfinished last segment of a database that a restore has replaced (backups/tail.ts).
    `if [ -f ${segment}.tail ]; then cp ${segment}.tail "%p" || exit 200; exit 0; fi`,
    'exit 1',
  ].join('; ')
}

// PostgreSQL replaces %f and %p, and %% by a percent sign.
function quoted(path: string) {
  return `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`
}
