import { inTransaction, type Db } from '#server/database/db.ts'
import type { Jobs } from '#server/tasks.ts'
import { remindOfLicense } from './notices.ts'
import { insertReminder, listDueReminders } from './reminder-queries.ts'

export const approvalJobs: Jobs<'remind-of-licenses'> = {
  'remind-of-licenses': {
    // Every hour, so that a worker that was down at midnight catches up.
    cron: '5 * * * *',
    run: (_, { db }) => remindOfLicenses(db),
  },
}

async function remindOfLicenses(db: Db) {
  for (const due of await listDueReminders(db))
    await inTransaction(db, async (db) => {
      const { barberId, expiresOn, daysBefore } = due
      if (await insertReminder(db, { barberId, expiresOn, daysBefore }))
        await remindOfLicense(db, due)
    })
}
