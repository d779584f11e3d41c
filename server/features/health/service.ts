// How the parts of the system are. The worker looks each minute, the screen reads what it found.
import { setTimeout as sleep } from 'node:timers/promises'
import { healthParts, type HealthCheck, type HealthPart } from '#contract/admin/health.ts'
import type { Db } from '#server/database/db.ts'
import type { JobContext } from '#server/tasks.ts'
import { checkDatabase, checkJobs } from './check-database.ts'
import { checkBackup, checkDisk, checkStorage } from './check-files.ts'
import { checkMail, checkPush, checkSms } from './check-messages.ts'
import { checkPayments } from './check-payments.ts'
import { listFindings, saveFinding, type Finding } from './queries.ts'

type Context = Pick<JobContext, 'db' | 'config'>

const patienceMs = 8000
// The worker reports every minute; after this it is taken for dead.
const freshMinutes = 3

// `broken` is the finding when the check itself fails.
const checks: Record<HealthPart, { run: (context: Context) => Promise<Finding>; broken: Finding }> =
  {
    mail: { run: checkMail, broken: { state: 'failing', cause: 'mail_unreachable' } },
    sms: { run: checkSms, broken: { state: 'failing', cause: 'sms_unreachable' } },
    push: { run: checkPush, broken: { state: 'warning', cause: 'not_checked' } },
    payments: { run: checkPayments, broken: { state: 'failing', cause: 'payments_unreachable' } },
    jobs: { run: checkJobs, broken: { state: 'warning', cause: 'not_checked' } },
    storage: { run: checkStorage, broken: { state: 'failing', cause: 'storage_unreachable' } },
    database: { run: checkDatabase, broken: { state: 'failing', cause: 'database_unreachable' } },
    disk: { run: checkDisk, broken: { state: 'warning', cause: 'disk_unreadable' } },
    backup: { run: checkBackup, broken: { state: 'warning', cause: 'not_checked' } },
  }

export async function checkHealth(context: Context) {
  await Promise.all(
    healthParts.map(async (part) => saveFinding(context.db, part, await look(part, context))),
  )
}

async function look(part: HealthPart, context: Context): Promise<Finding> {
  const { run, broken } = checks[part]
  try {
    return await Promise.race([run(context), giveUp()])
  } catch (error) {
    return { ...broken, facts: { error: nameOf(error) } }
  }
}

async function giveUp(): Promise<never> {
  await sleep(patienceMs, undefined, { ref: false })
  throw Object.assign(new Error('No answer in time.'), { code: 'ETIMEDOUT' })
}

// Messages of errors may name people and places, codes do not.
function nameOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

export async function readHealth(db: Db) {
  const found = await listFindings(db, freshMinutes)
  const checkedAt =
    found
      .map((each) => each.checkedAt)
      .toSorted()
      .at(-1) ?? null
  const checks = healthParts.flatMap((part): HealthCheck[] => {
    const finding = found.find(({ name }) => name === part)
    if (!finding) return []
    const { state, cause, facts, since, isOld } = finding
    if (!isOld) return [{ part, state, cause, facts, since }]
    const silent = { part, facts: {}, since: finding.checkedAt }
    // Without the worker nothing is known, except that jobs do not run.
    return part === 'jobs'
      ? [{ ...silent, state: 'failing', cause: 'jobs_silent' }]
      : [{ ...silent, state: 'unknown', cause: 'not_checked' }]
  })
  return { checkedAt, checks }
}
