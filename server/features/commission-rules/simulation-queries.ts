import { sql, type RawBuilder } from 'kysely'
import { mostCommissionCents } from '#contract/cents.ts'
import type { ChargedSource } from '#contract/money/commission.ts'
import type { SimulatedSums } from '#contract/money/commission-rules.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

type Asked = { percents: Record<ChargedSource, number>; barberId: BarberId | null }

// As `commissionBaseOf` and `commissionOf` compute it. A barber's own client costs nothing, whatever
// the source.
const simulated = ({ percents }: Asked) => sql`CASE
  WHEN c.source IN ('imported', 'added') THEN 0
  ELSE least(${mostCommissionCents}, round((k.subtotal_cents
    - CASE WHEN p.funded_by = 'platform' THEN 0 ELSE k.discount_cents END)
    * (CASE k.source WHEN 'marketplace' THEN ${percents.marketplace}::numeric
      WHEN 'direct_link' THEN ${percents.direct_link}::numeric
      WHEN 'admin' THEN ${percents.admin}::numeric ELSE 0 END) / 100)) END`

const sums = (asked: Asked) => sql`count(*)::int AS bookings,
  coalesce(sum(k.subtotal_cents - k.discount_cents), 0)::int AS "worthCents",
  coalesce(sum(k.commission_cents), 0)::int AS "realCents",
  coalesce(sum(${simulated(asked)}), 0)::int AS "simulatedCents"`

const done = ({ barberId }: Asked, since: RawBuilder<unknown>) => sql`
  FROM bookings AS k
  LEFT JOIN clients AS c ON c.id = k.client_record_id
  LEFT JOIN promotions AS p ON p.id = k.promotion_id
  WHERE k.status = 'completed' AND k.starts_at >= ${since} AND k.starts_at < now()
    AND (${barberId}::uuid IS NULL OR k.barber_id = ${barberId})`

export async function listSources(db: Db, { days, ...asked }: Asked & { days: number }) {
  const since = sql`now() - make_interval(days => ${days})`
  const { rows } = await sql<SimulatedSums & { source: string }>`
    SELECT k.source, ${sums(asked)} ${done(asked, since)} GROUP BY k.source`.execute(db)
  return rows
}

// Weeks of the launch city, the present one included, those without bookings too.
export async function listWeeks(db: Db, { weeks, ...asked }: Asked & { weeks: number }) {
  const { rows } = await sql<SimulatedSums & { monday: string }>`
    WITH zone AS (SELECT time_zone_of(NULL) AS name),
    mondays AS (SELECT generate_series(
      date_trunc('week', now() AT TIME ZONE name) - make_interval(weeks => ${weeks - 1}),
      date_trunc('week', now() AT TIME ZONE name), '1 week')::date AS monday FROM zone),
    counted AS (
      SELECT date_trunc('week', k.starts_at AT TIME ZONE (SELECT name FROM zone))::date AS monday,
        ${sums(asked)}
      ${done(asked, sql`(SELECT min(monday)::timestamp AT TIME ZONE (SELECT name FROM zone) FROM mondays)`)}
      GROUP BY 1)
    SELECT m.monday, coalesce(n.bookings, 0) AS bookings,
      coalesce(n."worthCents", 0) AS "worthCents", coalesce(n."realCents", 0) AS "realCents",
      coalesce(n."simulatedCents", 0) AS "simulatedCents"
    FROM mondays AS m LEFT JOIN counted AS n USING (monday) ORDER BY m.monday`.execute(db)
  return rows
}
