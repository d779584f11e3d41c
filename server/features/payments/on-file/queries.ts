// Cards that are kept for bookings, and what bookings left to pay by card.
import { sql } from 'kysely'
import type { OwedLine } from '#contract/money/payments.ts'
import type { Db } from '#server/database/db.ts'

// The newest appointment first.
export function listOwed(db: Db, clientId: string): Promise<OwedLine[]> {
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .select(['k.id', 'k.bookingNumber as number', 'k.startsAt', 'b.shopName'])
    .select(['k.owedCents as amountCents', sql<boolean>`k.status <> 'completed'`.as('isFee')])
    .select(sql<string>`time_zone_in(b.city_id)`.as('timeZone'))
    .where('k.clientId', '=', clientId)
    .where('k.owedCents', '>', 0)
    .orderBy('k.startsAt', 'desc')
    .execute()
}

const isComing = sql<boolean>`status IN ('pending', 'confirmed', 'checked_in', 'in_progress',
  'awaiting_confirmation')`

// What is left to pay is charged once, to the card of the booking.
const isToBeCharged = sql<boolean>`(owed_cents > 0 AND NOT EXISTS (SELECT FROM payments AS p
  WHERE p.booking_id = bookings.id AND p.card_id = bookings.card_id
    AND p.purpose = CASE WHEN bookings.status = 'completed' THEN 'completion' ELSE 'fee' END
    AND p.state IN ('failed', 'needs_client')))`

// Bookings that need a card use another one of its owner, the newest that can be charged. False when
// there is none. The caller has locked the owner's cards.
export async function useOtherCard(db: Db, userId: string, cardId: string) {
  const needing = await db
    .selectFrom('bookings')
    .select('id')
    .where('cardId', '=', cardId)
    .where((eb) => eb.or([isComing, isToBeCharged]))
    .forUpdate()
    .execute()
  if (needing.length === 0) return true
  const other = await db
    .selectFrom('savedCards')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '<>', cardId)
    .where('removedAt', 'is', null)
    .where(sql<boolean>`make_date(exp_year, exp_month, 1) + interval '1 month' > now()`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!other) return false
  await db
    .updateTable('bookings')
    .set({ cardId: other.id })
    .where(
      'id',
      'in',
      needing.map(({ id }) => id),
    )
    .execute()
  return true
}

// A guest gave the card for one booking. Nothing of it is at work or to be paid anymore.
export function listForgettable(db: Db, days: number) {
  return db
    .selectFrom('savedCards as c')
    .select('c.id')
    .where('c.userId', 'is', null)
    .where('c.removedAt', 'is', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM bookings AS k WHERE k.card_id = c.id
        AND (k.ends_at > now() - make_interval(days => ${days}) OR k.owed_cents > 0))`,
    )
    .limit(500)
    .execute()
}
