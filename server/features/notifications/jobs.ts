import type { Jobs } from '#server/jobs.ts'
import { sendPush, type Push } from './push.ts'

export const notificationJobs: Jobs<{ 'send-push': Push }> = {
  'send-push': { maxAttempts: 5, run: (push, { db }) => sendPush(db, push) },
}
