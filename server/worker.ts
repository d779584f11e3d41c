// Does what was put off: carries the outbox, and runs the jobs. Beside the web in its process, or
// on machines of its own.
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyBaseLogger } from 'fastify'
import {
  Logger,
  parseCronItems,
  run,
  type Job,
  type Runner,
  type RunnerOptions,
} from 'graphile-worker'
import pg from 'pg'
import { readConfig } from './config.ts'
import { connect, type Db } from './db.ts'
import { configureMail } from './features/mail/service.ts'
import { configurePush } from './features/notifications/service.ts'
import { releaseLapsedClaims, renewClaims } from './features/outbox/queries.ts'
import { startRelay } from './features/outbox/relay.ts'
import { configureSms } from './features/sms/service.ts'
import { jobs as allJobs, type AnyJobs } from './jobs.ts'
import { loggerOptions } from './log.ts'
import { migrate } from './migrate.ts'
import { defaultDataDir } from './postgres/data-dir.ts'
import { startPostgres } from './postgres/launcher.ts'

type Options = { db: Db; url: string; log: FastifyBaseLogger; jobs?: AnyJobs }

const concurrency = 4
const restartMs = 1000
const stopWithinMs = 10_000
const renewEveryMs = 10_000

// `db` is for the jobs; the machinery has connections of its own.
export async function startWorker({ db, url, log, jobs = allJobs }: Options) {
  const own = connect(url, { max: 2, statementTimeoutMs: 10_000 })
  const runner = await keepRunning({ db, url, log, jobs, own })
  const relay = startRelay({ db: own, jobs, log })

  return {
    async stop() {
      await relay.stop()
      await runner.stop()
      await own.destroy()
    },
  }
}

type RunnerParts = Required<Options> & { own: Db }

// A runner whose database goes away stops; another takes its place.
async function keepRunning(parts: RunnerParts) {
  const stopped = new AbortController()
  const { promise: started, resolve: starts } = Promise.withResolvers<void>()
  let runner: Runner | undefined

  async function runOnce() {
    const pool = openPool(parts.url)
    const claims = createClaims(parts.own)
    try {
      runner = await run({ ...runnerOptions(parts, claims.events), pgPool: pool })
      starts()
      if (stopped.signal.aborted) await stopGently(runner)
      await runner.promise
    } finally {
      claims.stop()
      await pool.end()
    }
  }

  async function repeat() {
    while (!stopped.signal.aborted) {
      await runOnce().catch((error: unknown) => parts.log.warn({ err: error }, 'jobs wait'))
      await sleep(restartMs, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  const running = repeat()
  await started
  return {
    async stop() {
      stopped.abort()
      if (runner) await stopGently(runner)
      // A database that does not answer must not keep the process from ending.
      await Promise.race([running, wait(stopWithinMs)])
    },
  }
}

type Events = NonNullable<RunnerOptions['events']>

// Keeps the jobs at hand ours, and frees those of workers that are no more.
function createClaims(db: Db) {
  const events: Events = new EventEmitter()
  let workerPool = ''
  events.on('pool:create', (event) => (workerPool = event.workerPool.id))

  async function tend() {
    await renewClaims(db, workerPool)
    await releaseLapsedClaims(db)
  }
  const tendOrWait = () => tend().catch(() => {})
  events.on('cron:started', tendOrWait)
  const timer = setInterval(tendOrWait, renewEveryMs)
  return { events, stop: () => clearInterval(timer) }
}

async function stopGently(runner: Runner) {
  const gently = runner.stop().catch(() => {})
  const isDone = await Promise.race([gently.then(() => true), wait(stopWithinMs)])
  // Jobs that would not end are given back, and tried again later.
  if (!isDone) await Promise.race([runner.kill().catch(() => {}), wait(stopWithinMs)])
}

const wait = (ms: number) => sleep(ms, false, { ref: false })

function runnerOptions({ db, log, jobs }: RunnerParts, events: Events): RunnerOptions {
  // What a service answered may name people, so it stays in the queue (see listDeadJobs).
  const describe = ({ task_identifier: task, id, attempts }: Job) => ({ task, id, attempts })
  events.on('job:error', ({ job, error }) => {
    log.warn({ ...describe(job), type: nameOf(error) }, 'a job failed')
  })
  events.on('job:failed', ({ job }) => log.error(describe(job), 'a job gave up'))
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
        async (payload, { abortSignal }) =>
          void (await job.run(payload as never, { db, log, signal: abortSignal })),
      ]),
    ),
    parsedCronItems: parseCronItems(
      Object.entries(jobs).flatMap(([task, { cron, maxAttempts }]) =>
        cron === undefined ? [] : { task, match: cron, options: { maxAttempts } },
      ),
    ),
    // Without these graphile-worker 0.18 does not wait for the note that a job is done, and a
    // database that goes away at that moment takes the process with it.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
}

function nameOf(error: unknown) {
  return error instanceof Error ? error.name : typeof error
}

const timestamptz = 1184
const int8 = 20

function openPool(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: concurrency + 2,
    connectionTimeoutMillis: 5000,
    // graphile-worker counts on the driver's own types, which db.ts changes for everyone else.
    types: {
      getTypeParser(oid, format) {
        if (oid === timestamptz) return (text: string) => new Date(text)
        if (oid === int8) return (text: string) => text
        return pg.types.getTypeParser(oid, format)
      },
    },
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function main() {
  const config = readConfig(process.env)
  configureMail(config)
  configureSms(config)
  configurePush(config)
  const { log } = fastify({ logger: loggerOptions(config) })
  const dataDir = config.DATA_DIR ?? defaultDataDir()
  const postgres = config.DATABASE_URL ? undefined : await startPostgres({ dataDir, share: true })
  const url = config.DATABASE_URL ?? postgres?.url ?? ''
  await migrate(url)
  const db = connect(url, { max: config.DATABASE_POOL })
  const worker = await startWorker({ db, url, log })
  log.info('the worker runs')

  async function leave() {
    await worker.stop()
    await db.destroy()
    await postgres?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave())
}

if (import.meta.main)
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
