import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answers, socketName, socketPort, socketUrl } from './connection.ts'
import { type DatabaseUser, processOptions } from './database-user.ts'
import { explain } from './failures.ts'
import { exists, isPostgresOf, listPostgresOf } from './processes.ts'

export type Cluster = {
  pgData: string
  socketDir: string
  logFile: string
  bin: string
  user: DatabaseUser | null
  settings: Record<string, string>
}

export type Postmaster = { pid: number; isAlive(): boolean }

const orphansMs = 3000
const contestMs = 10_000
const readyMs = 300_000
const farewells = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 5000],
] as const

/** Takes over the server that a killed Kempt has left running, or starts one. */
export async function runPostmaster(cluster: Cluster): Promise<Postmaster> {
  const deadline = performance.now() + contestMs
  for (;;) {
    try {
      return await adoptOrStart(cluster)
    } catch (error) {
      // Another server is just starting or has not quite stopped.
      const isContest = /lock file .* already exists|pre-existing shared memory/
      const cause = error instanceof Error ? error.cause : undefined
      if (!isContest.test(String(cause)) || performance.now() > deadline) throw error
    }
    await sleep(250)
  }
}

async function adoptOrStart(cluster: Cluster) {
  const left = findPostmaster(cluster.pgData)
  if (left) {
    const adopted = await adopt(left, cluster)
    if (adopted) return adopted
    await stopPostmaster(left)
  }
  await clearRemains(cluster)
  return startPostmaster(cluster)
}

/** Fast shutdown: aborts running statements, writes a checkpoint and exits. */
export async function stopPostmaster(postmaster: Postmaster) {
  for (const [signal, patienceMs] of farewells) {
    const deadline = performance.now() + patienceMs
    if (postmaster.isAlive()) send(signal, postmaster.pid)
    while (postmaster.isAlive() && performance.now() < deadline) await sleep(20)
  }
}

export function findPostmaster(pgData: string) {
  const file = join(pgData, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port, socketDir = '', , , status] = readFileSync(file, 'utf8').split('\n')
  const found = {
    pid: Number(pid),
    port: Number(port),
    socketDir,
    isStopping: status?.trim() === 'stopping',
    isAlive: () => isPostgresOf(pgData, Number(pid)),
  }
  return found.pid > 0 && found.isAlive() ? found : null
}

type Found = NonNullable<ReturnType<typeof findPostmaster>>

async function adopt(left: Found, cluster: Cluster) {
  try {
    return isOurs(left, cluster) && (await untilReady(left, cluster, logSize(cluster)))
  } catch {
    // The process ended meanwhile.
    return null
  }
}

// False for a server that is stopping, has lost its socket, or runs binaries that an update has
// replaced.
function isOurs(left: Found, { bin, socketDir }: Cluster) {
  if (left.isStopping || left.port !== socketPort || left.socketDir !== socketDir) return false
  if (!existsSync(join(socketDir, socketName))) return false
  if (process.platform !== 'linux') return true
  return readlinkSync(`/proc/${left.pid}/exe`) === realpathSync(join(bin, 'postgres'))
}

// A killed postmaster leaves children that notice within moments, unless they are busy. While one
// lives, no new server may touch the files.
async function clearRemains({ pgData, socketDir }: Cluster) {
  const deadline = performance.now() + orphansMs
  for (let left = listPostgresOf(pgData); left.length > 0; left = listPostgresOf(pgData)) {
    if (performance.now() > deadline) for (const pid of left) send('SIGKILL', pid)
    await sleep(50)
  }
  // The pid in the file can belong to another program by now, after a reboot or in a new container,
  // or to a zombie; PostgreSQL would mistake either for itself. With no PostgreSQL left in the
  // folder, these files are stale.
  const file = join(pgData, 'postmaster.pid')
  const pid = existsSync(file) && Number.parseInt(readFileSync(file, 'utf8'))
  if (pid && exists(pid) && !isPostgresOf(pgData, pid)) rmSync(file)
  for (const name of [socketName, `${socketName}.lock`])
    rmSync(join(socketDir, name), { force: true })
}

function send(signal: NodeJS.Signals, pid: number) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has just ended.
  }
}

async function startPostmaster(cluster: Cluster) {
  const log = openSync(cluster.logFile, 'a', 0o600)
  const logStart = logSize(cluster)
  const settings = Object.entries(settingsOf(cluster))
  const child = spawn(
    join(cluster.bin, 'postgres'),
    ['-D', cluster.pgData, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A separate session: Ctrl-C in the terminal must not reach it before the server has drained.
    { ...processOptions(cluster.user), detached: true, stdio: ['ignore', log, log] },
  )
  try {
    await once(child, 'spawn')
  } finally {
    closeSync(log)
  }
  child.unref()
  const isAlive = () => child.exitCode === null && child.signalCode === null
  return untilReady({ pid: child.pid!, isAlive }, cluster, logStart)
}

function settingsOf({ socketDir, settings }: Cluster) {
  return {
    listen_addresses: '',
    unix_socket_directories: `"${socketDir}"`,
    unix_socket_permissions: '0700',
    port: String(socketPort),
    max_connections: '100',
    shared_buffers: '128MB',
    timezone: 'UTC',
    jit: 'off',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Keeps user data out of the log: no statements, no values of a refused row.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  }
}

function logSize({ logFile }: Cluster) {
  return statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
}

async function untilReady(postmaster: Postmaster, cluster: Cluster, logStart: number) {
  const url = socketUrl(cluster.socketDir, 'postgres')
  const deadline = performance.now() + readyMs
  while (!(await answers(url))) {
    if (!postmaster.isAlive()) {
      const said = readFileSync(cluster.logFile).subarray(logStart).toString()
      throw new Error(explain(said, cluster.pgData), { cause: said })
    }
    if (performance.now() > deadline) {
      await stopPostmaster(postmaster)
      throw new Error(`PostgreSQL did not get ready in 5 minutes: its log is ${cluster.logFile}.`)
    }
    await sleep(50)
  }
  return postmaster
}
