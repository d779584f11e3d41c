import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { ProblemReports } from '#server/database/tables.ts'

// A repeated report keeps the first row.
export async function insertReport(db: Db, row: Insertable<ProblemReports>) {
  await db
    .insertInto('problemReports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bookingId', 'kind']).doNothing())
    .execute()
}

// Client and barber agreed, or the booking is off: there is nothing left to decide.
export async function settleReports(db: Db, bookingId: string) {
  await db
    .updateTable('problemReports')
    .set({ state: 'settled' })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'open')
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
