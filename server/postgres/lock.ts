// One Kempt per data folder. The lock is an SQLite write lock, which is an operating system lock:
// it ends with its process, and two processes cannot both get it. Node has no other way to take
// one.
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Holder = { pid: number; port?: number; isLeaving?: boolean }
export type Lock = { leaving(): void; release(): void }

const sqliteBusy = 5

export function tryLock(dataDir: string, port: number | undefined): Lock | null {
  const file = join(dataDir, 'kempt.lock')
  const lock = new DatabaseSync(file)
  const say = (holder: Holder) =>
    writeFileSync(holderFile(dataDir), JSON.stringify(holder), { mode: 0o600 })
  try {
    chmodSync(file, 0o600)
    lock.exec('begin immediate')
    say({ pid: process.pid, port })
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return null
    throw error
  }

  return {
    leaving() {
      if (!lock.isOpen) return
      try {
        say({ pid: process.pid, port, isLeaving: true })
      } catch {
        // On a full disk, the next start does not learn that it should wait.
      }
    },
    release() {
      if (!lock.isOpen) return
      rmSync(holderFile(dataDir), { force: true })
      lock.close()
    },
  }
}

/** The process that holds the lock, if it has written its details yet. */
export function findHolder(dataDir: string): Holder | null {
  try {
    return JSON.parse(readFileSync(holderFile(dataDir), 'utf8'))
  } catch {
    return null
  }
}

function holderFile(dataDir: string) {
  return join(dataDir, 'kempt.json')
}
