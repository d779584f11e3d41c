import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { WalletGrants } from '#server/database/tables.ts'

export async function findCredit(db: Db, clientId: string) {
  const { rows } = await sql<{ cents: number }>`
    SELECT credit_of(${clientId}) AS cents`.execute(db)
  return rows[0]?.cents ?? 0
}

// Until the transaction ends nobody else spends, returns or expires credit of this client.
export async function lockGrants(db: Db, clientId: string) {
  await sql`SELECT FROM wallet_grants WHERE client_id = ${clientId}
    ORDER BY id FOR NO KEY UPDATE`.execute(db)
}

export async function insertGrant(db: Db, row: Insertable<WalletGrants>) {
  const { id } = await db
    .insertInto('walletGrants')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Use = { clientId: string; bookingId: string; cents: number }

// What expires first is spent first.
export async function takeCents(db: Db, { clientId, bookingId, cents }: Use) {
  const { rows } = await sql<{ cents: number }>`
    WITH usable AS (
      SELECT id, sum(left_cents) OVER (ORDER BY expires_at, id) - left_cents AS before
      FROM wallet_grants WHERE client_id = ${clientId} AND left_cents > 0 AND expires_at > now()),
    taken AS (
      UPDATE wallet_grants AS g SET left_cents = left_cents - least(left_cents, ${cents} - usable.before)
      FROM usable WHERE g.id = usable.id AND usable.before < ${cents}
      RETURNING g.id, old.left_cents - new.left_cents AS cents),
    used AS (
      INSERT INTO wallet_uses (booking_id, grant_id, cents)
      SELECT ${bookingId}, id, cents FROM taken
      ON CONFLICT (booking_id, grant_id) DO UPDATE SET cents = wallet_uses.cents + EXCLUDED.cents)
    SELECT coalesce(sum(cents), 0) AS cents FROM taken`.execute(db)
  return rows[0]?.cents ?? 0
}

export async function findUsed(db: Db, bookingId: string) {
  const { rows } = await sql<{ cents: number }>`SELECT coalesce(sum(cents), 0) AS cents
    FROM wallet_uses WHERE booking_id = ${bookingId}`.execute(db)
  return rows[0]?.cents ?? 0
}

// What lasts longest is returned first. All of it can be used for some days again.
export async function giveCents(db: Db, { bookingId, cents }: Omit<Use, 'clientId'>, days: number) {
  await sql`
    WITH used AS (
      SELECT u.grant_id, u.cents,
        sum(u.cents) OVER (ORDER BY g.expires_at DESC, g.id DESC) - u.cents AS before
      FROM wallet_uses AS u JOIN wallet_grants AS g ON g.id = u.grant_id
      WHERE u.booking_id = ${bookingId}),
    back AS (
      SELECT grant_id, cents AS used, least(cents, ${cents} - before) AS cents
      FROM used WHERE before < ${cents}),
    ended AS (
      DELETE FROM wallet_uses AS u USING back
      WHERE u.booking_id = ${bookingId} AND u.grant_id = back.grant_id AND back.cents = back.used),
    lowered AS (
      UPDATE wallet_uses AS u SET cents = u.cents - back.cents FROM back
      WHERE u.booking_id = ${bookingId} AND u.grant_id = back.grant_id AND back.cents < back.used)
    UPDATE wallet_grants AS g SET left_cents = g.left_cents + back.cents,
      told_at = CASE WHEN g.expires_at < now() + make_interval(days => ${days}) THEN NULL
        ELSE g.told_at END,
      expires_at = greatest(g.expires_at, now() + make_interval(days => ${days}))
    FROM back WHERE g.id = back.grant_id`.execute(db)
}

// For the key of the next posting of a booking's credit.
export async function countPosted(db: Db, bookingId: string) {
  const { count } = await db
    .selectFrom('ledgerTransactions')
    .select(sql<number>`count(*)`.as('count'))
    .where('bookingId', '=', bookingId)
    .where('event', 'in', ['credit', 'credit_back'])
    .executeTakeFirstOrThrow()
  return count
}

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
    .select(['id', 'cents', 'leftCents', 'reason', 'expiresAt', 'createdAt'])
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
