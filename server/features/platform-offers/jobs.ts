import { publish } from '#server/features/outbox/service.ts'
import type { Jobs } from '#server/tasks.ts'

export const platformOfferJobs: Jobs<'refresh-offers'> = {
  // The cards of all barbers are read again.
  'refresh-offers': { run: (_, { db }) => publish(db, 'settings') },
}
