import { publish } from '#server/features/outbox/service.ts'
import type { Jobs } from '#server/tasks.ts'

export const flagJobs: Jobs<'announce-flags'> = {
  'announce-flags': { run: (_, { db }) => publish(db, 'feature_flags') },
}
