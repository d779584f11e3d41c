// Sends the messages of one announcement: to the client, the staff and the administrators it concerns.
import { inTransaction } from '#server/database/db.ts'
import type { Announcement } from '#server/features/bookings/announce.ts'
import type { JobContext } from '#server/tasks.ts'
import { insertSent } from './queries.ts'
import { sendToAdmins } from './send-to-admins.ts'
import { sendToClient } from './send-to-client.ts'
import { sendToStaff } from './send-to-staff.ts'

export async function sendMessages(context: JobContext, announcement: Announcement) {
  await sendOnce(context, announcement, 'client', (context) => sendToClient(context, announcement))
  for (const userId of staffOf(announcement))
    await sendOnce(context, announcement, userId, ({ db }) => sendToStaff(db, announcement, userId))
  await sendOnce(context, announcement, 'admins', ({ db }) => sendToAdmins(db, announcement))
}

function staffOf({ booking, actorId, onlyStaffId }: Announcement) {
  const concerned = onlyStaffId === null ? [booking.barberId, booking.providerId] : [onlyStaffId]
  return new Set(concerned.filter((userId) => userId !== actorId))
}

// A job can run twice. A message is queued in the transaction that records it, so it is sent once.
function sendOnce(
  context: JobContext,
  { id }: Announcement,
  recipient: string,
  send: (context: JobContext) => Promise<unknown>,
) {
  return inTransaction(context.db, async (db) => {
    if (await insertSent(db, id, recipient)) await send({ ...context, db })
  })
}
