import { dropPrivate } from '#server/features/media/service.ts'
import type { Jobs } from '#server/tasks.ts'
import { alertOf, mailUnread } from './alerts/alerts.ts'
import { deleteWaiting } from './file-queries.ts'

const waitMinutes = 60

export const messageJobs: Jobs<'alert-message' | 'mail-messages' | 'prune-message-files'> = {
  'alert-message': { maxAttempts: 5, run: (sent, { db }) => alertOf(db, sent) },
  'mail-messages': { cron: '* * * * *', maxAttempts: 1, run: (_, { db }) => mailUnread(db) },
  'prune-message-files': {
    cron: '*/10 * * * *',
    maxAttempts: 1,
    run: async (_, { db }) => dropPrivate(await deleteWaiting(db, waitMinutes)),
  },
}
