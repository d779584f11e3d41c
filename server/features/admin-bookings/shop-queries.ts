import { sql } from 'kysely'
import { prepared, type Db } from '#server/database/db.ts'
import type { FoundShops } from '#server/database/found-bookings.ts'
import { named } from '#server/database/named.ts'

// Of more bookings it takes longer to look up what is about each of them than to read through a list.
const mostLookedUp = 500

// Businesses by a part of their name.
export async function findShops(db: Db, text: string) {
  const enough = sql.lit(mostLookedUp + 1)
  const { rows } = await sql<FoundShops>`${prepared}
    WITH shops AS MATERIALIZED
      (SELECT user_id FROM barber_profiles WHERE ${named(sql`plain_shop_name`, text)})
    SELECT array(SELECT user_id::text FROM shops) AS ids,
      (SELECT count(*) = ${enough} FROM (SELECT FROM shops CROSS JOIN LATERAL
        (SELECT FROM bookings WHERE barber_id = shops.user_id LIMIT ${enough}) AS theirs
        LIMIT ${enough}) AS counted) AS "isLarge"`.execute(db)
  return rows[0] ?? { ids: [], isLarge: false }
}
