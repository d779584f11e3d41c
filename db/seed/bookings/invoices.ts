// The invoices of the demo city's completed bookings, and one that was taken back.
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { moveLocked } from '#server/features/bookings/moves/moves.ts'
import { issuePast } from '#server/features/invoices/issue.ts'
import { demoClient } from '#db/seed/clients.ts'
import { admin, personId } from '#db/seed/people.ts'

// Few enough that a slow machine answers within the query timeout.
const atOnce = 500

export async function writeInvoices(db: Db) {
  await sql`INSERT INTO invoice_requests (cause, booking_id, due_at)
    SELECT 'completed:' || id || ':1', id, completed_at + interval '3 minutes' FROM bookings
    WHERE status = 'completed' AND (client_id IS NOT NULL OR guest_email IS NOT NULL)
    ORDER BY completed_at, id`.execute(db)
  const oldest = await findOldest(db)
  if (oldest) await dropTip(db, oldest.id)
  await issueAll(db)
  if (oldest) await takeBack(db, oldest.id)
  await issueAll(db)
}

// In the order in which they were due.
export async function issueAll(db: Db) {
  const requests = await db
    .selectFrom('invoiceRequests')
    .select('id')
    .orderBy('dueAt')
    .orderBy('id')
    .execute()
  const ids = requests.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += atOnce)
    await issuePast(db, ids.slice(from, from + atOnce))
}

// The demo client's oldest visit, of which nobody has said anything.
export function findOldest(db: Db) {
  return db
    .selectFrom('bookings as k')
    .select(['k.id', 'k.totalCents', 'k.createdAt'])
    .where('k.clientId', '=', personId(demoClient.email))
    .where('k.status', '=', 'completed')
    .where('k.disputeStatus', 'is', null)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM reviews WHERE booking_id = k.id)`)
    .orderBy('k.startsAt')
    .limit(1)
    .executeTakeFirst()
}

// A credit note takes its whole invoice back, and a tip at the shop would not go back with the card money.
async function dropTip(db: Db, id: string) {
  await db.updateTable('bookings').set({ tipCents: 0 }).where('id', '=', id).execute()
}

// It turns out not to have taken place. What was paid for it goes back.
async function takeBack(db: Db, id: string) {
  await lockCurrent(db, id)
  await moveLocked(db, id, 'void', {
    parts: ['enforcer'],
    actorId: personId(admin.email),
    reason: 'Entered twice by mistake. There was one visit that week.',
    isQuiet: true,
  })
}
