// What barbers are owed, and everything that decides whether they are paid.
import { sql, type RawBuilder } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { BalanceKind } from '#contract/money/payouts.ts'
import type { Db } from '#server/database/db.ts'
import { timeZoneOf } from '#server/database/shop-days.ts'
import type { AccountRow } from './account-queries.ts'

type PlanAccount = Pick<
  AccountRow,
  | 'accountId'
  | 'isSubmitted'
  | 'isEnabled'
  | 'missing'
  | 'disabledReason'
  | 'bankId'
  | 'bankLast4'
  | 'bankChangedAt'
  | 'refusedBankId'
>

export type Plan = {
  barberId: BarberId
  name: string
  profileId: string | null
  // All of it; below 0 the barber's debt.
  balanceCents: number
  // Available at the moment asked for, and what of it is held back.
  dueCents: number
  heldBackCents: number
  payableCents: number
  firstEarnedAt: string | null
  wasPaid: boolean
  openState: string | null
  isHeld: boolean
  holdReason: string | null
  isDaily: boolean | null
  account: PlanAccount | null
}

const accountJson = sql`CASE WHEN o.user_id IS NULL THEN NULL ELSE json_build_object(
  'accountId', o.account_id, 'isSubmitted', o.is_submitted, 'isEnabled', o.is_enabled,
  'missing', o.missing, 'disabledReason', o.disabled_reason, 'bankId', o.bank_id,
  'bankLast4', o.bank_last4, 'bankChangedAt', o.bank_changed_at,
  'refusedBankId', o.refused_bank_id) END`

// Debits count at once, credits from the moment they may be paid out.
const isDueAt = (at: string) => sql`
  (e.amount_cents > 0 OR e.available_at IS NULL OR e.available_at <= ${at}::timestamptz)`

// As a table: the balances at a moment, of all barbers or of one.
export const plansAt = (at: string, barberId?: string): RawBuilder<unknown> => sql`(
  SELECT a.owner_id AS barber_id, coalesce(b.shop_name, p.name, '') AS name, b.id AS profile_id,
    sums.balance_cents, sums.due_cents, held.cents AS held_back_cents,
    sums.due_cents - held.cents AS payable_cents, earned.at AS first_earned_at,
    EXISTS (SELECT FROM payouts AS y WHERE y.barber_id = a.owner_id
      AND y.state IN ('processing', 'paid')) AS was_paid,
    (SELECT y.state FROM payouts AS y WHERE y.barber_id = a.owner_id
      AND y.state IN ('scheduled', 'on_hold', 'processing')) AS open_state,
    k.id IS NOT NULL AS is_held, k.reason AS hold_reason, o.is_daily, ${accountJson} AS account
  FROM ledger_accounts AS a
  LEFT JOIN barber_profiles AS b ON b.user_id = a.owner_id
  LEFT JOIN profiles AS p ON p.user_id = a.owner_id
  LEFT JOIN payout_accounts AS o ON o.user_id = a.owner_id
  LEFT JOIN payout_holds AS k ON k.barber_id = a.owner_id AND k.released_at IS NULL
  CROSS JOIN LATERAL (SELECT coalesce(-sum(e.amount_cents), 0)::bigint AS balance_cents,
      coalesce(-sum(e.amount_cents) FILTER (WHERE ${isDueAt(at)}), 0)::bigint AS due_cents
    FROM ledger_entries AS e WHERE e.account_id = a.id) AS sums
  CROSS JOIN LATERAL (SELECT coalesce(sum(h.cents), 0)::bigint AS cents
    FROM payout_held_back(a.owner_id, ${at}::timestamptz) AS h) AS held
  CROSS JOIN LATERAL (SELECT min(t.created_at) AS at FROM ledger_entries AS e
    JOIN ledger_transactions AS t ON t.id = e.transaction_id
    WHERE e.account_id = a.id AND e.amount_cents < 0) AS earned
  WHERE a.kind = 'barber_balance'
    ${barberId === undefined ? sql`` : sql`AND a.owner_id = ${barberId}`})`

export async function listPlans(db: Db, at: string) {
  const { rows } = await sql<Plan>`
    SELECT * FROM ${plansAt(at)} AS plan ORDER BY payable_cents DESC, barber_id`.execute(db)
  return rows
}

export async function findPlan(db: Db, barberId: string, at: string) {
  const { rows } = await sql<Plan>`SELECT * FROM ${plansAt(at, barberId)} AS plan`.execute(db)
  return rows[0]
}

// One decision about a barber's balance at a time, until the transaction ends.
export async function lockBalance(db: Db, barberId: string) {
  await sql`SELECT FROM ledger_accounts
    WHERE kind = 'barber_balance' AND owner_id = ${barberId} FOR NO KEY UPDATE`.execute(db)
}

const account = (barberId: BarberId) => sql`(SELECT id FROM ledger_accounts
  WHERE kind = 'barber_balance' AND owner_id = ${barberId})`

type KindRow = { kind: BalanceKind | 'before'; count: number; cents: number }

// What changed the balance since the last payout was scheduled, by kind, and what was there before.
export async function listKinds(db: Db, barberId: BarberId) {
  const { rows } = await sql<KindRow>`
    WITH last AS (SELECT coalesce(max(t.id), 0) AS id FROM ledger_transactions AS t
      JOIN payouts AS y ON t.idempotency_key = 'payout:' || y.id WHERE y.barber_id = ${barberId}),
    changes AS (
      SELECT t.id, -sum(e.amount_cents) AS cents, coalesce(o.event, t.event) AS event
      FROM ledger_entries AS e JOIN ledger_transactions AS t ON t.id = e.transaction_id
      LEFT JOIN ledger_transactions AS o ON o.id = t.reverses_id
      WHERE e.account_id = ${account(barberId)} GROUP BY t.id, o.event)
    SELECT CASE WHEN c.id <= last.id THEN 'before' ELSE
        CASE c.event WHEN 'completed' THEN CASE WHEN c.cents < 0 THEN 'commission'
            ELSE 'appointments' END
          WHEN 'earned' THEN 'appointments' WHEN 'fee' THEN 'fees' WHEN 'tipped' THEN 'tips'
          WHEN 'tip_refunded' THEN 'tips' WHEN 'waived' THEN 'waived' WHEN 'refunded' THEN 'refunds'
          WHEN 'payout_returned' THEN 'returned' WHEN 'payout_scheduled' THEN 'returned'
          WHEN 'payout_canceled' THEN 'returned'
          WHEN 'debt_paid' THEN 'debt_paid' ELSE 'adjustments' END END AS kind,
      count(*)::int AS count, sum(c.cents)::bigint AS cents
    FROM changes AS c CROSS JOIN last GROUP BY 1`.execute(db)
  return rows
}

// Credits that are not available at the moment, by the day of the shop on which they are.
export async function listNotYet(db: Db, barberId: BarberId, at: string) {
  const { rows } = await sql<{ on: string; cents: number }>`
    SELECT (e.available_at AT TIME ZONE ${timeZoneOf(barberId)})::date::text AS "on",
      -sum(e.amount_cents)::bigint AS cents
    FROM ledger_entries AS e
    WHERE e.account_id = ${account(barberId)} AND NOT ${isDueAt(at)}
    GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}

export async function listHeldBack(db: Db, barberId: BarberId, at: string) {
  const { rows } = await sql<{ bookingId: string; number: string; cents: number }>`
    SELECT h.booking_id, k.booking_number AS number, sum(h.cents)::bigint AS cents
    FROM payout_held_back(${barberId}, ${at}::timestamptz) AS h
    JOIN bookings AS k ON k.id = h.booking_id
    GROUP BY h.booking_id, k.booking_number ORDER BY k.booking_number`.execute(db)
  return rows
}
