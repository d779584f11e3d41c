// Keeps graphile-worker running across database outages.
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  Logger,
  parseCronItems,
  run,
  type Job,
  type Runner,
  type RunnerOptions,
} from 'graphile-worker'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { Client } from '#server/database/client.ts'
import type { Db } from '#server/database/db.ts'
import { jobRuns } from '#server/metrics/instruments.ts'
import { watchPool } from '#server/metrics/pools.ts'
import type { AnyJobs } from '#server/tasks.ts'
import { createClaims, type Events } from './claims.ts'
import { createGentleTurns } from './gently.ts'

const concurrency = 4
const restartMs = 1000
const stopWithinMs = 10_000

type Options = {
  db: Db
  own: Db
  url: string
  config: Config
  log: FastifyBaseLogger
  jobs: AnyJobs
}

// `db` is for the jobs, `own` for the runner itself.
export async function startRunner(options: Options) {
  const stopped = new AbortController()
  const { promise: started, resolve: starts } = Promise.withResolvers<void>()
  const claims = createClaims(options.own)
  let runner: Runner | undefined
  let isAway = false

  async function runOnce() {
    const pool = openPool(options.url)
    const events: Events = new EventEmitter()
    const abandon = claims.watch(events)
    const trouble = troubleIn(events)
    try {
      runner = await run({ ...runnerOptions(options, events), pgPool: pool })
      isAway = false
      starts()
      await claims.tend().catch(() => {})
      if (stopped.signal.aborted) await stopGently(runner)
      await Promise.race([runner.promise, trouble])
    } finally {
      abandon()
      runner?.stop().catch(() => {})
      await Promise.race([pool.end().catch(() => {}), wait(restartMs)])
    }
  }

  async function repeat() {
    while (!stopped.signal.aborted) {
      await runOnce().catch((error: unknown) => {
        if (!isAway) options.log.warn({ err: error }, 'jobs wait')
        isAway = true
      })
      await sleep(restartMs, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  const running = repeat()
  await started
  return {
    async stop() {
      stopped.abort()
      if (runner) await stopGently(runner)
      // An unresponsive database must not keep the process from ending.
      await Promise.race([running, wait(stopWithinMs)])
      claims.stop()
    },
  }
}

// A runner that has lost the database may wait for minutes or forever, so it is abandoned and
// replaced.
function troubleIn(events: Events) {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  events.once('pool:listen:error', resolve)
  events.once('pool:fatalError', resolve)
  events.once('worker:getJob:error', resolve)
  return promise
}

async function stopGently(runner: Runner) {
  const gently = runner.stop().catch(() => {})
  const isDone = await Promise.race([gently.then(() => true), wait(stopWithinMs)])
  // Jobs that do not end are released and retried later.
  if (!isDone) await Promise.race([runner.kill().catch(() => {}), wait(stopWithinMs)])
}

const wait = (ms: number) => sleep(ms, false, { ref: false })

function runnerOptions({ db, config, log, jobs }: Options, events: Events): RunnerOptions {
  // Error messages may name people, so they stay in the queue (see listDeadJobs).
  const describe = ({ task_identifier: task, id, attempts }: Job) => ({ task, id, attempts })
  events.on('job:error', ({ job, error }) => {
    log.warn({ ...describe(job), type: nameOf(error) }, 'a job failed')
  })
  events.on('job:failed', ({ job }) => log.error(describe(job), 'a job gave up'))
  countRuns(events)
  const gently = createGentleTurns()
  return {
    events,
    concurrency,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      const isBad = level === 'error' || level === 'warning'
      if (isBad && !meta?.failure) log.warn(message)
    }),
    taskList: Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [
        name,
        async (payload, { abortSignal: signal }) => {
          const work = () => job.run(payload as never, { db, config, log, signal })
          await (job.isGentle ? gently(work) : work())
        },
      ]),
    ),
    parsedCronItems: parseCronItems(
      Object.entries(jobs).flatMap(([task, { cron, maxAttempts }]) =>
        cron === undefined ? [] : { task, match: cron, options: { maxAttempts } },
      ),
    ),
    // Without these, graphile-worker 0.18 does not wait until a job's completion is recorded, and a
    // database failure at that moment crashes the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
}

function countRuns(events: Events) {
  const count = (outcome: string) => (event: { job: Job }) =>
    jobRuns.inc({ task: event.job.task_identifier, outcome })
  events.on('job:success', count('done'))
  events.on('job:error', count('failed'))
  events.on('job:failed', count('given up'))
}

function nameOf(error: unknown) {
  return error instanceof Error ? error.name : typeof error
}

const timestamptz = 1184
const int8 = 20

function openPool(url: string) {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: concurrency + 2,
    connectionTimeoutMillis: 5000,
    // A server that hangs never times out by itself.
    query_timeout: 5000,
    // graphile-worker needs the driver's default types, which db.ts changes.
    types: {
      getTypeParser(oid, format) {
        if (oid === timestamptz) return (text: string) => new Date(text)
        if (oid === int8) return (text: string) => text
        return pg.types.getTypeParser(oid, format)
      },
    },
  })
  watchPool('runner', pool)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
