import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { zoneOfShop } from '#server/database/shop-days.ts'
import { isOf } from '#server/features/bookings/reliability-queries.ts'

function activeAccounts(db: Db) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select(['u.id', 'u.language'])
    .where('p.isActive', '=', true)
}

export function findAccount(db: Db, id: string) {
  return activeAccounts(db).where('u.id', '=', id).executeTakeFirst()
}

export function findAccountByEmail(db: Db, email: string) {
  return activeAccounts(db).where('u.email', '=', email).executeTakeFirst()
}

export type Contacts = { clientId: string | null; email: string | null; phone: string | null }
export type Time = { barberId: BarberId; startsAt: string; endsAt: string; apartHours: number }

// Bookings of this person at the same time, or at another barber within the hours between two. A guest
// is also known by the phone, which is only typed: it refuses nothing for good.
export function listAround(db: Db, { clientId, email, phone }: Contacts, time: Time) {
  const hasPhone =
    clientId === null
      ? sql<boolean>`guest_phone = ${phone}
          OR client_id = ANY (array(SELECT user_id FROM profiles WHERE phone = ${phone}))`
      : sql<boolean>`false`
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .select(['k.id', 'k.bookingNumber', 'k.startsAt', 'b.shopName', zoneOfShop.as('timeZone')])
    .where('k.status', 'in', ['pending', 'confirmed', 'checked_in', 'in_progress'])
    .where(sql<boolean>`(${isOf({ clientId, email })} OR ${hasPhone})`)
    .where(
      sql<boolean>`(k.starts_at < ${time.endsAt} AND k.ends_at > ${time.startsAt}
        OR k.barber_id <> ${time.barberId} AND abs(extract(epoch FROM
          k.starts_at - ${time.startsAt}::timestamptz)) < ${time.apartHours} * 3600)`,
    )
    .orderBy('k.startsAt')
    .execute()
}
