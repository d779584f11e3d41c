import { copyFileSync, statSync, truncateSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, type Postmaster, runPostmaster, stopPostmaster } from './postmaster.ts'

const lookMs = 200
const longestPauseMs = 4000
const settledMs = 10_000
const logLimitBytes = 10_000_000

/**
 * Restarts PostgreSQL whenever it ends, until `stop` is called. It never gives up: once a full disk
 * has room again, the server comes back without help.
 */
export function supervise(first: Postmaster, cluster: Cluster, log: (sentence: string) => void) {
  const stopping = new AbortController()
  let postmaster = first
  let startedAt = performance.now()
  let failures = 0

  const pause = (ms: number) =>
    sleep(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {})

  const restart = async () => {
    log('PostgreSQL has ended; starting it again.')
    failures = performance.now() - startedAt < settledMs ? failures + 1 : 0
    if (failures > 1) await pause(Math.min(lookMs * 2 ** failures, longestPauseMs))
    if (stopping.signal.aborted) return
    try {
      postmaster = await runPostmaster(cluster)
      log('PostgreSQL runs again.')
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
    startedAt = performance.now()
  }

  const watch = async () => {
    while (!stopping.signal.aborted) {
      if (postmaster.isAlive()) keepShort(cluster.logFile)
      else await restart()
      await pause(lookMs)
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await watching
      await stopPostmaster(postmaster)
    },
  }
}

// PostgreSQL appends, so it continues at the start of the emptied file.
function keepShort(logFile: string) {
  try {
    if (statSync(logFile).size < logLimitBytes) return
    copyFileSync(logFile, `${logFile}.1`)
    truncateSync(logFile)
  } catch {
    // If this fails, for example on a full disk, the next run tries again.
  }
}
