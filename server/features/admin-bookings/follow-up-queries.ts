import { sql } from 'kysely'
import type { SubRole } from '#contract/permissions.ts'
import type { Db } from '#server/database/db.ts'
import { lineColumns } from './queries.ts'

const mostCounted = 10_000

type Place = { at: string; id: string } | undefined
type Page = { after: Place; size: number }

// Bookings that this administrator made, the newest first.
export function listMade(db: Db, userId: string, { after, size }: Page) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .leftJoin('profiles as p', 'p.userId', 'k.providerId')
    .select(lineColumns)
    .select('k.createdAt as place')
    .where('k.source', '=', 'admin')
    .where('k.createdBy', '=', userId)
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(k.created_at, k.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('k.createdAt', 'desc')
    .orderBy('k.id', 'desc')
    .limit(size)
    .execute()
}

const due = sql<string>`coalesce(f.due_on, 'infinity'::date)`

// Open follow-ups: what is due first, then what has no day.
export function listAssigned(db: Db, userId: string, { after, size }: Page) {
  return db
    .selectFrom('bookingFollowUps as f')
    .innerJoin('bookings as k', 'k.id', 'f.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .leftJoin('profiles as p', 'p.userId', 'k.providerId')
    .leftJoin('profiles as a', 'a.userId', 'f.createdBy')
    .select(lineColumns)
    .select(['f.id as followUpId', 'f.note', 'f.dueOn', sql<string>`coalesce(a.name, '')`.as('by')])
    .select(sql<string>`${due}::text`.as('place'))
    .where('f.assigneeId', '=', userId)
    .where('f.doneAt', 'is', null)
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(${due}, f.id) > (${after?.at}::date, ${after?.id})`),
    )
    .orderBy(due)
    .orderBy('f.id')
    .limit(size)
    .execute()
}

export async function countMine(db: Db, userId: string, view: 'made' | 'assigned') {
  const those =
    view === 'made'
      ? sql`bookings WHERE source = 'admin' AND created_by = ${userId}`
      : sql`booking_follow_ups WHERE assignee_id = ${userId} AND done_at IS NULL`
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM (SELECT FROM ${those} LIMIT ${mostCounted + 1}) AS counted`.execute(db)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted }
}

export function listColleagues(db: Db, subRoles: readonly SubRole[]) {
  return db
    .selectFrom('adminGrants as g')
    .innerJoin('profiles as p', 'p.userId', 'g.userId')
    .select(['p.userId as id', 'p.name'])
    .distinct()
    .where('g.subRole', 'in', subRoles)
    .where('g.revokedAt', 'is', null)
    .where(sql<boolean>`(g.expires_at IS NULL OR g.expires_at > now())`)
    .where('p.isActive', '=', true)
    .orderBy('p.name')
    .execute()
}

export function findOpenFollowUp(db: Db, bookingId: string) {
  return db
    .selectFrom('bookingFollowUps as f')
    .innerJoin('profiles as p', 'p.userId', 'f.assigneeId')
    .leftJoin('profiles as a', 'a.userId', 'f.createdBy')
    .select(['f.id', 'f.assigneeId', 'p.name', 'f.note', 'f.dueOn', 'f.createdAt'])
    .select(sql<string>`coalesce(a.name, '')`.as('by'))
    .where('f.bookingId', '=', bookingId)
    .where('f.doneAt', 'is', null)
    .executeTakeFirst()
}

type NewFollowUp = {
  bookingId: string
  assigneeId: string
  note: string
  dueOn: string | null
  createdBy: string
}

// One follow-up of a booking is open at a time; a second assignment replaces it.
export async function upsertFollowUp(db: Db, row: NewFollowUp) {
  const { bookingId: _, ...changed } = row
  await db
    .insertInto('bookingFollowUps')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('bookingId').where('doneAt', 'is', null).doUpdateSet(changed),
    )
    .execute()
}

export function setDone(db: Db, id: string, doneBy: string) {
  return db
    .updateTable('bookingFollowUps')
    .set({ doneAt: sql`now()`, doneBy })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .returning(['bookingId', 'note'])
    .executeTakeFirst()
}
