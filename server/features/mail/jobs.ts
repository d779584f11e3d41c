import type { Jobs } from '#server/tasks.ts'
import { deleteOldMails } from './queries.ts'
import { mostTries, sendMail } from './send.ts'

const keptDays = 90

export const mailJobs: Jobs<'send-mail' | 'prune-mails'> = {
  'send-mail': {
    // The mail counts its own tries; database failures must not use them up.
    maxAttempts: 2 * mostTries,
    run: ({ mailId }, context) => sendMail(mailId, context),
  },
  'prune-mails': {
    cron: '20 9 * * *',
    maxAttempts: 1,
    run: (_, { db }) => deleteOldMails(db, keptDays),
  },
}
