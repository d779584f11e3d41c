import { dropPrivate } from '#server/features/media/service.ts'
import type { Jobs } from '#server/tasks.ts'
import { deleteWaiting } from './file-queries.ts'

const waitMinutes = 60

export const messageJobs: Jobs<'prune-message-files'> = {
  'prune-message-files': {
    cron: '*/10 * * * *',
    maxAttempts: 1,
    run: async (_, { db }) => dropPrivate(await deleteWaiting(db, waitMinutes)),
  },
}
