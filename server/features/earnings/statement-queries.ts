// The balance of a business by month of its own calendar.
import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Statement } from '#contract/money/earnings.ts'
import type { Db } from '#server/database/db.ts'
import { timeZoneOf, todayOf } from '#server/database/shop-days.ts'

const entries = (barberId: BarberId) => sql`
  SELECT t.id, t.created_at AS at, -e.amount_cents AS cents
  FROM ledger_accounts AS a JOIN ledger_entries AS e ON e.account_id = a.id
  JOIN ledger_transactions AS t ON t.id = e.transaction_id
  WHERE a.kind = 'barber_balance' AND a.owner_id = ${barberId}`

// Months that have ended, from that of the first posting, newest first.
export async function listStatements(db: Db, barberId: BarberId) {
  const { rows } = await sql<Statement>`
    WITH mine AS (
      SELECT date_trunc('month', at AT TIME ZONE ${timeZoneOf(barberId)}) AS month, id, cents
      FROM (${entries(barberId)}) AS e),
    months AS (
      SELECT month, count(DISTINCT mine.id) AS lines, coalesce(sum(cents), 0) AS cents
      FROM generate_series((SELECT min(month) FROM mine),
        date_trunc('month', ${todayOf(barberId)}::timestamp) - interval '1 month', '1 month')
        AS month
      LEFT JOIN mine USING (month) GROUP BY month)
    SELECT to_char(month, 'YYYY-MM') AS month, lines, (sum(cents) OVER upto) - cents AS opening_cents,
      sum(cents) OVER upto AS closing_cents
    FROM months WINDOW upto AS (ORDER BY month) ORDER BY month DESC`.execute(db)
  return rows
}

export function findAddress(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberProfiles')
    .select(['shopName', 'address'])
    .where('userId', '=', barberId)
    .executeTakeFirstOrThrow()
}
