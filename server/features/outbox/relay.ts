// Moves outbox rows to the job queue and the live channel. Every server runs one; they take turns.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { isPublicTopic } from '#contract/live.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { AnyJobs } from '#server/tasks.ts'
import {
  hasOutbox,
  insertEvents,
  insertJobs,
  lockRelay,
  notifyLive,
  takeOutbox,
  type JobSpec,
  type OutboxRow,
} from './queries.ts'

const everyMs = 20
const afterErrorMs = 250
const batchSize = 500

type Options = { db: Db; jobs: AnyJobs; log: FastifyBaseLogger }

export function startRelay({ db, jobs, log }: Options) {
  const stopped = new AbortController()
  let isAway = false

  async function run() {
    while (!stopped.signal.aborted) {
      await relayAll(db, jobs).then(
        () => (isAway = false),
        (error: unknown) => {
          if (!isAway) log.warn({ err: error }, 'the outbox waits')
          isAway = true
        },
      )
      const waitMs = isAway ? afterErrorMs : everyMs
      await sleep(waitMs, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  const running = run()

  return {
    stop() {
      stopped.abort()
      return running
    },
  }
}

async function relayAll(db: Db, jobs: AnyJobs) {
  // Usually the outbox is empty, so this costs one small read and no transaction.
  while (await hasOutbox(db)) {
    const carried = await relayBatch(db, jobs)
    if (carried < batchSize) return
  }
}

// Returns the number of rows moved; 0 when another server has the lock.
export function relayBatch(db: Db, jobs: AnyJobs) {
  return inTransaction(db, async (db) => {
    if (!(await lockRelay(db))) return 0
    const rows = await takeOutbox(db, batchSize)

    const specs = jobsIn(rows, jobs)
    if (specs.length > 0) await insertJobs(db, specs)

    const events = eventsIn(rows)
    if (events.length > 0) {
      await insertEvents(db, events)
      await notifyLive(db)
    }
    return rows.length
  })
}

// The last job of a key wins; graphile-worker refuses two in one batch.
function jobsIn(rows: OutboxRow[], jobs: AnyJobs): JobSpec[] {
  const lastOf = new Map<string | number, JobSpec>()
  for (const { id, kind, name, payload, runAt, jobKey } of rows) {
    if (kind !== 'job') continue
    lastOf.set(jobKey ?? id, {
      identifier: name,
      payload,
      run_at: runAt,
      job_key: jobKey,
      max_attempts: jobs[name]?.maxAttempts ?? null,
      priority: jobs[name]?.priority ?? null,
    })
  }
  return [...lastOf.values()]
}

// A public topic carries no data, so once per batch is enough.
function eventsIn(rows: OutboxRow[]) {
  const live = rows.filter(({ kind }) => kind === 'live')
  const lastOf = new Map(live.map(({ id, name }) => [name, id]))
  return live
    .filter(({ id, name }) => !isPublicTopic(name) || lastOf.get(name) === id)
    .map(({ name, payload }) => ({
      topic: name,
      payload: isPublicTopic(name) ? '{}' : JSON.stringify(payload),
    }))
}
