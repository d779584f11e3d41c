// Lines of a business's earnings. A line is a posting that changed its balance, or a completed
// booking for which no cent was posted, such as one of the barber's own clients.
import { sql } from 'kysely'
import type { CommissionRate } from '#contract/bookings/desk.ts'
import type { Days } from '#contract/business/analytics.ts'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { AskedLines, EarningLine, EarningSums } from '#contract/money/earnings.ts'
import type { Db } from '#server/database/db.ts'
import { midnightAfter, midnightOf, timeZoneOf } from '#server/database/shop-days.ts'

const account = (barberId: BarberId) => sql`(SELECT id FROM ledger_accounts
  WHERE kind = 'barber_balance' AND owner_id = ${barberId})`

// What a line changed: the balance, and the platform's commission and discount.
const posted = (barberId: BarberId) => sql`
  SELECT 't' || t.id AS id, t.created_at AS at, t.booking_id, t.reason AS note,
    t.reverses_id IS NOT NULL AS is_reversal,
    CASE coalesce(o.event, t.event) WHEN 'completed' THEN 'booking' WHEN 'earned' THEN 'charged'
      WHEN 'fee' THEN 'fee' WHEN 'tipped' THEN 'tip' WHEN 'tip_refunded' THEN 'tip' WHEN 'waived' THEN 'waived'
      WHEN 'refunded' THEN 'refund' WHEN 'payout_scheduled' THEN 'payout'
      WHEN 'payout_returned' THEN 'payout' WHEN 'payout_canceled' THEN 'payout'
      WHEN 'debt_paid' THEN 'debt' ELSE 'other' END AS kind,
    NOT EXISTS (SELECT FROM ledger_transactions AS r WHERE r.reverses_id = t.id) AS stands,
    mine.cents AS balance_cents, platform.commission_cents, platform.promo_cents,
    coalesce(till.cents, 0) AS till_cents
  FROM (SELECT transaction_id, -sum(amount_cents) AS cents FROM ledger_entries
    WHERE account_id = ${account(barberId)} GROUP BY transaction_id) AS mine
  JOIN ledger_transactions AS t ON t.id = mine.transaction_id
  LEFT JOIN ledger_transactions AS o ON o.id = t.reverses_id
  CROSS JOIN LATERAL (
    SELECT coalesce(-sum(e.amount_cents) FILTER (WHERE a.kind = 'commission_revenue'), 0)
        AS commission_cents,
      coalesce(sum(e.amount_cents) FILTER (WHERE a.kind = 'promo_expense'), 0) AS promo_cents
    FROM ledger_entries AS e JOIN ledger_accounts AS a ON a.id = e.account_id
    WHERE e.transaction_id = t.id) AS platform
  LEFT JOIN LATERAL (
    SELECT CASE WHEN t.reverses_id IS NULL THEN r.amount_cents ELSE -r.amount_cents END AS cents
    FROM refund_orders AS r WHERE coalesce(o.event, t.event) = 'refunded' AND r.method = 'till'
      AND r.booking_id = t.booking_id
      AND r.id::text = split_part(coalesce(o.idempotency_key, t.idempotency_key), ':', 2)) AS till
    ON true`

const unposted = (barberId: BarberId) => sql`
  SELECT 'b' || k.id AS id, k.completed_at AS at, k.id AS booking_id, '' AS note,
    false AS is_reversal, 'booking' AS kind, true AS stands,
    0 AS balance_cents, 0 AS commission_cents, 0 AS promo_cents, 0 AS till_cents
  FROM bookings AS k
  WHERE k.barber_id = ${barberId} AND k.status = 'completed' AND k.completed_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM ledger_transactions AS t
      WHERE t.booking_id = k.id AND t.event = 'completed'
        AND NOT EXISTS (SELECT FROM ledger_transactions AS r WHERE r.reverses_id = t.id))`

// Given back from the till for an appointment without a commission.
const unpostedTill = (barberId: BarberId) => sql`
  SELECT 'o' || r.id AS id, r.created_at AS at, r.booking_id, '' AS note, false AS is_reversal,
    'refund' AS kind, true AS stands, 0 AS balance_cents, 0 AS commission_cents, 0 AS promo_cents,
    r.amount_cents AS till_cents
  FROM refund_orders AS r JOIN bookings AS k ON k.id = r.booking_id
  WHERE k.barber_id = ${barberId} AND k.status = 'completed' AND r.method = 'till'
    AND NOT EXISTS (SELECT FROM ledger_transactions AS t
      WHERE t.idempotency_key = 'refund:' || r.id)`

const isTippedByCard = sql`EXISTS (SELECT FROM payments AS p
  WHERE p.booking_id = l.booking_id AND p.purpose = 'tip' AND p.state = 'succeeded')`

// With the amounts of the booking, which a reversal takes back.
const amounts = (barberId: BarberId) => sql`
  SELECT l.id, l.at, l.kind, l.is_reversal, l.booking_id, l.note, l.stands, l.balance_cents,
    l.commission_cents, l.promo_cents, l.till_cents, k.source,
    commission_rate_of(k.commission_rule_id) AS rate,
    coalesce(CASE WHEN q.state = 'accepted' THEN q.percent ELSE k.commission_percent END, 0)
      AS percent,
    booked.sign * coalesce(k.subtotal_cents, 0) AS gross_cents,
    booked.sign * least(coalesce(k.discount_cents, 0), coalesce(k.subtotal_cents, 0))
      AS discount_cents,
    booked.sign * coalesce(k.tax_cents, 0) AS tax_cents,
    CASE WHEN l.kind = 'tip' THEN l.balance_cents
      ELSE booked.sign * coalesce(k.tip_cents, 0) * (NOT ${isTippedByCard})::int END AS tip_cents,
    CASE WHEN l.kind = 'fee' THEN l.balance_cents + l.commission_cents ELSE 0 END AS fee_cents
  FROM (${posted(barberId)} UNION ALL ${unposted(barberId)}
    UNION ALL ${unpostedTill(barberId)}) AS l
  LEFT JOIN bookings AS k ON k.id = l.booking_id
  LEFT JOIN commission_claims AS q ON q.booking_id = l.booking_id
  CROSS JOIN LATERAL (SELECT CASE WHEN l.kind <> 'booking' THEN 0
    WHEN l.is_reversal THEN -1 ELSE 1 END AS sign) AS booked`

const lines = (barberId: BarberId) => sql`
  SELECT *, gross_cents - discount_cents + promo_cents AS services_cents,
    CASE WHEN kind IN ('other', 'refund') THEN balance_cents - till_cents
      ELSE gross_cents - discount_cents + promo_cents + tax_cents + tip_cents + fee_cents
        - commission_cents
    END AS net_cents
  FROM (${amounts(barberId)}) AS l`

const during = (barberId: BarberId, { from, to }: Days) => sql`
  at >= ${midnightOf(barberId, from)} AND at < ${midnightAfter(barberId, to)}`

type Shown = Omit<EarningLine, 'booking' | 'claim' | 'commission' | 'discountBy' | 'mayClaim'>

export type LineRow = Shown & {
  percent: number
  rate: CommissionRate | null
  commissionCents: number
  promoCents: number
  stands: boolean
  source: string | null
  status: string | null
  bookingId: string | null
  bookingNumber: string
  startsAt: string
  clientName: string
  services: string[]
  papers: NonNullable<EarningLine['booking']>['papers']
  claimState: NonNullable<EarningLine['claim']>['state'] | null
  claimReason: string
}

type Page = { days: Days; after?: AskedLines['after']; limit: number }

// Newest first.
export async function listLines(db: Db, barberId: BarberId, { days, after, limit }: Page) {
  const older = after ? sql`AND (at, id) < (${after.at}::timestamptz, ${after.id})` : sql``
  const { rows } = await sql<LineRow>`
    WITH page AS (SELECT * FROM (${lines(barberId)}) AS l
      WHERE ${during(barberId, days)} ${older} ORDER BY at DESC, id DESC LIMIT ${limit})
    SELECT p.id, p.at, p.kind, p.is_reversal, p.note, p.stands, p.source, p.percent, p.rate,
      p.gross_cents, p.discount_cents, p.tax_cents, p.tip_cents, p.fee_cents, p.commission_cents,
      p.promo_cents, p.balance_cents, p.net_cents,
      k.id AS booking_id, k.status, k.booking_number, k.starts_at,
      coalesce(c.name, k.guest_name, '') AS client_name,
      ARRAY(SELECT i.name FROM booking_items AS i WHERE i.booking_id = k.id
        ORDER BY i.position) AS services,
      (SELECT coalesce(json_agg(json_build_object('id', i.id, 'number', i.invoice_number)
        ORDER BY i.issued_at, i.id), '[]') FROM invoices AS i
        WHERE i.booking_id = k.id AND p.kind IN ('booking', 'fee') AND NOT p.is_reversal) AS papers,
      q.state AS claim_state, coalesce(q.reason, '') AS claim_reason
    FROM page AS p
    LEFT JOIN bookings AS k ON k.id = p.booking_id
    LEFT JOIN profiles AS c ON c.user_id = k.client_id
    LEFT JOIN commission_claims AS q ON q.booking_id = k.id
    ORDER BY p.at DESC, p.id DESC`.execute(db)
  return rows
}

const sums = sql`
  coalesce(sum(services_cents) FILTER (WHERE kind = 'booking'), 0) AS services_cents,
  coalesce(sum(tax_cents), 0) AS tax_cents,
  coalesce(sum(tip_cents), 0) AS tips_cents,
  coalesce(sum(fee_cents), 0) AS fees_cents,
  coalesce(sum(commission_cents) FILTER (WHERE kind <> 'other'), 0) AS commission_cents,
  coalesce(-sum(net_cents + commission_cents) FILTER (WHERE kind = 'refund'), 0) AS refunds_cents,
  coalesce(sum(net_cents) FILTER (WHERE kind = 'other'), 0) AS other_cents`

// Weeks of the shop's calendar, those without a line too.
export async function listWeeks(db: Db, barberId: BarberId, days: Days) {
  const monday = sql`date_trunc('week', l.at AT TIME ZONE ${timeZoneOf(barberId)})`
  const { rows } = await sql<EarningSums & { monday: string }>`
    SELECT week::date::text AS monday, ${sums}
    FROM generate_series(date_trunc('week', ${days.from}::date::timestamp),
      ${days.to}::date::timestamp, '7 days') AS week
    LEFT JOIN (SELECT * FROM (${lines(barberId)}) AS every WHERE ${during(barberId, days)}) AS l
      ON ${monday} = week
    GROUP BY week ORDER BY week`.execute(db)
  return rows
}

type SourceRow = {
  source: string
  percent: number
  rate: CommissionRate | null
  cents: number
}

export async function listSources(db: Db, barberId: BarberId, days: Days) {
  const { rows } = await sql<SourceRow>`
    SELECT source, percent, rate, sum(services_cents) AS cents
    FROM (${lines(barberId)}) AS l
    WHERE kind = 'booking' AND ${during(barberId, days)}
    GROUP BY source, percent, rate`.execute(db)
  return rows
}

type Balance = { dueCents: number; heldCents: number }

// Debits count at once, credits from the moment they may be paid out.
export async function findBalance(db: Db, barberId: BarberId) {
  const { rows } = await sql<Balance>`
    SELECT coalesce(-sum(amount_cents) FILTER (WHERE ${isDue}), 0) AS due_cents,
      coalesce(-sum(amount_cents) FILTER (WHERE NOT ${isDue}), 0) AS held_cents
    FROM ledger_entries WHERE account_id = ${account(barberId)}`.execute(db)
  return at(rows, 0)
}

const isDue = sql`(amount_cents > 0 OR available_at IS NULL OR available_at <= now())`

export async function hasLines(db: Db, barberId: BarberId) {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM ledger_entries WHERE account_id = ${account(barberId)})
      OR EXISTS (SELECT FROM bookings WHERE barber_id = ${barberId} AND status = 'completed')
      AS has`.execute(db)
  return at(rows, 0).has
}
