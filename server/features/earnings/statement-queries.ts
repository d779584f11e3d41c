// The balance of a business by month of its own calendar, and the statements that were issued of it.
import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { Statement } from '#contract/money/earnings.ts'
import type { Db } from '#server/database/db.ts'
import { timeZoneOf, todayOf } from '#server/database/shop-days.ts'
import type { StatementDocument } from './statement-document.ts'

const entries = (barberId: BarberId) => sql`
  SELECT t.id, t.created_at AS at, -e.amount_cents AS cents
  FROM ledger_accounts AS a JOIN ledger_entries AS e ON e.account_id = a.id
  JOIN ledger_transactions AS t ON t.id = e.transaction_id
  WHERE a.kind = 'barber_balance' AND a.owner_id = ${barberId}`

type Month = { month: string; openingCents: number; closingCents: number }

// Null before the first posting, and for a month that has not ended.
// One that a statement is due for (listDue).
export async function findMonth(db: Db, barberId: BarberId, month: string) {
  const { rows } = await sql<Month>`
    WITH mine AS (
      SELECT date_trunc('month', at AT TIME ZONE ${timeZoneOf(barberId)}) AS month, cents
      FROM (${entries(barberId)}) AS e),
    months AS (
      SELECT month, coalesce(sum(cents), 0) AS cents
      FROM generate_series((SELECT min(month) FROM mine),
        date_trunc('month', ${todayOf(barberId)}::timestamp) - interval '1 month', '1 month')
        AS month
      LEFT JOIN mine USING (month) GROUP BY month)
    SELECT * FROM (SELECT to_char(month, 'YYYY-MM') AS month,
      (sum(cents) OVER upto) - cents AS opening_cents, sum(cents) OVER upto AS closing_cents
      FROM months WINDOW upto AS (ORDER BY month)) AS each
    WHERE month = ${month}`.execute(db)
  return at(rows, 0)
}

export function findAddress(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberProfiles')
    .select(['shopName', 'address'])
    .where('userId', '=', barberId)
    .executeTakeFirstOrThrow()
}

export type DueStatement = {
  barberId: BarberId
  month: string
  dueAt: string
  timeZone: string
  cityCode: string
  isErased: boolean
}

// The next month of every business whose statement is due: the one after its last statement while a
// balance stands, otherwise that of its next posting. It is due at 06:00 on the first of the month after
// it, by the clock of the city.
export async function listDue(db: Db, now: string) {
  const { rows } = await sql<DueStatement>`
    SELECT a.owner_id AS barber_id, to_char(next.month, 'YYYY-MM') AS month, due.at AS due_at,
      c.time_zone, c.code AS city_code, u.email = 'erased-' || u.id || '@erased.invalid' AS is_erased
    FROM ledger_accounts AS a
    JOIN users AS u ON u.id = a.owner_id
    JOIN barber_profiles AS b ON b.user_id = a.owner_id
    JOIN cities AS c ON c.id = b.city_id
    LEFT JOIN LATERAL (
      SELECT i.month + interval '1 month' AS next, (i.document ->> 'closingCents')::bigint AS cents
      FROM invoices AS i WHERE i.barber_id = a.owner_id ORDER BY i.month DESC LIMIT 1) AS last ON true
    CROSS JOIN LATERAL (SELECT CASE WHEN last.cents <> 0 THEN last.next ELSE (
      SELECT date_trunc('month', min(t.created_at) AT TIME ZONE c.time_zone)
      FROM ledger_entries AS e JOIN ledger_transactions AS t ON t.id = e.transaction_id
      WHERE e.account_id = a.id
        AND t.created_at >= coalesce(last.next AT TIME ZONE c.time_zone, '-infinity')) END AS month)
      AS next
    CROSS JOIN LATERAL (SELECT (next.month + interval '1 month 6 hours') AT TIME ZONE c.time_zone AS at)
      AS due
    WHERE a.kind = 'barber_balance' AND due.at <= ${now}::timestamptz
    ORDER BY due.at, a.owner_id`.execute(db)
  return rows
}

// One worker at a time issues statements of a business.
export async function lockBalance(db: Db, barberId: BarberId) {
  await sql`SELECT FROM ledger_accounts
    WHERE kind = 'barber_balance' AND owner_id = ${barberId} FOR NO KEY UPDATE`.execute(db)
}

const opening = sql<number>`(document ->> 'openingCents')::bigint`
const closing = sql<number>`(document ->> 'closingCents')::bigint`
const monthWords = sql<string>`to_char(month, 'YYYY-MM')`

export function findLast(db: Db, barberId: BarberId) {
  return db
    .selectFrom('invoices')
    .select([monthWords.as('month'), closing.as('closingCents')])
    .where('barberId', '=', barberId)
    .orderBy('invoices.month', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Issued = {
  invoiceNumber: string
  barberId: BarberId
  issuedAt: string
  document: StatementDocument
}

// Its total is by how much the balance changed.
export async function insertStatement(db: Db, issued: Issued) {
  const { invoiceNumber, barberId, issuedAt, document } = issued
  const { month, openingCents, closingCents } = document
  await db
    .insertInto('invoices')
    .values({
      invoiceNumber,
      cause: `statement:${barberId}:${month}`,
      barberId,
      month: `${month}-01`,
      document: JSON.stringify(document),
      totalCents: closingCents - openingCents,
      issuedAt,
    })
    .execute()
}

// Newest first.
export function listStatements(db: Db, barberId: BarberId): Promise<Statement[]> {
  return db
    .selectFrom('invoices')
    .select(['invoiceNumber as number', 'issuedAt', monthWords.as('month')])
    .select([opening.as('openingCents'), closing.as('closingCents')])
    .select(sql<number>`jsonb_array_length(document -> 'lines')`.as('lines'))
    .where('barberId', '=', barberId)
    .orderBy('invoices.month', 'desc')
    .execute()
}

export function findStatement(db: Db, barberId: BarberId, month: string) {
  return db
    .selectFrom('invoices')
    .select(['invoiceNumber as number', 'issuedAt'])
    .select(sql<StatementDocument>`document`.as('document'))
    .where('barberId', '=', barberId)
    .where('month', '=', `${month}-01`)
    .executeTakeFirst()
}
