import type { Jobs } from '#server/tasks.ts'
import { listCities } from './queries.ts'
import { awardBadges, lastRun } from './service.ts'

export const badgeJobs: Jobs<'award-badges'> = {
  'award-badges': {
    // Hourly, because three in the morning comes at another hour in every zone. The later hours of
    // the Monday are for a worker that was down.
    cron: '0 * * * *',
    async run(_, { db }) {
      for (const { id: cityId, timeZone } of await listCities(db)) {
        const at = lastRun(timeZone)
        const isToday = at.toPlainDate().equals(Temporal.Now.plainDateISO(timeZone))
        if (isToday) await awardBadges(db, { cityId, at })
      }
    },
  },
}
