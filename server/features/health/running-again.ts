// Gives jobs and mails that have used up their tries new ones.
import type { RunAgain } from '#contract/admin/health.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { retryMail } from '#server/features/mail/service.ts'
import { listDeadMails, rescheduleDeadJobs, rescheduleDeadPushes } from './queries.ts'

export function runAgain(caller: SignedInCaller, { part, reason }: RunAgain) {
  return inTransaction(caller.db, async (db) => {
    const count = await again[part](db)
    const deed = { action: 'run-again', entity: 'health', entityId: part, reason }
    await writeDown({ ...caller, db }, { ...deed, after: { count } })
    return { count }
  })
}

const again: Record<RunAgain['part'], (db: Db) => Promise<number>> = {
  mail: retryMails,
  push: rescheduleDeadPushes,
  jobs: rescheduleDeadJobs,
}

async function retryMails(db: Db) {
  let count = 0
  for (const { id } of await listDeadMails(db)) if (await retryMail(db, id)) count++
  return count
}
