import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socketName } from './connection.ts'
import { type DatabaseUser, giveTo, mayEnter } from './database-user.ts'

// The system allows 103 bytes on macOS and 107 on Linux, including the socket's name.
const longestFolder = 103 - `/${socketName}.lock`.length

/**
 * The folder of this database's socket, closed to everyone but its user and root. That is the whole
 * authentication: no port is open, and there is no password that could leak.
 */
export function prepareSocketDir(pgData: string, user: DatabaseUser | null) {
  const folder = chooseFolder(pgData, user)
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  const uid = user?.uid ?? process.getuid?.()
  const there = lstatSync(folder)
  const isOurs = there.isDirectory() && (there.uid === uid || there.uid === process.getuid?.())
  if (!isOurs)
    throw new Error(
      `${folder} belongs to someone else: remove it, or set TMPDIR to another folder.`,
    )
  chmodSync(folder, 0o700)
  giveTo(user, folder)
  return folder
}

function chooseFolder(pgData: string, user: DatabaseUser | null) {
  const key = createHash('sha256').update(realpathSync(pgData)).digest('hex').slice(0, 12)
  const folders = [tmpdir(), '/tmp'].map((temporary) => ({
    temporary,
    folder: join(temporary, `kempt-${key}`),
  }))
  const usable = folders.find(
    ({ temporary, folder }) =>
      Buffer.byteLength(folder) <= longestFolder && mayEnter(temporary, user),
  )
  if (usable) return usable.folder
  throw new Error(`PostgreSQL cannot use ${tmpdir()} for its socket: set TMPDIR to another folder.`)
}
