import type { RunnerOptions } from 'graphile-worker'
import type { Db } from '#server/database/db.ts'
import { deleteDoneJobs, releaseClaimsOf, releaseLapsedClaims, renewClaims } from './queries.ts'

export type Events = NonNullable<RunnerOptions['events']>

const renewEveryMs = 10_000

// Renews the claims of running jobs, keeps finished jobs from running again, and frees jobs of dead
// processes.
export function createClaims(db: Db) {
  const atHand = new Set<string>()
  const done = new Set<string>()
  const abandoned = new Set<string>()

  // Returns a function to call when the runner with these events is abandoned.
  function watch(events: Events) {
    const workers: string[] = []
    events.on('worker:create', ({ worker }) => workers.push(worker.workerId))
    events.on('job:start', ({ job }) => atHand.add(job.id))
    events.on('job:success', ({ job }) => done.add(job.id))
    events.on('job:complete', ({ job }) => atHand.delete(job.id))
    return () => workers.forEach((worker) => abandoned.add(worker))
  }

  async function tend() {
    const doneNow = [...done]
    if (doneNow.length > 0) await deleteDoneJobs(db, doneNow)
    for (const id of doneNow) done.delete(id)
    if (atHand.size > 0) await renewClaims(db, [...atHand])
    const abandonedNow = [...abandoned]
    if (abandonedNow.length > 0) await releaseClaimsOf(db, abandonedNow, [...atHand])
    for (const worker of abandonedNow) abandoned.delete(worker)
    await releaseLapsedClaims(db)
  }

  const timer = setInterval(() => tend().catch(() => {}), renewEveryMs)
  return { watch, tend, stop: () => clearInterval(timer) }
}
