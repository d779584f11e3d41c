// Offers as a client finds them.
import { sql, type RawBuilder } from 'kysely'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { PromotionTerms } from '#contract/money/price.ts'
import type { Db } from '#server/database/db.ts'

type Limits = {
  code: string | null
  perClientLimit: number | null
  isLimited: boolean
  version: number
}

// Of the platform without a barber, by the clock of the launch city.
export type FoundOffer = {
  barberId: BarberId | null
  profileId: ProfileId | null
  shopName: string
  timeZone: string
  terms: PromotionTerms & Limits
  services: { id: string; name: string }[]
}

const found = (where: RawBuilder<unknown>) => sql<FoundOffer>`
  SELECT p.barber_id AS "barberId", b.id AS "profileId", coalesce(b.shop_name, '') AS "shopName",
    time_zone_of(p.barber_id) AS "timeZone", promotion_of(p.id) AS terms,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) ORDER BY s.position)
      FROM services AS s WHERE s.id = ANY (p.service_ids)), '[]') AS services
  FROM promotions AS p
  LEFT JOIN barber_profiles AS b ON b.user_id = p.barber_id
  WHERE ${where} AND is_open(p) AND (p.barber_id IS NULL OR is_listed(b))
  ORDER BY p.ends_at NULLS LAST, p.id
  LIMIT 50`

// Without a code, of barbers whom the client likes or has been to.
export async function listNearOffers(db: Db, clientId: string) {
  const { rows } = await found(sql`p.code IS NULL AND p.barber_id IN (
    SELECT liked.user_id FROM favorites AS f
    JOIN barber_profiles AS liked ON liked.id = f.barber_profile_id WHERE f.user_id = ${clientId}
    UNION SELECT k.barber_id FROM bookings AS k
    WHERE k.client_id = ${clientId} AND k.status = 'completed')`).execute(db)
  return rows
}

// Without a code, at every barber.
export async function listPlatformOffers(db: Db) {
  const { rows } = await found(
    sql`p.barber_id IS NULL AND p.kind NOT IN ('code', 'welcome')`,
  ).execute(db)
  return rows
}

export async function findOfferByCode(db: Db, code: string) {
  const { rows } = await found(sql`p.code = ${code}`).execute(db)
  return rows[0]
}
