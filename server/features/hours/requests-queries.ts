import { sql } from 'kysely'
import type { TimeOffRequest } from '#contract/business/hours.ts'
import type { BarberId } from '#contract/ids.ts'
import { given, type Db } from '#server/database/db.ts'

const startsAt = sql<string>`lower(r.during)`.as('startsAt')
const endsAt = sql<string>`upper(r.during)`.as('endsAt')
const shownDays = sql`interval '60 days'`

type Asked = { startsAt: string; endsAt: string; reason: string }

export async function insertRequest(db: Db, employeeId: string, asked: Asked) {
  const during = `[${asked.startsAt},${asked.endsAt})`
  await db
    .insertInto('timeOffRequests')
    .values({ employeeId, during, reason: asked.reason })
    .execute()
}

// Requests of the whole team, or of one member. Answered ones stay listed for a while.
export function listRequests(db: Db, barberId: BarberId, employeeId: string | null) {
  return requests(db, barberId)
    .$call(given(employeeId, (query, id) => query.where('e.id', '=', id)))
    .where(sql<boolean>`(r.state = 'pending' OR r.created_at > now() - ${shownDays})`)
    .orderBy(sql`r.state <> 'pending'`)
    .orderBy('r.createdAt', 'desc')
    .limit(50)
    .execute()
}

// Locks the request until the transaction ends, so that it is answered once.
export function lockPending(db: Db, barberId: BarberId, id: string) {
  return requests(db, barberId)
    .where('r.id', '=', id)
    .where('r.state', '=', 'pending')
    .forUpdate('r')
    .executeTakeFirst()
}

function requests(db: Db, barberId: BarberId) {
  return db
    .selectFrom('timeOffRequests as r')
    .innerJoin('employees as e', 'e.id', 'r.employeeId')
    .innerJoin('profiles as p', 'p.userId', 'e.userId')
    .select(['r.id', 'e.id as memberId', 'e.userId', 'p.name', 'r.reason', 'r.answer'])
    .select([startsAt, endsAt, sql<TimeOffRequest['state']>`r.state`.as('state')])
    .where('e.barberId', '=', barberId)
    .where('e.isActive', '=', true)
}

type Answer = { state: 'approved' | 'declined'; answer: string; answeredBy: string }

export async function setAnswer(db: Db, id: string, answer: Answer) {
  await db
    .updateTable('timeOffRequests')
    .set({ ...answer, answeredAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deletePending(db: Db, employeeId: string, id: string) {
  const row = await db
    .deleteFrom('timeOffRequests')
    .where('id', '=', id)
    .where('employeeId', '=', employeeId)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
