// Kempt's files are private: folders 700, files 600.
import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const privateFolder = 0o700
export const privateFile = 0o600

const ownersOwn = 0o700

// Also closes what an older Kempt or a copy made with cp has left open. The owner's permissions
// stay.
export function makePrivate(path: string) {
  if (!existsSync(path)) return
  close(path)
  if (!lstatSync(path).isDirectory()) return
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) close(join(entry.parentPath, entry.name))
}

// PostgreSQL may delete files meanwhile.
function close(path: string) {
  try {
    const { mode } = lstatSync(path)
    if ((mode & 0o777 & ~ownersOwn) !== 0) chmodSync(path, mode & ownersOwn)
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isGone) throw error
  }
}
