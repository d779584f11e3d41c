import { sql } from 'kysely'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'

type Given = { allCents: number; barberCents: number; tillCents: number; loneCents: number }

// What was given back for a booking by hand: all of it, what the barber pays of it, what came from the
// shop's till, and what an administrator gave that nobody else approved.
export async function findGiven(db: Db, bookingId: string) {
  const { rows } = await sql<Given>`
    SELECT coalesce(sum(amount_cents), 0) AS "allCents",
      coalesce(sum(amount_cents) FILTER (WHERE charged_to = 'barber' AND ${isPaid}), 0)
        AS "barberCents",
      coalesce(sum(amount_cents) FILTER (WHERE method = 'till'), 0) AS "tillCents",
      coalesce(sum(amount_cents + tip_cents)
        FILTER (WHERE decided_by IS NULL AND method <> 'till'), 0) AS "loneCents"
    FROM refund_orders AS o WHERE booking_id = ${bookingId} AND state = 'approved'`.execute(db)
  return at(rows, 0)
}

// Whoever paid for it still does: it was not taken into what the booking gave back since.
const isPaid = sql<boolean>`EXISTS (SELECT FROM ledger_transactions AS t
  WHERE t.booking_id = o.booking_id AND t.event = 'refunded'
    AND split_part(t.idempotency_key, ':', 2) = o.id::text
    AND NOT EXISTS (SELECT FROM ledger_transactions AS r WHERE r.reverses_id = t.id))`

// The fee of a late cancellation or a no-show that was kept, with its commission.
export async function findFee(db: Db, bookingId: string) {
  const { rows } = await sql<{ feeCents: number; commissionCents: number }>`
    SELECT coalesce(sum(e.amount_cents) FILTER (WHERE a.kind = 'booking_clearing'), 0) AS "feeCents",
      coalesce(-sum(e.amount_cents) FILTER (WHERE a.kind = 'commission_revenue'), 0)
        AS "commissionCents"
    FROM ledger_transactions AS t
    JOIN ledger_entries AS e ON e.transaction_id = t.id
    JOIN ledger_accounts AS a ON a.id = e.account_id
    WHERE t.booking_id = ${bookingId} AND t.event = 'fee'
      AND NOT EXISTS (SELECT FROM ledger_transactions AS r WHERE r.reverses_id = t.id)`.execute(db)
  return at(rows, 0)
}
