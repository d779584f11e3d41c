import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

const most = 200

const rows = (db: Db) =>
  db.selectFrom('supportTickets as t').select('t.id').where('t.mergedInto', 'is', null).limit(most)

// Waits for its person for so many days, without having been asked yet unless `isAsked`.
export function listQuiet(db: Db, days: number, isAsked = false) {
  return rows(db)
    .where('t.state', '=', 'pending_user')
    .where('t.pendingAt', '<=', sql<string>`now() - make_interval(days => ${days})`)
    .$if(!isAsked, (query) => query.where('t.nudgedAt', 'is', null))
    .orderBy('t.pendingAt')
    .execute()
}

export function listAsleep(db: Db) {
  return rows(db)
    .where('t.snoozedUntil', '<=', sql<string>`now()`)
    .orderBy('t.snoozedUntil')
    .execute()
}

export function listUnclocked(db: Db) {
  return rows(db)
    .innerJoin('conversations as c', 'c.id', 't.conversationId')
    .where('t.state', 'in', ['new', 'open'])
    .where('t.dueAt', 'is', null)
    .where('t.snoozedUntil', 'is', null)
    .where('c.waitingSince', 'is not', null)
    .execute()
}

export function listOverdue(db: Db) {
  return rows(db)
    .where('t.state', 'in', ['new', 'open'])
    .where('t.dueAt', '<=', sql<string>`now()`)
    .where('t.overdueToldAt', 'is', null)
    .orderBy('t.dueAt')
    .execute()
}

// After the days in which it opens again by itself.
export async function closeOld(db: Db, days: number) {
  await db
    .updateTable('supportTickets')
    .set({ state: 'closed' })
    .where('state', '=', 'solved')
    .where('solvedAt', '<=', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}
