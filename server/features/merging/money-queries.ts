// What a duplicate has besides bookings and clients: pictures, offers, badges, rules of its commission,
// and money that is not settled.
import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import { performer, twins, type Pair } from './queries.ts'

// Bookings of which a payment, a refund or the decision about one is on its way, or something is owed.
export async function countOpenPayments(db: Db, barberId: BarberId) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM bookings AS k
    WHERE k.barber_id = ${barberId} AND (k.owed_cents > 0
      OR EXISTS (SELECT FROM payments AS p WHERE p.booking_id = k.id
        AND (p.state IN ('created', 'open', 'needs_client')
          OR EXISTS (SELECT FROM refunds AS r WHERE r.payment_id = p.id AND r.state = 'pending')))
      OR EXISTS (SELECT FROM refund_orders AS o
        WHERE o.booking_id = k.id AND o.state = 'waiting'))`.execute(db)
  return at(rows, 0).count
}

// Behind the pictures of the one that stays. The files go with them: they are no longer the old owner's.
export async function movePortfolio(db: Db, pair: Pair) {
  const { from, to } = pair
  const { rows } = await sql<{ image: string; before: string | null }>`
    UPDATE portfolio_items AS i SET barber_id = ${to}, provider_id = ${performer(pair)},
      service_id = coalesce((SELECT t.to_id FROM (${twins(pair)}) AS t
        WHERE t.from_id = i.service_id), i.service_id),
      position = i.position + (SELECT coalesce(max(position), -1) + 1 FROM portfolio_items
        WHERE barber_id = ${to})
    WHERE i.barber_id = ${from}
    RETURNING i.image_url AS image, i.before_image_url AS before`.execute(db)
  const urls = rows.flatMap(({ image, before }) => (before === null ? [image] : [image, before]))
  await sql`UPDATE media SET user_id = ${to}
    WHERE user_id = ${from} AND url = ANY (${urls}::text[])`.execute(db)
  return rows.length
}

export type By = { actorId: string; reason: string }

// Those that run, and those that have not begun. Bookings keep the percentage they were made with.
export async function endRules(db: Db, { from }: Pair, { actorId, reason }: By) {
  const ended = await sql`UPDATE commission_rules
    SET ends_at = greatest(now(), starts_at), withdrawn_at = now(), withdrawn_by = ${actorId},
      withdraw_reason = ${reason}
    WHERE barber_id = ${from} AND (ends_at IS NULL OR ends_at > greatest(now(), starts_at))`.execute(
    db,
  )
  return Number(ended.numAffectedRows ?? 0)
}

// Bookings keep the price they were made with.
export async function endOffers(db: Db, { from }: Pair) {
  const ended = await sql`UPDATE promotions SET state = 'ended', ended_at = now()
    WHERE barber_id = ${from} AND state <> 'ended' AND (ends_at IS NULL OR ends_at > now())`.execute(
    db,
  )
  return Number(ended.numAffectedRows ?? 0)
}

// Those that are shown now. What was won before stays in the history.
export async function endBadges(db: Db, { from }: Pair, { actorId, reason }: By) {
  const ended = await sql`UPDATE barber_badges AS b
    SET revoked_at = now(), revoked_by = ${actorId}, revoke_reason = ${reason}
    FROM current_badges AS c
    WHERE b.barber_id = ${from} AND c.barber_id = b.barber_id AND c.badge_type = b.badge_type
      AND c.period_end = b.period_end AND b.revoked_at IS NULL`.execute(db)
  return Number(ended.numAffectedRows ?? 0)
}
