import { sql, type Insertable } from 'kysely'
import type { PageKey } from '#contract/admin/page.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { countUpTo } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { isSought, type Sought } from '#server/database/found-bookings.ts'
import { zoneOfShop } from '#server/database/shop-days.ts'
import type { NoShowAppeals } from '#server/database/tables.ts'

type Appeal = NonNullable<Booking['appeal']>

export async function insertAppeal(db: Db, row: Insertable<NoShowAppeals>) {
  await db.insertInto('noShowAppeals').values(row).execute()
}

export type Wanted = { state: Appeal['state']; sought: Sought | undefined }
type Page = { after: PageKey | undefined; limit: number }

export function listPage(db: Db, wanted: Wanted, { after, limit }: Page) {
  return matching(db, wanted)
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
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(a.created_at, a.id) > (${after?.at}, ${after?.id})`),
    )
    .orderBy('a.createdAt')
    .orderBy('a.id')
    .limit(limit)
    .execute()
}

export function countAppeals(db: Db, wanted: Wanted) {
  return countUpTo(db, matching(db, wanted).select('a.id'))
}

function matching(db: Db, { state, sought }: Wanted) {
  const rows = db.selectFrom('noShowAppeals as a').where('a.state', '=', state)
  return sought ? rows.where(isSought(sql`a.booking_id`, sought)) : rows
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
