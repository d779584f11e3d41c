-- Invoices of fees, and credit notes for a part of an invoice, of which there can be several.
ALTER TABLE invoices DROP CONSTRAINT invoices_credited_once;
CREATE INDEX invoices_corrects ON invoices (corrects_id) WHERE corrects_id IS NOT NULL;

-- visit: of a completed booking. fee: of a late cancellation or a no-show. credit: a credit note, of
-- `amount_cents`, or of all that is left of its invoice. Without `corrects_id` it is for the booking's
-- invoice, which may have yet to be issued.
ALTER TABLE invoice_requests
  ADD COLUMN kind text NOT NULL DEFAULT 'visit' CHECK (kind IN ('visit', 'fee', 'credit')),
  ADD COLUMN amount_cents integer CHECK (amount_cents > 0),
  ADD CONSTRAINT invoice_requests_part CHECK (amount_cents IS NULL OR kind = 'credit');
UPDATE invoice_requests SET kind = 'credit' WHERE corrects_id IS NOT NULL;
CREATE INDEX invoice_requests_booking ON invoice_requests (booking_id);

-- What credit notes have left of an invoice.
CREATE FUNCTION invoice_left(invoice uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT sum(total_cents)::int FROM invoices WHERE id = invoice OR corrects_id = invoice
$$;

-- tip_cents: the tip that goes back with the last of the price.
ALTER TABLE refund_orders
  ADD COLUMN tip_cents integer NOT NULL DEFAULT 0 CHECK (tip_cents >= 0),
  DROP CONSTRAINT refund_orders_second_person,
  ADD CONSTRAINT refund_orders_second_person
    CHECK (state <> 'approved' OR amount_cents + tip_cents <= 50000 OR decided_by IS NOT NULL);

-- The amount of an order includes the tip, and a fee that was given back has a cause of its own.
CREATE OR REPLACE VIEW refund_log AS
SELECT r.id, p.booking_id, NULL::uuid AS order_id, 'card' AS method, r.amount_cents,
  CASE split_part(r.cause, ':', 1) WHEN 'surplus' THEN 'lower_price' WHEN 'late' THEN 'paid_late'
    WHEN 'fee-back' THEN 'fee_waived' ELSE split_part(r.cause, ':', 3) END AS cause,
  NULL AS charged_to, t.actor_id AS by_id, r.created_at,
  CASE r.state WHEN 'succeeded' THEN 'done' WHEN 'failed' THEN 'failed'
    ELSE CASE WHEN r.sent_at IS NULL THEN 'asked' ELSE 'sent' END END AS state
FROM refunds AS r
JOIN payments AS p ON p.id = r.payment_id
LEFT JOIN ledger_transactions AS t ON t.idempotency_key = r.cause
WHERE r.order_id IS NULL
UNION ALL
SELECT o.id, o.booking_id, o.id, o.method, o.amount_cents + o.tip_cents, o.cause, o.charged_to,
  o.asked_by, o.created_at,
  CASE WHEN o.state <> 'approved' THEN o.state WHEN o.method = 'credit' THEN 'done'
    ELSE (SELECT CASE WHEN bool_or(r.state = 'failed') THEN 'failed'
        WHEN bool_and(r.state = 'succeeded') THEN 'done'
        WHEN bool_or(r.state = 'pending' AND r.sent_at IS NULL) THEN 'asked' ELSE 'sent' END
      FROM refunds AS r WHERE r.order_id = o.id) END
FROM refund_orders AS o;
