import type { Jobs } from '#server/tasks.ts'
import { awardBadges, lastRun } from './service.ts'

export const badgeJobs: Jobs<'award-badges'> = {
  'award-badges': {
    // Three in the morning is 8:00 or 9:00 UTC. The later hours are for a worker that was down.
    cron: '0 8-23 * * 1',
    async run(_, { db }) {
      const run = lastRun()
      const isToday = run.toPlainDate().equals(Temporal.Now.plainDateISO(run.timeZoneId))
      if (isToday) await awardBadges(db, run)
    },
  },
}
