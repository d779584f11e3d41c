// A backup counts once it was restored: unpacked, started, and every table and index read.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { restoreCommand } from '#server/postgres/archive.ts'
import { startBareServer, type BareServer } from '#server/postgres/bare-server.ts'
import { withClient } from '#server/postgres/connection.ts'
import { makeFolder, pgDataIn } from '#server/postgres/data-dir.ts'
import { findDatabaseUser, giveTo, runAs } from '#server/postgres/database-user.ts'
import { findPostmaster, stopPostmaster } from '#server/postgres/postmaster.ts'
import { baseFileIn } from './folder.ts'

/** Unpacks a backup's database. Started in `dataDir`, it reads the archive up to a target. */
export async function unpack(folder: string, dataDir: string, signal?: AbortSignal) {
  const pgData = pgDataIn(dataDir)
  const user = findDatabaseUser(folder)
  for (const made of [dataDir, pgData]) {
    makeFolder(made, 0o700)
    giveTo(user, made)
  }
  await runAs('tar', ['-xzf', baseFileIn(folder), '-C', pgData], user, signal)
  writeFileSync(join(pgData, 'recovery.signal'), '')
}

export async function checkBackup(backupDir: string, folder: string, signal?: AbortSignal) {
  const dataDir = checkDirIn(folder)
  try {
    await unpack(folder, dataDir, signal)
    const server = await startBareServer(dataDir, {
      fsync: 'off',
      restore_command: restoreCommand(backupDir),
      recovery_target: 'immediate',
      // Without it, PostgreSQL follows the newest timeline, which a restore can have begun before this
      // backup's end.
      recovery_target_timeline: 'current',
      recovery_target_action: 'promote',
    })
    const stop = () => void server.stop()
    signal?.addEventListener('abort', stop)
    try {
      signal?.throwIfAborted()
      if (!(await isPromoted(server))) throw new Error('The copy could not be recovered.')
      return await checkDatabase(server.url)
    } finally {
      signal?.removeEventListener('abort', stop)
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const checkDirIn = (folder: string) => join(folder, 'check')

/** Stops the PostgreSQL that a killed process has left running in the folder. */
export async function stopLeft(dataDir: string) {
  const left = findPostmaster(pgDataIn(dataDir))
  if (left) await stopPostmaster(left)
}

/** Waits for the end of the recovery; false if the server has given up before its target. */
export async function isPromoted(server: BareServer) {
  while (server.isAlive()) {
    if (!(await isRecovering(server.url))) return true
    await sleep(200)
  }
  return false
}

async function isRecovering(url: string) {
  try {
    const { rows } = await withClient(url, (client) =>
      client.query<{ recovering: boolean }>('SELECT pg_is_in_recovery() AS recovering'),
    )
    return rows[0]!.recovering
  } catch {
    return true
  }
}

/** Throws when a table or an index is damaged. */
export function checkDatabase(url: string) {
  return withClient(url, async (client) => {
    // Rolled back: the database keeps the extensions it had.
    await client.query('BEGIN')
    await client.query('CREATE EXTENSION IF NOT EXISTS amcheck')
    const { rows } = await client.query(damagedRows)
    if (rows[0]) throw new Error(`The table ${rows[0].name} is damaged: ${rows[0].msg}`)
    await client.query(checkIndexes)
    const counted = await client.query('SELECT count(*)::int AS bookings FROM bookings')
    return { bookings: Number(counted.rows[0].bookings) }
  })
}

const damagedRows = `
  SELECT relation.oid::regclass::text AS name, damage.msg
    FROM pg_class relation CROSS JOIN LATERAL verify_heapam(relation.oid) damage
    WHERE relation.relkind IN ('r', 'm', 't') AND relation.relpersistence = 'p' LIMIT 1`

const checkIndexes = `
  SELECT bt_index_check(index.indexrelid, true)
    FROM pg_index index
    JOIN pg_class relation ON relation.oid = index.indexrelid
    JOIN pg_am method ON method.oid = relation.relam
    WHERE method.amname = 'btree' AND relation.relkind = 'i' AND relation.relpersistence = 'p'
      AND index.indisready AND index.indisvalid`
