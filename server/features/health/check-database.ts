// The database and the jobs in it.
import type { JobContext } from '#server/tasks.ts'
import { findDatabaseUse, findJobTrouble, findOutboxSeconds, type Finding } from './queries.ts'

type Context = Pick<JobContext, 'db'>

const lateSeconds = { warning: 30, failing: 120 }

export async function checkJobs({ db }: Context): Promise<Finding> {
  const { dead, retried, task, lateSeconds: late } = await findJobTrouble(db)
  if (dead > 0)
    return { state: 'failing', cause: 'jobs_dead', facts: { count: dead, task: task ?? '' } }
  const seconds = Math.max(late, await findOutboxSeconds(db))
  if (seconds >= lateSeconds.warning)
    return {
      state: seconds >= lateSeconds.failing ? 'failing' : 'warning',
      cause: 'jobs_late',
      facts: { seconds },
    }
  if (retried > 0)
    return { state: 'warning', cause: 'jobs_retried', facts: { count: retried, task: task ?? '' } }
  return { state: 'ok', cause: 'jobs_ok' }
}

const usedPercent = { warning: 70, failing: 90 }
const longestMinutes = 10

export async function checkDatabase({ db }: Context): Promise<Finding> {
  const { connections, most, transactionMinutes, isStandby } = await findDatabaseUse(db)
  if (isStandby) return { state: 'failing', cause: 'database_standby' }
  const used = (connections / most) * 100
  const facts = { connections, most }
  if (used >= usedPercent.warning)
    return {
      state: used >= usedPercent.failing ? 'failing' : 'warning',
      cause: 'database_busy',
      facts,
    }
  if (transactionMinutes >= longestMinutes)
    return { state: 'warning', cause: 'database_stuck', facts: { minutes: transactionMinutes } }
  return { state: 'ok', cause: 'database_ok', facts }
}
