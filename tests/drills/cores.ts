// Splits the cores between the system under load and the crowd that loads it. Otherwise the crowd's
// own work, which grows with its requests, takes the processor from what it measures.
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { query } from './crowd.ts'

const cores = availableParallelism()
// Without taskset (Linux) or a second core, both sides share all cores.
const isSplit = cores > 1 && hasTaskset()
const half = Math.floor(cores / 2)
export const ofSystem = `0-${half - 1}`
export const ofCrowd = `${half}-${cores - 1}`

// The processes that a pinned one starts stay on its cores.
export function pin(pid: number, list: string) {
  if (isSplit) execFileSync('taskset', ['-apc', list, String(pid)], { stdio: 'ignore' })
}

// Before the server connects, so that its connections are pinned as well.
export async function pinPostgres(databaseUrl: string) {
  const [first] = await query<{ file: string }>(
    databaseUrl,
    `SELECT pg_read_file('postmaster.pid') AS file`,
  )
  const running = await query<{ pid: number }>(databaseUrl, 'SELECT pid FROM pg_stat_activity')
  pin(Number(first!.file.split('\n')[0]), ofSystem)
  for (const { pid } of running)
    try {
      pin(pid, ofSystem)
    } catch {
      // The connection that asked has ended.
    }
}

function hasTaskset() {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
