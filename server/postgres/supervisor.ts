import { copyFileSync, statSync, truncateSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, type Postmaster, runPostmaster, stopPostmaster } from './postmaster.ts'

const lookMs = 200
const longestPauseMs = 4000
const settledMs = 10_000
const logLimitBytes = 10_000_000

/**
 * Starts PostgreSQL again whenever it ends, until it is told to stop. It never gives up: a full disk
 * gets room again, and the server should then be back by itself.
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
      log((error as Error).message)
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

// PostgreSQL appends, so it goes on at the beginning of a file that was emptied.
function keepShort(logFile: string) {
  try {
    if (statSync(logFile).size < logLimitBytes) return
    copyFileSync(logFile, `${logFile}.1`)
    truncateSync(logFile)
  } catch {
    // A log that cannot be shortened now, on a full disk perhaps, is shortened at the next look.
  }
}
