import { sql } from 'kysely'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Db } from '#server/database/db.ts'

type Appeal = NonNullable<Booking['appeal']>

export function findAppeal(db: Db, bookingId: string) {
  return db
    .selectFrom('noShowAppeals as a')
    .leftJoin('profiles as p', 'p.userId', 'a.answeredBy')
    .select(['a.id', 'a.message', 'a.createdAt', 'a.reason', 'a.answeredAt'])
    .select([
      sql<Appeal['kind']>`a.kind`.as('kind'),
      sql<Appeal['state']>`a.state`.as('state'),
      sql<string>`coalesce(p.name, '')`.as('answeredBy'),
    ])
    .where('a.bookingId', '=', bookingId)
    .executeTakeFirst()
}
