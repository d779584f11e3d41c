import type { Notification } from '#contract/notifications.ts'
import type { Jobs } from '#server/jobs.ts'
import { pushNotification } from './push.ts'
import { findNotification } from './queries.ts'

export const notificationJobs: Jobs<{ 'send-push': { userId: string; notificationId: string } }> = {
  'send-push': {
    maxAttempts: 5,
    async run({ userId, notificationId }, { db }) {
      const row = await findNotification(db, userId, notificationId)
      if (row) await pushNotification(db, userId, row as Notification)
    },
  },
}
