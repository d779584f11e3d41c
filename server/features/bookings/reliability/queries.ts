import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

// An account, or whoever has the same address or number.
export type Person = { clientId: string | null; email: string | null; phone: string | null }

// Missed and late-cancelled visits of the last twelve months. What was appealed against with success
// does not count, nor does what the client neither booked nor agreed to. Whoever has an account and books without it is the same person.
export function countMarks(db: Db, { clientId, email, phone }: Person) {
  return db
    .selectFrom('bookings')
    .select([
      sql<number>`count(*) FILTER (WHERE status = 'no_show' AND by_shop IS NULL
        AND NOT EXISTS (
        SELECT FROM no_show_appeals AS a WHERE a.booking_id = bookings.id
          AND a.state = 'accepted'))`.as('noShows'),
      sql<number>`count(*) FILTER (WHERE is_late_cancel)`.as('lateCancels'),
    ])
    .where('startsAt', '>', sql<string>`now() - interval '12 months'`)
    .where((eb) =>
      clientId === null
        ? eb.or([
            eb('guestEmail', '=', email),
            eb('guestPhone', '=', phone),
            eb('clientId', '=', eb.selectFrom('users').select('id').where('email', '=', email)),
          ])
        : eb('clientId', '=', clientId),
    )
    .executeTakeFirstOrThrow()
}

// True when there was one that waited for an answer.
export async function setAppealAccepted(db: Db, bookingId: string, answeredBy: string | null) {
  const row = await db
    .updateTable('noShowAppeals')
    .set({ state: 'accepted', answeredBy, answeredAt: sql`now()` })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
