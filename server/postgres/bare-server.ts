import { realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { socketUrl } from './connection.ts'
import { pgDataIn, prepareDataDir, systemFolder } from './data-dir.ts'
import { findDatabaseUser } from './database-user.ts'
import { runPostmaster, stopPostmaster } from './postmaster.ts'
import { prepareSocketDir } from './socket-dir.ts'

export type BareServer = Awaited<ReturnType<typeof startBareServer>>

/** Starts PostgreSQL in the folder without a supervisor and without the lock: if it dies, it stays dead. */
export async function startBareServer(dataDir: string, settings: Record<string, string>) {
  const user = findDatabaseUser(pgDataIn(dataDir))
  prepareDataDir(dataDir, user)
  const binaries = prepareBinaries({ copyRoot: user ? systemFolder : dataDir, user })
  await prepareCluster(dataDir, { binaries, user, isDurable: settings.fsync !== 'off' })
  const pgData = realpathSync(pgDataIn(dataDir))
  const socketDir = prepareSocketDir(pgData, user)
  const logFile = join(dataDir, 'postgres.log')
  const cluster = { pgData, socketDir, logFile, bin: binaries.bin, user, settings }
  const postmaster = await runPostmaster(cluster)
  return {
    pgData,
    socketDir,
    user,
    url: socketUrl(socketDir, 'kempt'),
    isAlive: () => postmaster.isAlive(),
    async stop() {
      await stopPostmaster(postmaster)
      rmSync(socketDir, { recursive: true, force: true })
    },
  }
}
