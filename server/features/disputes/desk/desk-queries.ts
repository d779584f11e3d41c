// What a decision about a dispute should know of both sides.
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

type History = { disputes: number; won: number; bookings: number }

export type Facts = {
  client: History
  shop: History
  rating: number | null
  clientPictures: number
  barberPictures: number
}

// Of the last year, without this dispute.
export async function findFacts(db: Db, disputeId: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    WITH this AS (
      SELECT d.id, k.id AS booking_id, k.client_id, k.guest_email, k.barber_id
      FROM disputes AS d JOIN bookings AS k ON k.id = d.booking_id WHERE d.id = ${disputeId}
    ), theirs AS (
      SELECT k.id, k.client_id IS NOT DISTINCT FROM this.client_id
          AND k.guest_email IS NOT DISTINCT FROM this.guest_email AS "isClient",
        k.barber_id = this.barber_id AS "isShop", k.status
      FROM bookings AS k, this
      WHERE k.starts_at > now() - interval '1 year'
        AND (k.barber_id = this.barber_id OR k.client_id = this.client_id
          OR k.guest_email = this.guest_email)
    ), past AS (
      SELECT t."isClient", t."isShop", d.outcome = 'accepted' OR EXISTS (
          SELECT FROM dispute_decisions AS c WHERE c.dispute_id = d.id AND c.state = 'done'
            AND c.outcome IN ('refund', 'credit', 'void')) AS "isWon"
      FROM theirs AS t JOIN disputes AS d ON d.booking_id = t.id, this
      WHERE d.id <> this.id AND d.outcome IS DISTINCT FROM 'withdrawn'
    )
    SELECT json_build_object(
        'disputes', (SELECT count(*) FROM past WHERE "isClient"),
        'won', (SELECT count(*) FROM past WHERE "isClient" AND "isWon"),
        'bookings', (SELECT count(*) FROM theirs WHERE "isClient" AND status = 'completed')
      ) AS client,
      json_build_object(
        'disputes', (SELECT count(*) FROM past WHERE "isShop"),
        'won', (SELECT count(*) FROM past WHERE "isShop" AND "isWon"),
        'bookings', (SELECT count(*) FROM theirs WHERE "isShop" AND status = 'completed')
      ) AS shop,
      (SELECT r.rating FROM reviews AS r WHERE r.booking_id = this.booking_id) AS rating,
      (SELECT count(*)::int FROM dispute_evidence AS p JOIN dispute_events AS e ON e.id = p.event_id
        WHERE p.dispute_id = this.id AND e.side = 'client') AS "clientPictures",
      (SELECT count(*)::int FROM dispute_evidence AS p JOIN dispute_events AS e ON e.id = p.event_id
        WHERE p.dispute_id = this.id AND e.side = 'barber') AS "barberPictures"
    FROM this`.execute(db)
  const [facts] = rows
  const none = { disputes: 0, won: 0, bookings: 0 }
  return facts ?? { client: none, shop: none, rating: null, clientPictures: 0, barberPictures: 0 }
}
