// Queries of the sweep, and the notices that keep it from sending a reminder twice.
import { sql } from 'kysely'
import { reviewDays } from '#contract/marketplace/reviews.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import type { Db } from '#server/database/db.ts'

const now = sql<string>`now()`
const hoursAgo = (hours: number) => sql<string>`now() - make_interval(hours => ${hours})`

// Holds and requests that have expired, and past bookings that were not closed and are not disputed.
type Closing = { closeFinishedHours: number; closeUntouchedHours: number; limit: number }

export function listOverdue(db: Db, after: Closing) {
  return db
    .selectFrom('bookings')
    .select(['id', sql<Status>`status`.as('status'), now.as('at')])
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'held'), eb('holdExpiresAt', '<=', now)]),
        eb.and([eb('status', '=', 'pending'), eb('answerBy', '<=', now)]),
        eb.and([
          eb('status', 'in', ['confirmed', 'checked_in', 'in_progress']),
          eb('endsAt', '<=', hoursAgo(after.closeUntouchedHours)),
          eb('disputeStatus', 'is', null),
        ]),
        eb.and([
          eb('status', '=', 'awaiting_confirmation'),
          eb('finishedAt', '<=', hoursAgo(after.closeFinishedHours)),
          eb('disputeStatus', 'is', null),
        ]),
      ]),
    )
    .orderBy('startsAt')
    .limit(after.limit)
    .execute()
}

type Due = { kind: string; statuses: Status[]; from: string; to: string; of: 'startsAt' | 'endsAt' }

// Bookings that start or ended between two moments and have no such notice yet. None is due when the
// booking was made, accepted or moved after the moment for it.
export function listDue(db: Db, { kind, statuses, from, to, of }: Due) {
  const column = sql.ref(of === 'startsAt' ? 'starts_at' : 'ends_at')
  return db
    .selectFrom('bookings')
    .select(['id', 'startsAt', now.as('at')])
    .where('status', 'in', statuses)
    .where(
      sql<boolean>`${column} > now() + ${from}::interval AND ${column} <= now() + ${to}::interval`,
    )
    .where(sql<boolean>`greatest(created_at, accepted_at, moved_at) < ${column} - ${to}::interval`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM booking_notices AS n WHERE n.booking_id = bookings.id
        AND n.kind = ${kind} AND n.starts_at = bookings.starts_at)`,
    )
    .limit(200)
    .execute()
}

// Completed that many hours ago or more, without a review and without a request for one. A disputed booking
// waits.
export function listToReview(db: Db, hours: number, limit: number) {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'completed')
    .where(
      sql<boolean>`completed_at BETWEEN now() - make_interval(days => ${reviewDays})
        AND ${hoursAgo(hours)}`,
    )
    .where(sql<boolean>`coalesce(dispute_status, 'closed') = 'closed'`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM booking_notices AS n WHERE n.booking_id = bookings.id
        AND n.kind = 'ask_review')`,
    )
    .where(sql<boolean>`NOT EXISTS (SELECT FROM reviews AS r WHERE r.booking_id = bookings.id)`)
    .orderBy('completedAt')
    .limit(limit)
    .execute()
}

// True if this call inserted the notice.
export async function insertNotice(db: Db, bookingId: string, kind: string, startsAt: string) {
  const row = await db
    .insertInto('bookingNotices')
    .values({ bookingId, kind, startsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}
