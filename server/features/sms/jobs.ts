import type { Jobs } from '#server/tasks.ts'
import { deleteOldSms } from './queries.ts'
import { mostTries, sendSms } from './send.ts'

const keptDays = 90

export const smsJobs: Jobs<'send-sms' | 'prune-sms'> = {
  'send-sms': {
    maxAttempts: 2 * mostTries,
    run: ({ smsId }, context) => sendSms(smsId, context),
  },
  'prune-sms': {
    cron: '25 9 * * *',
    maxAttempts: 1,
    run: (_, { db }) => deleteOldSms(db, keptDays),
  },
}
