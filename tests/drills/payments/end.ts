// How the drill ends: what the provider has, and what our books say of it.
import { setTimeout as sleep } from 'node:timers/promises'
import type { startProvider } from '#tests/drills/card-city.ts'
import { query } from '#tests/drills/crowd.ts'

type Provider = Awaited<ReturnType<typeof startProvider>>

// All of these are 0 when nothing was lost or done twice.
export const allRight = {
  lost: 0,
  doubled: 0,
  refundedTwice: 0,
  unbalanced: 0,
  unfinished: 0,
  unpaid: 0,
  uncleared: 0,
  overpaid: 0,
  difference: 0,
}

// The sweeps of the next minutes, at once.
export async function settleAll(databaseUrl: string, provider: Provider) {
  for (let waited = 0; waited < 120; waited++) {
    await query(databaseUrl, 'UPDATE graphile_worker._private_jobs SET run_at = now()')
    await query(
      databaseUrl,
      `UPDATE payments SET sweep_at = now() WHERE state IN ('created', 'open')`,
    )
    await query(databaseUrl, `UPDATE refunds SET sweep_at = now() WHERE state = 'pending'`)
    await query(databaseUrl, `SELECT graphile_worker.add_job('sweep-payments', job_key => 'drill')`)
    await sleep(1000)
    const { lost, unfinished, unpaid, difference } = await readEnd(databaseUrl, provider)
    if (lost + unfinished + unpaid === 0 && difference === 0) return
  }
}

type Row = Record<
  'unbalanced' | 'unfinished' | 'unpaid' | 'uncleared' | 'overpaid' | 'cash',
  string
>

const books = `SELECT
  (SELECT count(*) FROM (SELECT FROM ledger_entries GROUP BY transaction_id
    HAVING sum(amount_cents) <> 0) AS bad) AS unbalanced,
  (SELECT count(*) FROM payments WHERE state = 'created')
    + (SELECT count(*) FROM refunds WHERE state <> 'succeeded')
    + (SELECT count(*) FROM provider_events WHERE handled_at IS NULL) AS unfinished,
  -- Every card of the drill can be charged.
  (SELECT count(*) FROM bookings WHERE owed_cents > 0 AND card_id IS NOT NULL) AS unpaid,
  (SELECT count(*) FROM (SELECT FROM ledger_entries AS e
      JOIN ledger_accounts AS a ON a.id = e.account_id AND a.kind = 'booking_clearing'
      JOIN ledger_transactions AS t ON t.id = e.transaction_id
      JOIN bookings AS k ON k.id = t.booking_id
      WHERE k.status IN ('completed', 'cancelled', 'no_show', 'declined', 'expired')
      GROUP BY k.id HAVING sum(e.amount_cents) <> 0) AS left_over) AS uncleared,
  (SELECT count(*) FROM (SELECT FROM bookings AS k
      JOIN payments AS p ON p.booking_id = k.id AND p.state = 'succeeded' AND p.purpose <> 'tip'
      LEFT JOIN (SELECT payment_id, sum(amount_cents) AS cents FROM refunds GROUP BY 1) AS back
        ON back.payment_id = p.id
      GROUP BY k.id HAVING sum(p.amount_cents - coalesce(back.cents, 0)) > k.total_cents) AS much)
    AS overpaid,
  ledger_balance('cash') AS cash`

export async function readEnd(databaseUrl: string, provider: Provider) {
  const rows = await query<{ id: string; state: string }>(
    databaseUrl,
    'SELECT id, state FROM payments',
  )
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  const intents = await provider.list('payment_intent')
  const charged = intents.filter(({ latest_charge: charge }) => charge)
  const paymentIds = charged.map(({ metadata }) => metadata.payment_id ?? '')
  const refunds = await provider.list('refund')
  const refundIds = refunds.map(({ metadata }) => metadata.refund_id ?? '')
  const [row] = await query<Row>(databaseUrl, books)
  const { cash, ...counts } = row!
  const movements = await provider.list('balance_transaction')
  const there = movements.reduce((sum, { net }) => sum + net, 0)
  return {
    charges: charged.length,
    refunds: refunds.length,
    lost: paymentIds.filter((id) => states.get(id) !== 'succeeded').length,
    doubled: paymentIds.length - new Set(paymentIds).size,
    refundedTwice: refundIds.length - new Set(refundIds).size,
    unbalanced: Number(counts.unbalanced),
    unfinished: Number(counts.unfinished),
    unpaid: Number(counts.unpaid),
    uncleared: Number(counts.uncleared),
    overpaid: Number(counts.overpaid),
    difference: Number(cash) - there,
  }
}

// What clients paid for, each with how often.
export async function countPurposes(databaseUrl: string) {
  const rows = await query<{ purpose: string; count: string }>(
    databaseUrl,
    `SELECT purpose, count(*) FROM payments WHERE state = 'succeeded' GROUP BY 1
     UNION ALL SELECT 'order', count(*) FROM refund_orders
     UNION ALL SELECT 'waived', count(*) FROM bookings WHERE fee_waived_at IS NOT NULL`,
  )
  return Object.fromEntries(rows.map(({ purpose, count }) => [purpose, Number(count)]))
}
