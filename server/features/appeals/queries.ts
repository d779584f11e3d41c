import { sql, type Insertable } from 'kysely'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Db } from '#server/database/db.ts'
import type { NoShowAppeals } from '#server/database/tables.ts'

type Appeal = NonNullable<Booking['appeal']>

export async function insertAppeal(db: Db, row: Insertable<NoShowAppeals>) {
  await db.insertInto('noShowAppeals').values(row).execute()
}

type Page = { state: Appeal['state']; page: number; size: number }

export async function listPage(db: Db, { state, page, size }: Page) {
  const rows = db
    .selectFrom('noShowAppeals as a')
    .innerJoin('bookings as k', 'k.id', 'a.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .where('a.state', '=', state)
  const { total } = await rows.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const appeals = await rows
    .select(['a.id', 'a.bookingId', 'a.message', 'a.reason', 'a.createdAt'])
    .select(['k.bookingNumber', 'k.startsAt', 'b.shopName'])
    .select([
      sql<string>`time_zone_in(b.city_id)`.as('timeZone'),
      sql<Appeal['kind']>`a.kind`.as('kind'),
      sql<Appeal['state']>`a.state`.as('state'),
      sql<string>`coalesce(c.name, k.guest_name, '')`.as('clientName'),
    ])
    .orderBy('a.createdAt')
    .orderBy('a.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { appeals, total }
}

// When the last one was answered.
export async function findLast(db: Db) {
  const { lastAt } = await db
    .selectFrom('noShowAppeals')
    .select(({ fn }) => fn.max('answeredAt').as('lastAt'))
    .executeTakeFirstOrThrow()
  return lastAt
}

export function lockAppeal(db: Db, id: string) {
  return db
    .selectFrom('noShowAppeals')
    .select(['bookingId', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Answered = { state: 'accepted' | 'declined'; answeredBy: string; reason: string }

export async function setAnswered(db: Db, id: string, answered: Answered) {
  await db
    .updateTable('noShowAppeals')
    .set({ ...answered, answeredAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
