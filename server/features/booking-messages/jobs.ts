import type { Announcement } from '#server/features/bookings/announce.ts'
import type { Jobs } from '#server/tasks.ts'
import { mailDigest } from './digest.ts'
import { deleteSent } from './queries.ts'
import { sendMessages } from './send.ts'

// Longer than a job is retried.
const sentDays = 30

export const bookingMessageJobs: Jobs<'announce-booking' | 'mail-digest' | 'forget-sent-messages'> =
  {
    'announce-booking': {
      // Before mails, so that notifications appear in the app at once.
      priority: -1,
      run: (announcement, context) => sendMessages(context, announcement as Announcement),
    },
    'mail-digest': { run: ({ userId }, { db }) => mailDigest(db, userId) },
    'forget-sent-messages': { cron: '50 9 * * *', run: (_, { db }) => deleteSent(db, sentDays) },
  }
