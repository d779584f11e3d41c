// Mails to staff: the first few go out at once, and when a lot happens within minutes (a client who
// books and cancels, a Friday evening) the rest go out together. In the app each appears at once.
import { inTransaction, type Db } from '#server/database/db.ts'
import { findEmployerOf } from '#server/features/businesses/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { deleteLines, insertLine, isBusyNow } from './digest-queries.ts'
import { findContact } from './queries.ts'

const mostAtOnce = 3
const minutes = 10

type Line = { userId: string; bookingId: string; line: string; runAt: string | undefined }

// False when the message should be its own mail.
export async function collect(db: Db, { runAt, ...row }: Line) {
  if (!(await isBusyNow(db, row.userId, { most: mostAtOnce, minutes }))) return false
  const since = Temporal.Instant.from(await insertLine(db, row))
  const due = since.add({ minutes }).toString()
  await enqueue(
    db,
    'mail-digest',
    { userId: row.userId },
    { jobKey: `digest:${row.userId}`, runAt: runAt !== undefined && runAt > due ? runAt : due },
  )
  return true
}

export function mailDigest(db: Db, userId: string) {
  return inTransaction(db, async (db) => {
    const lines = await deleteLines(db, userId)
    if (lines.length === 0) return
    const { email, language } = await findContact(db, userId)
    const isMember = (await findEmployerOf(db, userId)) !== null
    const path = isMember ? '/employee/dashboard?tab=schedule' : '/barber/dashboard?tab=bookings'
    const data = { lines, path } as const
    await queueMail(db, { kind: 'booking-digest', to: email, language, userId, data })
  })
}
