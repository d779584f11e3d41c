import { inTransaction } from '#server/database/db.ts'
import { queueMail } from '#server/features/mail/service.ts'
import type { Jobs } from '#server/tasks.ts'
import { mailBookingLink } from './bookings.ts'

export const guestJobs: Jobs<'mail-booking-link' | 'mail-guest-code'> = {
  'mail-booking-link': { run: (asked, { db }) => mailBookingLink(db, asked) },
  'mail-guest-code': {
    priority: -1,
    run: ({ email, code, language }, { db }) =>
      inTransaction(db, (db) =>
        queueMail(db, { kind: 'guest-code', to: email, language, data: { code } }),
      ),
  },
}
