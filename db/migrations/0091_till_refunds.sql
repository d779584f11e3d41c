-- Money that a shop gave back from its till. It is the shop's own, so one person is enough; commission and
-- offers of the platform go back in proportion.
ALTER TABLE refund_orders
  DROP CONSTRAINT refund_orders_method_check,
  ADD CONSTRAINT refund_orders_method_check CHECK (method IN ('card', 'credit', 'till')),
  DROP CONSTRAINT refund_orders_credit,
  ADD CONSTRAINT refund_orders_payer CHECK (method = 'card'
    OR charged_to = CASE method WHEN 'till' THEN 'barber' ELSE 'platform' END),
  DROP CONSTRAINT refund_orders_second_person,
  ADD CONSTRAINT refund_orders_second_person CHECK (state <> 'approved' OR method = 'till'
    OR amount_cents + tip_cents <= 50000 OR decided_by IS NOT NULL);

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
  CASE WHEN o.state <> 'approved' THEN o.state WHEN o.method <> 'card' THEN 'done'
    ELSE (SELECT CASE WHEN bool_or(r.state = 'failed') THEN 'failed'
        WHEN bool_and(r.state = 'succeeded') THEN 'done'
        WHEN bool_or(r.state = 'pending' AND r.sent_at IS NULL) THEN 'asked' ELSE 'sent' END
      FROM refunds AS r WHERE r.order_id = o.id) END
FROM refund_orders AS o;
