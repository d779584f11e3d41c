import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { Account, Line } from './postings.ts'

export type Posting = {
  // Names the cause. The same key again posts nothing.
  key: string
  event: string
  lines: readonly Line[]
  bookingId?: string | null
  actorId?: string | null
  reason?: string
  // When a barber's credit may be paid out.
  availableAt?: string
  // The transaction that this one reverses.
  reversesId?: number
  // The provider's balance transaction that moved the cash.
  providerRef?: string
}

// With the moment it happened, for the history of the demo city.
export type PastPosting = Posting & { at: string }

export async function insertPosting(db: Db, posting: Posting) {
  const { key, event, lines, bookingId = null, actorId = null, reason = '' } = posting
  const { availableAt = null, reversesId = null, providerRef = null } = posting
  const kinds = lines.map(({ account }) => account)
  const owners = lines.map(({ owner }) => owner ?? null)
  const cents = lines.map((each) => each.cents)
  const { rows } = await sql<{ id: number | null }>`
    SELECT ledger_post(${key}, ${event}, ${bookingId}, ${kinds}, ${owners}, ${cents},
      ${availableAt}, ${reversesId}, ${actorId}, ${reason}, ${providerRef}) AS id`.execute(db)
  return rows[0]?.id ?? null
}

// Like insertPosting, for many at once.
export async function insertPostings(db: Db, past: readonly PastPosting[]) {
  const rows = past.map(({ lines, bookingId, actorId, availableAt, providerRef, ...posting }) => ({
    ...posting,
    booking_id: bookingId ?? null,
    actor_id: actorId ?? null,
    available_at: availableAt ?? null,
    ref: providerRef ?? null,
    kinds: lines.map(({ account }) => account),
    owners: lines.map(({ owner }) => owner ?? null),
    cents: lines.map((line) => line.cents),
  }))
  await sql`
    SELECT ledger_post(p.key, p.event, p.booking_id, p.kinds, p.owners, p.cents,
      p_available_at => p.available_at, p_actor => p.actor_id, p_ref => p.ref, p_at => p.at)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS p(key text, event text,
      booking_id uuid, actor_id uuid, available_at timestamptz, ref text, at timestamptz, kinds text[],
      owners uuid[], cents bigint[])`.execute(db)
}

export function findTransaction(db: Db, key: string) {
  return db
    .selectFrom('ledgerTransactions')
    .select(['id', 'event', 'bookingId'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()
}

// The keys of a booking's postings of this event that nothing has reversed.
export async function listStanding(db: Db, bookingId: string, event: string) {
  const { rows } = await sql<{ key: string }>`
    SELECT t.idempotency_key AS key FROM ledger_transactions AS t
    WHERE t.booking_id = ${bookingId} AND t.event = ${event} AND t.reverses_id IS NULL
      AND NOT EXISTS (SELECT FROM ledger_transactions AS r WHERE r.reverses_id = t.id)
    ORDER BY t.id`.execute(db)
  return rows.map(({ key }) => key)
}

// Of a booking's postings whose key is this name, or begins with it and a colon: the keys, and whether
// something has reversed them.
export async function listNamed(db: Db, bookingId: string, name: string) {
  const { rows } = await sql<{ key: string; isReversed: boolean }>`
    SELECT t.idempotency_key AS key,
      EXISTS (SELECT FROM ledger_transactions AS r WHERE r.reverses_id = t.id) AS "isReversed"
    FROM ledger_transactions AS t
    WHERE t.booking_id = ${bookingId}
      AND (t.idempotency_key = ${name} OR starts_with(t.idempotency_key, ${`${name}:`}))
    ORDER BY t.id`.execute(db)
  return rows
}

export async function listLines(db: Db, transactionId: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    SELECT a.kind AS account, e.amount_cents AS cents,
      nullif(a.owner_id, '00000000-0000-0000-0000-000000000000') AS owner
    FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE e.transaction_id = ${transactionId} ORDER BY e.line`.execute(db)
  return rows.map(({ account, cents, owner }) =>
    owner === null ? { account, cents } : { account, cents, owner },
  )
}

export async function findBalance(db: Db, account: Account, owner: string | null) {
  const { rows } = await sql<{ cents: number }>`
    SELECT ledger_balance(${account}, ${owner}) AS cents`.execute(db)
  return rows[0]?.cents ?? 0
}

// The lines of one booking on an account.
export async function findOfBooking(db: Db, account: Account, bookingId: string) {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(e.amount_cents), 0) AS cents FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = ${account}
    WHERE t.booking_id = ${bookingId}`.execute(db)
  return rows[0]?.cents ?? 0
}

export async function sumOfBookings(db: Db, account: Account, bookingIds: readonly string[]) {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(e.amount_cents), 0) AS cents FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = ${account}
    WHERE t.booking_id = ANY (${bookingIds}::uuid[])`.execute(db)
  return rows[0]?.cents ?? 0
}

export async function insertSnapshot(db: Db) {
  await sql`SELECT ledger_snapshot()`.execute(db)
}

// Accounts whose snapshot differs from the sum of their lines up to it.
export async function listWrongSnapshots(db: Db) {
  const { rows } = await sql<{ account: string }>`
    SELECT a.kind AS account FROM ledger_snapshots s JOIN ledger_accounts a ON a.id = s.account_id
    LEFT JOIN ledger_entries e ON e.account_id = a.id AND e.posted_by < s.before_xid
    GROUP BY a.kind, s.balance_cents
    HAVING s.balance_cents <> coalesce(sum(e.amount_cents), 0)`.execute(db)
  return rows.map(({ account }) => account)
}
