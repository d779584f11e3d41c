import type { Jobs } from '#server/tasks.ts'
import { sendPush } from './push.ts'

export const notificationJobs: Jobs<'send-push'> = {
  'send-push': { maxAttempts: 5, run: (push, context) => sendPush(context, push) },
}
