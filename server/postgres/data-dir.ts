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
  // What has been begun is kept, also when the clone's permissions have changed since: an empty
  // database in the other place would look like lost data.
  if (existsSync(pgDataIn(far))) return far
  if (existsSync(pgDataIn(near))) return near
  return isReachable(repo) ? near : far
}

// Without a user to run PostgreSQL there is DATABASE_URL, and the folder holds other data only.
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

export function prepareDataDir(dataDir: string, user: DatabaseUser | null) {
  // Folders above it that are missing too: the database user passes through them, and lists nothing.
  if (user) makeFolder(dirname(dataDir), 0o711)
  makeFolder(dataDir, 0o700)
  if (!statSync(dataDir).isDirectory())
    throw new Error(`${dataDir} is not a folder: set DATA_DIR to one.`)
  if (!user) return

  // Root enters it whosever it is; the database user must, to reach its own folder, and nobody else.
  chownSync(dataDir, user.uid, user.gid)
  chmodSync(dataDir, 0o700)
  if (!mayEnter(dataDir, user))
    throw new Error(
      `PostgreSQL runs as the user ${user.name}, who cannot enter ${dataDir}: set DATA_DIR to a folder that every user can reach.`,
    )
}

/** With this mode whatever the umask, like every folder above it that was missing too. */
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
