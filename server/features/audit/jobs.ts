import type { Jobs } from '#server/tasks.ts'
import { checkTrail } from './check.ts'
import { findHead } from './check-queries.ts'

export const auditJobs: Jobs<'check-audit'> = {
  'check-audit': {
    cron: '35 * * * *',
    async run(_, { db, log }) {
      const { last } = await checkTrail(db)
      const { position, hash } = await findHead(db)
      // Outside the database, where it cannot be rewritten along with the trail.
      const about = { position, hash: hash.toString('hex'), breaks: last?.breaks ?? [] }
      if (about.breaks.length > 0) log.error(about, 'audit: the trail was changed')
      else log.info(about, 'audit: the trail is complete')
    },
  },
}
