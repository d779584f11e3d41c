// What offers and referrals have cost, as the ledger has it.
import { sql } from 'kysely'
import { at } from '#contract/lists.ts'
import type { OffersState } from '#contract/money/platform-offers.ts'
import type { Db } from '#server/database/db.ts'

// Rewards have no booking; a welcome bonus has one.
const costs = sql`
  SELECT t.created_at AS at, e.amount_cents AS cents,
    t.booking_id IS NULL OR coalesce(p.kind = 'welcome', false) AS is_referral
  FROM ledger_entries AS e
  JOIN ledger_transactions AS t ON t.id = e.transaction_id
  LEFT JOIN bookings AS k ON k.id = t.booking_id
  LEFT JOIN promotions AS p ON p.id = k.promotion_id
  WHERE e.account_id = (SELECT id FROM ledger_accounts WHERE kind = 'promo_expense')`

export async function sumCost(db: Db) {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(cents), 0)::bigint AS cents FROM (${costs}) AS c
    WHERE NOT is_referral`.execute(db)
  return at(rows, 0).cents
}

// By the Monday of the launch city's week.
export async function listCosts(db: Db, weeks: number) {
  const { rows } = await sql<OffersState['weeks'][number]>`
    WITH zone AS (SELECT time_zone_of(NULL) AS name),
    mondays AS (
      SELECT generate_series(
        date_trunc('week', now() AT TIME ZONE name) - make_interval(weeks => ${weeks - 1}::int),
        date_trunc('week', now() AT TIME ZONE name), '1 week')::date AS week FROM zone)
    SELECT week::text AS week,
      coalesce(sum(c.cents) FILTER (WHERE NOT c.is_referral), 0)::bigint AS "offersCents",
      coalesce(sum(c.cents) FILTER (WHERE c.is_referral), 0)::bigint AS "referralsCents"
    FROM mondays
    LEFT JOIN (${costs}) AS c
      ON date_trunc('week', c.at AT TIME ZONE (SELECT name FROM zone))::date = week
    GROUP BY week ORDER BY week`.execute(db)
  return rows
}
