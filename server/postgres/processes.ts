import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'

const isLinux = process.platform === 'linux'

/** Whether the pid is in use, including by a zombie. */
export function exists(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

export function isAlive(pid: number) {
  return exists(pid) && !(isLinux && /^[ZX]/.test(linuxStatus(pid).state))
}

/** Whether this process is a PostgreSQL of this folder, and not another one that reuses its pid. */
export function isPostgresOf(pgData: string, pid: number) {
  if (!isAlive(pid)) return false
  if (!isLinux) return commandOf(pid).endsWith('postgres')
  try {
    // PostgreSQL works inside its data folder. Compared by inode, not by name, because the clone
    // may have been renamed since.
    const [works, data] = [statSync(`/proc/${pid}/cwd`), statSync(pgData)]
    return linuxStatus(pid).name === 'postgres' && works.ino === data.ino && works.dev === data.dev
  } catch {
    return false
  }
}

/** All PostgreSQL processes of this folder. Linux only. */
export function listPostgresOf(pgData: string) {
  if (!isLinux) return []
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  return pids.filter((pid) => linuxStatus(pid).name === 'postgres' && isPostgresOf(pgData, pid))
}

function linuxStatus(pid: number) {
  try {
    const [, name = '', state = ''] =
      /^\d+ \((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, state }
  } catch {
    return { name: '', state: 'X' }
  }
}

function commandOf(pid: number) {
  try {
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
