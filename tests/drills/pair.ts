// A primary and its synchronous standby, from the embedded binaries alone.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBareServer } from '#server/postgres/bare-server.ts'
import { takeBaseBackup } from '#server/postgres/base-backup.ts'
import { createDatabase } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { asUser, giveTo, type DatabaseUser } from '#server/postgres/database-user.ts'
import { listPostgresOf } from '#server/postgres/processes.ts'
import { query } from './crowd.ts'

export type Node = Awaited<ReturnType<typeof startNode>>

async function startNode(dataDir: string, settings: Record<string, string>) {
  const server = await startBareServer(dataDir, settings)
  const signal = (name: NodeJS.Signals) => {
    for (const pid of listPostgresOf(server.pgData)) send(name, pid)
  }
  return {
    ...server,
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    async stop() {
      signal('SIGCONT')
      await server.stop()
    },
  }
}

function send(name: NodeJS.Signals, pid: number) {
  try {
    process.kill(pid, name)
  } catch {
    // The process has just ended.
  }
}

const settings = { max_connections: '200' }

export async function startPrimary(dataDir: string) {
  const node = await startNode(dataDir, settings)
  await createDatabase(node.socketDir, 'kempt')
  return node
}

// From now on, the primary acknowledges a commit when the standby has it too.
export async function startStandby(primary: Node, dataDir: string) {
  const backup = join(dataDir, 'backup')
  const pgData = pgDataIn(dataDir)
  makeFolder(dataDir, primary.user)
  makeFolder(pgData, primary.user)
  await takeBaseBackup(primary.url, backup)
  const unpacked = asUser('tar', ['-xf', join(backup, 'base.tar'), '-C', pgData], primary.user)
  if (unpacked.status !== 0) throw new Error(unpacked.stderr)
  writeFileSync(join(pgData, 'standby.signal'), '')
  const standby = await startNode(dataDir, {
    ...settings,
    primary_conninfo: `host=${primary.socketDir} user=postgres`,
  })
  await query(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`)
  await query(primary.url, 'SELECT pg_reload_conf()')
  return standby
}

export async function promote(standby: Node) {
  await query(standby.url, 'SELECT pg_promote()')
}

function makeFolder(folder: string, user: DatabaseUser | null) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  giveTo(user, folder)
}
