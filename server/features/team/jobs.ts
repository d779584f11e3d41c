import { inTransaction, type Db } from '#server/database/db.ts'
import { readAccount } from '#server/features/auth/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import type { Jobs } from '#server/tasks.ts'
import { endFinished } from './leaving.ts'
import { tellMember, tellOwner } from './notices.ts'
import { listEndingLicenses, updateEmployee } from './queries.ts'

export const teamJobs: Jobs<'end-finished-members' | 'remind-licenses'> = {
  'end-finished-members': { cron: '* * * * *', run: (_, { db }) => endFinished(db) },
  // Hourly, so that it runs soon after midnight in shop time, in winter and in summer.
  'remind-licenses': { cron: '20 * * * *', run: (_, { db }) => remindLicenses(db) },
}

// Days before expiry; -1 is the day after.
const reminders = [-1, 1, 7, 30]

async function remindLicenses(db: Db) {
  for (const { id, userId, barberId, ...license } of await listEndingLicenses(db)) {
    const due = reminders.find((days) => license.daysLeft <= days)
    if (due === undefined || (license.licenseRemindedDays ?? 1000) <= due) continue
    await inTransaction(db, async (db) => {
      await updateEmployee(db, id, { licenseRemindedDays: due })
      const date = license.licenseExpiresOn ?? ''
      const name = (await readAccount(db, userId))?.name ?? ''
      await tellMember(db, userId, due < 0 ? 'license_ended' : 'license_ending', { date })
      if (due <= 7)
        await tellOwner(db, barberId, due < 0 ? 'license_ended' : 'license_ending', { name, date })
      if (due < 0) await publish(db, 'barber', { barberId })
    })
  }
}
