import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, statSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** The user that PostgreSQL runs as when we are root; it refuses to run as root. */
export type DatabaseUser = { name: string; uid: number; gid: number }

/** `null` for an ordinary user, who runs PostgreSQL under their own name. */
export function findDatabaseUser(pgData: string): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null

  // Keeps the owner of an existing database, even when a better user is available now.
  const owner = statSync(pgData, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid }

  const user = ['postgres', 'nobody'].map(lookUp).find((found) => found !== null)
  if (user) return user
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody": start Kempt as an ordinary user, or set DATABASE_URL.',
  )
}

export function mayEnter(folder: string, user: DatabaseUser | null) {
  try {
    if (!user) accessSync(folder, constants.X_OK)
    // Asks the system, because only that respects access lists and mount options.
    return !user || asUser('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], user).status === 0
  } catch {
    return false
  }
}

export function giveTo(user: DatabaseUser | null, path: string) {
  if (user) chownSync(path, user.uid, user.gid)
}

export function asUser(command: string, args: string[], user: DatabaseUser | null) {
  return spawnSync(command, args, { ...processOptions(user), encoding: 'utf8' })
}

/**
 * Resolves when the command has ended well, and rejects with what it said on stderr. An aborted
 * signal ends it.
 */
export async function runAs(
  command: string,
  args: string[],
  user: DatabaseUser | null,
  signal?: AbortSignal,
) {
  const child = spawn(command, args, {
    ...processOptions(user),
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  const [[code], said] = await Promise.all([once(child, 'close'), text(child.stderr)])
  if (code !== 0) throw new Error(said)
}

// A clean environment: PGPORT, PGDATA and the like would change the server's behavior.
export function processOptions(user: DatabaseUser | null) {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...movedClock(process.env) }
  return { cwd: '/', env, ...(user && { uid: user.uid, gid: user.gid }) }
}

// npm run drill:hours moves our clock with a preloaded library; PostgreSQL's has to move along.
function movedClock({ MOVED_CLOCK_SECONDS, LD_PRELOAD }: NodeJS.ProcessEnv) {
  return MOVED_CLOCK_SECONDS === undefined ? {} : { MOVED_CLOCK_SECONDS, LD_PRELOAD }
}

function lookUp(name: string): DatabaseUser | null {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return null
  // macOS prints the uid -2 of `nobody` as an unsigned number.
  return { name, uid: Number(uid.stdout) | 0, gid: Number(gid.stdout) | 0 }
}
