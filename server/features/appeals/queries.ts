import { sql, type Insertable } from 'kysely'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Db } from '#server/database/db.ts'
import { zoneOfShop } from '#server/database/shop-days.ts'
import type { NoShowAppeals } from '#server/database/tables.ts'

type Appeal = NonNullable<Booking['appeal']>

export async function insertAppeal(db: Db, row: Insertable<NoShowAppeals>) {
  await db.insertInto('noShowAppeals').values(row).execute()
}

type Page = { state: Appeal['state']; page: number; size: number }

export async function listPage(db: Db, { state, page, size }: Page) {
  const ofState = db.selectFrom('noShowAppeals').where('state', '=', state)
  const { total } = await ofState
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  // Names are joined to the rows of the page, not to the table.
  const cut = ofState
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
  const appeals = await db
    .selectFrom(cut.as('a'))
    .innerJoin('bookings as k', 'k.id', 'a.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .select(['a.id', 'a.bookingId', 'a.message', 'a.reason', 'a.createdAt'])
    .select(['k.bookingNumber', 'k.startsAt', 'b.shopName'])
    .select([
      zoneOfShop.as('timeZone'),
      sql<Appeal['kind']>`a.kind`.as('kind'),
      sql<Appeal['state']>`a.state`.as('state'),
      sql<string>`coalesce(c.name, k.guest_name, '')`.as('clientName'),
    ])
    .orderBy('a.createdAt')
    .orderBy('a.id')
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
