import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type DatabaseUser, findDatabaseUser, mayEnter } from './database-user.ts'

export const systemFolder = '/var/lib/kempt'

/**
 * Where data lives when DATA_DIR does not say: `.data` in the clone. As root in a clone that the
 * database user cannot enter: a folder under /var/lib/kempt that belongs to this clone alone.
 */
export function defaultDataDir(repo = resolve(import.meta.dirname, '../..')) {
  const near = join(repo, '.data')
  if (process.getuid?.() !== 0) return near

  const key = createHash('sha256').update(realpathSync(repo)).digest('hex').slice(0, 8)
  const far = join(systemFolder, `${basename(repo).replaceAll(/[^\w.-]/g, '_')}-${key}`)
  // Keeps existing data where it is, even when the clone's permissions have changed since: an empty
  // database in the other place would look like lost data.
  if (existsSync(pgDataIn(far))) return far
  if (existsSync(pgDataIn(near))) return near
  return isReachable(repo) ? near : far
}

// Without a user to run PostgreSQL, DATABASE_URL is used, and the folder holds other data only.
function isReachable(repo: string) {
  try {
    return mayEnter(repo, findDatabaseUser(pgDataIn(join(repo, '.data'))))
  } catch {
    return true
  }
}

export function pgDataIn(dataDir: string) {
  return join(dataDir, 'postgres')
}

/** A restored database that is complete and waits to take the place of the other. */
export function restoredIn(dataDir: string) {
  return join(dataDir, 'postgres.restored')
}

export function prepareDataDir(dataDir: string, user: DatabaseUser | null) {
  // Creates missing parent folders, which the database user can pass through but not list.
  if (user) makeFolder(dirname(dataDir), 0o711)
  makeFolder(dataDir, 0o700)
  if (!statSync(dataDir).isDirectory())
    throw new Error(`${dataDir} is not a folder: set DATA_DIR to one.`)
  if (!user) return

  // Owned by the database user, who must reach its own folder; root can enter it anyway, and no
  // other user.
  chownSync(dataDir, user.uid, user.gid)
  chmodSync(dataDir, 0o700)
  if (!mayEnter(dataDir, user))
    throw new Error(
      `PostgreSQL runs as the user ${user.name}, who cannot enter ${dataDir}: set DATA_DIR to a folder that every user can reach.`,
    )
}

/** Creates the folder and its missing parents with this mode, whatever the umask. */
export function makeFolder(folder: string, mode: number) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder), mode)
  try {
    mkdirSync(folder)
    chmodSync(folder, mode)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}
