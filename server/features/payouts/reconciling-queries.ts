import { sql, type Insertable } from 'kysely'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import type { ProviderMovements } from '#server/database/tables.ts'

export type MovementRow = Insertable<ProviderMovements>

export async function findCursor(db: Db) {
  const row = await db
    .selectFrom('providerMovements')
    .select('createdAt')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.createdAt ?? null
}

const atOnce = 500

export async function insertMovements(db: Db, movements: readonly MovementRow[]) {
  for (let from = 0; from < movements.length; from += atOnce)
    await db
      .insertInto('providerMovements')
      .values(movements.slice(from, from + atOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

// Movements whose lines on cash are missing or other, and such lines without a movement. What is
// younger than an hour may still be on its way.
const unmatched = sql`(
  SELECT coalesce(m.id, c.ref) AS ref, m.type, m.source, coalesce(m.created_at, c.at) AS at,
    m.net_cents, c.cents AS cash_cents,
    coalesce(m.net_cents, 0) - coalesce(c.cents, 0) AS difference_cents
  FROM provider_movements AS m
  FULL JOIN (SELECT t.provider_ref AS ref, sum(e.amount_cents)::bigint AS cents,
      min(t.created_at) AS at
    FROM ledger_entries AS e JOIN ledger_transactions AS t ON t.id = e.transaction_id
    WHERE e.account_id = (SELECT id FROM ledger_accounts WHERE kind = 'cash')
    GROUP BY t.provider_ref) AS c ON c.ref = m.id
  WHERE m.net_cents IS DISTINCT FROM c.cents
    AND NOT (m.net_cents = 0 AND c.cents IS NULL)
    AND coalesce(m.created_at, c.at) < now() - interval '1 hour')`

export async function sumUnmatched(db: Db) {
  const { rows } = await sql<{ count: number; cents: number }>`
    SELECT count(*)::int AS count, coalesce(sum(difference_cents), 0)::bigint AS cents
    FROM ${unmatched} AS u`.execute(db)
  return at(rows, 0)
}

export type Unmatched = {
  ref: string | null
  type: string | null
  at: string
  netCents: number | null
  cashCents: number | null
  differenceCents: number
}

// The newest first.
export async function listUnmatched(db: Db, limit: number) {
  const { rows } = await sql<Unmatched>`
    SELECT ref, type, at, net_cents, cash_cents, difference_cents FROM ${unmatched} AS u
    ORDER BY at DESC, ref LIMIT ${limit}`.execute(db)
  return rows
}

type Found = { unmatched: number; differenceCents: number }

export async function insertReconciliation(db: Db, { unmatched: count, differenceCents }: Found) {
  await sql`
    INSERT INTO reconciliations
      (provider_cents, ledger_cents, difference_cents, unmatched, owed_cents)
    SELECT (SELECT coalesce(sum(net_cents), 0) FROM provider_movements), ledger_balance('cash'),
      ${differenceCents}, ${count},
      (SELECT coalesce(sum(cents), 0) FROM (SELECT -sum(e.amount_cents) AS cents
        FROM ledger_accounts AS a JOIN ledger_entries AS e ON e.account_id = a.id
        WHERE a.kind = 'barber_balance' GROUP BY a.id) AS each WHERE cents > 0)`.execute(db)
}

export function findLatest(db: Db) {
  return db
    .selectFrom('reconciliations')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
