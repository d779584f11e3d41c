// Bookings of people nobody signs in as, so that their own screens stay quiet.
import { sql } from 'kysely'
import { dayMs, iso, type Clock } from '#db/seed/clock.ts'
import type { Db } from '#server/database/db.ts'

// Days ago, between which completed bookings ended.
type Days = { from: number; to: number }

export function listCompleted(db: Db, { nowMs }: Clock, { from, to }: Days, count: number) {
  return quiet(db)
    .where('k.status', '=', 'completed')
    .where('k.endsAt', '>', iso(nowMs - from * dayMs))
    .where('k.endsAt', '<', iso(nowMs - to * dayMs))
    .orderBy('k.startsAt', 'desc')
    .orderBy('k.id')
    .limit(count)
    .execute()
}

export function listUpcoming(db: Db, count: number) {
  return quiet(db)
    .where('k.status', '=', 'confirmed')
    .orderBy('k.startsAt')
    .orderBy('k.id')
    .limit(count)
    .execute()
}

export type QuietBooking = Awaited<ReturnType<typeof listUpcoming>>[number]

function quiet(db: Db) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('users as c', 'c.id', 'k.clientId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .innerJoin('users as o', (join) => join.on(sql<boolean>`o.id = k.barber_id`))
    .innerJoin('users as p', 'p.id', 'k.providerId')
    .leftJoin('reviews as r', 'r.bookingId', 'k.id')
    .select(['k.id', 'k.bookingNumber', 'k.startsAt', 'k.endsAt', 'k.createdAt', 'k.providerId'])
    .select(['c.id as clientId', 'c.email', 'b.id as profileId'])
    .where('r.id', 'is', null)
    .where(sql<boolean>`NOT concat_ws(' ', c.email, o.email, p.email) LIKE '%@kempt.example%'`)
}
