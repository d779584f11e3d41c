import { inTransaction } from '#server/database/db.ts'
import { enqueue, publish } from '#server/features/outbox/service.ts'
import type { Jobs } from '#server/tasks.ts'
import { tellBarber } from './notices.ts'
import { findCityZone, listBarberIds } from './queries.ts'

type Names = 'announce-commission' | 'refresh-commission' | 'tell-commission'

export const commissionRuleJobs: Jobs<Names> = {
  'announce-commission': {
    run: ({ exceptIds, changes }, { db }) =>
      inTransaction(db, async (db) => {
        for (const barberId of await listBarberIds(db, exceptIds))
          await enqueue(db, 'tell-commission', { barberId, changes })
      }),
  },
  'refresh-commission': { run: (_, { db }) => publish(db, 'settings') },
  'tell-commission': {
    run: ({ barberId, changes }, { db }) =>
      inTransaction(db, async (db) => {
        const timeZone = await findCityZone(db)
        await tellBarber(db, { barberId, timeZone, changes })
      }),
  },
}
