// Balances and payouts of all barbers, as administrators see them.
import { sql, type RawBuilder } from 'kysely'
import { at } from '#contract/lists.ts'
import type {
  BalanceQuery,
  MoneyOrder,
  TransferLine,
  TransferQuery,
  TransferReport,
} from '#contract/money/transfers.ts'
import { countUpTo } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { containing } from '#server/meaning.ts'
import { plansAt, type Plan } from './plan-queries.ts'

type Condition = RawBuilder<unknown>

const whereAll = (conditions: readonly (Condition | undefined)[]) => {
  const given = conditions.filter((each) => each !== undefined)
  return given.length === 0 ? sql`` : sql`WHERE ${sql.join(given, sql` AND `)}`
}

// Which of them a run pays is decided by rules.ts; here only what a number says.
const shows = {
  next: sql`plan.payable_cents > 0`,
  blocked: sql`plan.payable_cents > 0`,
  held: sql`plan.is_held`,
  debts: sql`plan.balance_cents < 0`,
} satisfies Record<NonNullable<BalanceQuery['show']>, Condition>

function wanted({ show, q }: BalanceQuery) {
  return [
    show && shows[show],
    q ? sql`lower(plan.name) LIKE ${containing(q.toLowerCase())}` : undefined,
  ]
}

export async function listBalances(db: Db, asOf: string, query: BalanceQuery) {
  const { rows } = await sql<Plan>`
    SELECT plan.* FROM ${plansAt(asOf)} AS plan ${whereAll(wanted(query))}
    ORDER BY plan.balance_cents DESC, plan.barber_id`.execute(db)
  return rows
}

const listed = sql`payouts AS y
  LEFT JOIN barber_profiles AS b ON b.user_id = y.barber_id
  LEFT JOIN profiles AS p ON p.user_id = y.barber_id
  LEFT JOIN profiles AS w ON w.user_id = y.made_by`

const ofPayouts = ({ state, q }: TransferQuery) => [
  state && sql`y.state = ${state}`,
  q ? sql`lower(coalesce(b.shop_name, p.name, '')) LIKE ${containing(q.toLowerCase())}` : undefined,
]

export async function listTransfers(db: Db, query: TransferQuery, limit: number) {
  const { after } = query
  const place = after && sql`(y.created_at, y.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<TransferLine>`
    SELECT y.id, y.created_at, y.state, y.amount_cents, y.bank_last4, y.failure, y.settled_at,
      y.barber_id, coalesce(b.shop_name, p.name, '') AS name, w.name AS by,
      y.short_at IS NOT NULL AS is_short
    FROM ${listed} ${whereAll([...ofPayouts(query), place])}
    ORDER BY y.created_at DESC, y.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export function countTransfers(db: Db, query: TransferQuery) {
  return countUpTo(db, sql`SELECT FROM ${listed} ${whereAll(ofPayouts(query))}`)
}

export async function sumUnderWay(db: Db) {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM payouts
    WHERE state IN ('scheduled', 'on_hold', 'processing')`.execute(db)
  return at(rows, 0).cents
}

const runsShown = 12

// The oldest first.
export async function listRuns(db: Db) {
  const { rows } = await sql<TransferReport['runs'][number]>`
    SELECT * FROM (SELECT run_on::text AS "on", count, cents FROM payout_runs
      ORDER BY run_on DESC LIMIT ${runsShown}) AS each ORDER BY "on"`.execute(db)
  return rows
}

// The last comparison of each day.
export async function listDays(db: Db) {
  const { rows } = await sql<TransferReport['days'][number]>`
    SELECT DISTINCT ON (day) day::text AS "on", owed_cents, ledger_cents AS cash_cents
    FROM (SELECT (at AT TIME ZONE time_zone_of(NULL))::date AS day, * FROM reconciliations
      WHERE at > now() - interval '30 days') AS each
    ORDER BY day, at DESC`.execute(db)
  return rows
}

export async function listOrders(db: Db, readerId: string) {
  const { rows } = await sql<MoneyOrder>`
    SELECT o.id, o.kind, coalesce(b.shop_name, p.name) AS name, o.amount_cents, o.reason,
      w.name AS by, o.created_at, o.expires_at, o.asked_by IS NOT DISTINCT FROM ${readerId} AS is_own
    FROM money_orders AS o
    LEFT JOIN barber_profiles AS b ON b.user_id = o.barber_id
    LEFT JOIN profiles AS p ON p.user_id = o.barber_id
    LEFT JOIN profiles AS w ON w.user_id = o.asked_by
    WHERE o.state = 'waiting' AND o.expires_at > now() ORDER BY o.created_at, o.id`.execute(db)
  return rows
}
