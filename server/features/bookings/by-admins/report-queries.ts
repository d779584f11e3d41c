import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export async function setReportClosed(db: Db, id: string, by: Omit<Decision, 'state'>) {
  await db
    .updateTable('problemReports')
    .set({ ...by, state: 'closed', decidedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

type Decision = { state: 'happened' | 'not_happened'; reason: string; decidedBy: string }

// Both kinds of report about one booking get the same decision.
export async function setReportsDecided(db: Db, bookingId: string, decision: Decision) {
  await db
    .updateTable('problemReports')
    .set({ ...decision, decidedAt: sql`now()` })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'open')
    .execute()
}
