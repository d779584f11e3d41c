// Starts, supervises and stops the PostgreSQL from the npm packages.
import { realpathSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refuseForeignArchive } from '#server/backups/owner.ts'
import { makePrivate } from '#server/storage/private-files.ts'
import { archiveSettings, prepareArchive } from './archive.ts'
import { prepareBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { answers, createDatabase, socketUrl } from './connection.ts'
import { pgDataIn, prepareDataDir, systemFolder } from './data-dir.ts'
import { findDatabaseUser } from './database-user.ts'
import { explain } from './failures.ts'
import { findHolder, type Holder, type Lock, tryLock } from './lock.ts'
import { type Cluster, findPostmaster, runPostmaster } from './postmaster.ts'
import { prepareSocketDir } from './socket-dir.ts'
import { supervise } from './supervisor.ts'

export type PostgresOptions = {
  dataDir: string
  /** Created if missing. */
  database?: string
  /** Where the write-ahead log is archived; null for no archive. */
  backupDir?: string | null
  /** The web server's port, named in the error when a second Kempt starts on this folder. */
  port?: number
  /** Overrides our PostgreSQL settings; tests switch fsync off. */
  settings?: Record<string, string>
  /** Uses the server of a running Kempt instead of refusing to start. */
  share?: boolean
  /** Called when PostgreSQL has died and when it is back. */
  log?: (sentence: string) => void
  /** The npm package with the binaries, and where to copy them if need be. */
  packageDir?: string
  copyRoot?: string
}

export type Postgres = {
  url: string
  socketDir: string
  /** False when another process runs the server; `stop` then leaves it alone. */
  isOwner: boolean
  /** Makes the next start wait for this process instead of refusing. Call it before draining. */
  leaving(): void
  stop(): Promise<void>
}

const graceMs = 1500
const leavingMs = 60_000

/** Throws an Error whose message is one sentence for the terminal. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir)
  try {
    return await start({ database: 'kempt', ...options, dataDir })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    throw new Error(explain(error.message, dataDir), { cause: error })
  }
}

type Settled = PostgresOptions & { database: string }

async function start(options: Settled): Promise<Postgres> {
  const user = findDatabaseUser(pgDataIn(options.dataDir))
  prepareDataDir(options.dataDir, user)
  const dataDir = realpathSync(options.dataDir)
  const lock = await lockOrJoin({ ...options, dataDir })
  if ('url' in lock) return lock

  try {
    const backupDir = options.backupDir ? resolve(options.backupDir) : null
    if (backupDir) {
      refuseForeignArchive(dataDir, backupDir)
      prepareArchive(backupDir, user)
    }
    const settings = { ...(backupDir && archiveSettings(backupDir)), ...options.settings }
    const binaries = prepareBinaries({
      packageDir: options.packageDir,
      copyRoot: options.copyRoot ?? (user ? systemFolder : dataDir),
      user,
    })
    await prepareCluster(dataDir, { binaries, user, isDurable: options.settings?.fsync !== 'off' })
    const pgData = pgDataIn(dataDir)
    const logFile = join(dataDir, 'postgres.log')
    makePrivate(dataDir)
    const socketDir = prepareSocketDir(pgData, user)
    return await own(
      { pgData, socketDir, logFile, bin: binaries.bin, user, settings },
      lock,
      options,
    )
  } catch (error) {
    lock.release()
    throw error
  }
}

async function own(cluster: Cluster, lock: Lock, { database, log }: Settled): Promise<Postgres> {
  const { socketDir } = cluster
  const server = supervise(await runPostmaster(cluster), cluster, log ?? (() => {}))
  try {
    await createDatabase(socketDir, database)
  } catch (error) {
    await server.stop()
    throw error
  }

  const stop = async () => {
    lock.leaving()
    await server.stop()
    rmSync(socketDir, { recursive: true, force: true })
    lock.release()
  }
  let stopped: Promise<void> | undefined
  return {
    url: socketUrl(socketDir, database),
    socketDir,
    isOwner: true,
    leaving: () => lock.leaving(),
    stop: () => (stopped ??= stop()),
  }
}

// Waits for a Kempt that is shutting down; joins one that stays, or refuses to start.
async function lockOrJoin(options: Settled): Promise<Lock | Postgres> {
  const { dataDir, port, share } = options
  const began = performance.now()
  for (;;) {
    const lock = tryLock(dataDir, port)
    if (lock) return lock

    const holder = findHolder(dataDir)
    const joined = share && !holder?.isLeaving && (await joinRunning(options))
    if (joined) return joined

    const patienceMs = share || holder?.isLeaving ? leavingMs : graceMs
    if (performance.now() - began > patienceMs) throw alreadyRuns(dataDir, holder)
    await sleep(100)
  }
}

async function joinRunning({ dataDir, database }: Settled): Promise<Postgres | null> {
  const server = findPostmaster(pgDataIn(dataDir))
  if (!server) return null
  const { socketDir } = server
  const url = socketUrl(socketDir, database)
  if (!(await answers(url))) return null
  return { url, socketDir, isOwner: false, leaving: () => {}, stop: async () => {} }
}

function alreadyRuns(dataDir: string, holder: Holder | null) {
  const who = [holder && `process ${holder.pid}`, holder?.port && `port ${holder.port}`]
  const known = who.filter(Boolean).join(', ')
  return new Error(
    `Kempt already runs from this folder${known && ` (${known})`}: stop it first, or set DATA_DIR to another folder than ${dataDir}.`,
  )
}
