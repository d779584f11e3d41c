import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { WalletGrants } from '#server/database/tables.ts'

type Clients = { clientId: string }[]

export function listExpired(db: Db): Promise<Clients> {
  return db
    .selectFrom('walletGrants')
    .select('clientId')
    .distinct()
    .where('leftCents', '>', 0)
    .where('expiresAt', '<=', sql<string>`now()`)
    .execute()
}

// The grants of a client that have expired, with what was left of each.
export async function expireGrants(db: Db, clientId: string) {
  const { rows } = await sql<Expired>`
    UPDATE wallet_grants SET left_cents = 0
    WHERE client_id = ${clientId} AND left_cents > 0 AND expires_at <= now()
    RETURNING id, old.left_cents AS cents, expense, expires_at AS "expiresAt"`.execute(db)
  return rows
}
type Expired = { id: string; cents: number; expense: WalletGrants['expense']; expiresAt: string }

// Clients whose credit expires within days and who were not told. Nobody who has left is told.
export async function tellableClients(db: Db, days: number) {
  const { rows } = await sql<{ clientId: string; cents: number; expiresAt: string }>`
    UPDATE wallet_grants AS g SET told_at = now()
    FROM profiles AS p
    WHERE p.user_id = g.client_id AND p.is_active AND g.left_cents > 0 AND g.told_at IS NULL
      AND g.expires_at > now() AND g.expires_at <= now() + make_interval(days => ${days})
    RETURNING g.client_id AS "clientId", g.left_cents AS cents, g.expires_at AS "expiresAt"
  `.execute(db)
  return rows
}

// Clients whose grants and whose wallet in the ledger differ.
export async function listWrongWallets(db: Db) {
  const { rows } = await sql<{ clientId: string }>`
    SELECT coalesce(g.client_id, w.owner_id) AS "clientId"
    FROM (SELECT client_id, sum(left_cents) AS cents FROM wallet_grants GROUP BY client_id) AS g
    FULL JOIN (SELECT a.owner_id, -sum(e.amount_cents) AS cents
      FROM ledger_accounts AS a JOIN ledger_entries AS e ON e.account_id = a.id
      WHERE a.kind = 'client_wallet' GROUP BY a.owner_id) AS w ON w.owner_id = g.client_id
    WHERE coalesce(g.cents, 0) <> coalesce(w.cents, 0)`.execute(db)
  return rows.map(({ clientId }) => clientId)
}

export function listGrants(db: Db, clientId: string) {
  return db
    .selectFrom('walletGrants')
    .select(['id', 'leftCents', 'reason', 'expiresAt'])
    .where('clientId', '=', clientId)
    .where('leftCents', '>', 0)
    .where('expiresAt', '>', sql<string>`now()`)
    .orderBy('expiresAt')
    .orderBy('id')
    .execute()
}

export type Movement = {
  id: string
  at: string
  kind: 'granted' | 'used' | 'returned' | 'expired'
  cents: number
  balanceCents: number
  shopName: string | null
}

// The movements of a client's wallet in the ledger, the newest first.
export async function listMovements(db: Db, clientId: string, limit: number) {
  const { rows } = await sql<Movement>`
    SELECT t.id::text AS id, t.created_at AS at,
      CASE t.event WHEN 'credit' THEN 'used' WHEN 'credit_back' THEN 'returned'
        WHEN 'refund_credited' THEN 'returned'
        WHEN 'credit_expired' THEN 'expired' ELSE 'granted' END AS kind,
      -e.amount_cents AS cents,
      (-sum(e.amount_cents) OVER (ORDER BY t.created_at, t.id))::int AS "balanceCents",
      b.shop_name AS "shopName"
    FROM ledger_accounts AS a
    JOIN ledger_entries AS e ON e.account_id = a.id
    JOIN ledger_transactions AS t ON t.id = e.transaction_id
    LEFT JOIN bookings AS k ON k.id = t.booking_id
    LEFT JOIN barber_profiles AS b ON b.user_id = k.barber_id
    WHERE a.kind = 'client_wallet' AND a.owner_id = ${clientId}
    ORDER BY t.created_at DESC, t.id DESC
    LIMIT ${limit}`.execute(db)
  return rows
}

export function findGrant(db: Db, id: string) {
  return db
    .selectFrom('walletGrants')
    .select(['clientId', 'cents'])
    .where('id', '=', id)
    .executeTakeFirst()
}

// What a client was given by hand within days, in cents. Refunds have limits of their own.
export async function findGiven(db: Db, clientId: string, days: number) {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(g.cents), 0)::int AS cents FROM wallet_grants AS g
    WHERE g.client_id = ${clientId} AND g.reason = 'goodwill'
      AND g.created_at > now() - make_interval(days => ${days})
      AND NOT EXISTS (SELECT FROM refund_orders AS o WHERE o.grant_id = g.id)`.execute(db)
  return rows[0]?.cents ?? 0
}
