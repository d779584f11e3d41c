import { sql } from 'kysely'
import type { PageKey } from '#contract/admin/page.ts'
import type { SubRole } from '#contract/permissions.ts'
import { countUpTo } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { isSought, type Sought } from '#server/database/found-bookings.ts'
import { lineColumns } from './queries.ts'

type Page = { after: PageKey | undefined; limit: number }
export type Made = { by: string; sought: Sought | undefined }

// Bookings that this administrator made, the newest first.
export function listMade(db: Db, made: Made, { after, limit }: Page) {
  return madeBy(db, made)
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .leftJoin('profiles as p', 'p.userId', 'k.providerId')
    .select(lineColumns)
    .select('k.createdAt as place')
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(k.created_at, k.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('k.createdAt', 'desc')
    .orderBy('k.id', 'desc')
    .limit(limit)
    .execute()
}

// The last day that can be chosen stands for none.
const due = sql<string>`coalesce(f.due_on, '2100-12-31'::date)`

export type Whose = ({ to: string } | { toNoneOf: readonly SubRole[] }) & {
  sought: Sought | undefined
}

const isCurrent = sql<boolean>`(g.revoked_at IS NULL
  AND (g.expires_at IS NULL OR g.expires_at > now()) AND p.is_active)`

const isTo = (whose: Whose) =>
  'to' in whose
    ? sql<boolean>`f.assignee_id = ${whose.to}`
    : sql<boolean>`NOT EXISTS (
        SELECT FROM admin_grants AS g JOIN profiles AS p ON p.user_id = g.user_id
        WHERE g.user_id = f.assignee_id AND ${isCurrent}
          AND g.sub_role IN (${sql.join(whose.toNoneOf)}))`

// Open follow-ups: what is due first, then what has no day.
export function listAssigned(db: Db, whose: Whose, { after, limit }: Page) {
  return openFor(db, whose)
    .innerJoin('bookings as k', 'k.id', 'f.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .leftJoin('profiles as p', 'p.userId', 'k.providerId')
    .leftJoin('profiles as a', 'a.userId', 'f.createdBy')
    .select(lineColumns)
    .select(['f.id as followUpId', 'f.note', 'f.dueOn', sql<string>`coalesce(a.name, '')`.as('by')])
    .select(sql<string>`${due}::text || 'T00:00:00Z'`.as('place'))
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(${due}, f.booking_id) > (${after?.at.slice(0, 10)}::date, ${after?.id})`,
      ),
    )
    .orderBy(due)
    .orderBy('f.bookingId')
    .limit(limit)
    .execute()
}

export function countMade(db: Db, made: Made) {
  return countUpTo(db, madeBy(db, made).select('k.id'))
}

export function countAssigned(db: Db, whose: Whose) {
  return countUpTo(db, openFor(db, whose).select('f.id'))
}

function madeBy(db: Db, { by, sought }: Made) {
  const rows = db
    .selectFrom('bookings as k')
    .where('k.source', '=', 'admin')
    .where('k.createdBy', '=', by)
  return sought ? rows.where(isSought(sql`k.id`, sought)) : rows
}

function openFor(db: Db, whose: Whose) {
  const { sought } = whose
  const rows = db
    .selectFrom('bookingFollowUps as f')
    .where('f.doneAt', 'is', null)
    .where(isTo(whose))
  return sought ? rows.where(isSought(sql`f.booking_id`, sought)) : rows
}

export async function findLastDone(db: Db, userId: string) {
  const { lastAt } = await db
    .selectFrom('bookingFollowUps')
    .select(({ fn }) => fn.max('doneAt').as('lastAt'))
    .where('assigneeId', '=', userId)
    .executeTakeFirstOrThrow()
  return lastAt
}

export function listColleagues(db: Db, subRoles: readonly SubRole[]) {
  return db
    .selectFrom('adminGrants as g')
    .innerJoin('profiles as p', 'p.userId', 'g.userId')
    .select(['p.userId as id', 'p.name'])
    .distinct()
    .where('g.subRole', 'in', subRoles)
    .where(isCurrent)
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
