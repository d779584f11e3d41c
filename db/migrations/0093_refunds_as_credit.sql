-- A refund that no card takes becomes credit of its client. It is their own money, so it lasts longer than
-- a gift; what is left when it expires is the platform's.
ALTER TABLE wallet_grants
  DROP CONSTRAINT wallet_grants_reason_check,
  ADD CONSTRAINT wallet_grants_reason_check CHECK (reason IN ('referral', 'goodwill', 'refund'));

-- credited: the client has it as credit, and the provider is not asked again.
ALTER TABLE refunds
  ADD COLUMN grant_id uuid UNIQUE REFERENCES wallet_grants (id),
  DROP CONSTRAINT refunds_state_check,
  ADD CONSTRAINT refunds_state_check
    CHECK (state IN ('pending', 'succeeded', 'failed', 'credited')),
  ADD CONSTRAINT refunds_credited CHECK ((state = 'credited') = (grant_id IS NOT NULL));

ALTER TABLE refund_attempts
  DROP CONSTRAINT refund_attempts_event_check,
  ADD CONSTRAINT refund_attempts_event_check
    CHECK (event IN ('sent', 'unanswered', 'succeeded', 'failed', 'retried', 'credited'));

CREATE OR REPLACE VIEW refund_log AS
SELECT r.id, p.booking_id, NULL::uuid AS order_id,
  CASE r.state WHEN 'credited' THEN 'credit' ELSE 'card' END AS method, r.amount_cents,
  CASE split_part(r.cause, ':', 1) WHEN 'surplus' THEN 'lower_price' WHEN 'late' THEN 'paid_late'
    WHEN 'fee-back' THEN 'fee_waived' ELSE split_part(r.cause, ':', 3) END AS cause,
  NULL AS charged_to, t.actor_id AS by_id, r.created_at,
  CASE WHEN r.state IN ('succeeded', 'credited') THEN 'done' WHEN r.state = 'failed' THEN 'failed'
    WHEN r.sent_at IS NULL THEN 'asked' ELSE 'sent' END AS state
FROM refunds AS r
JOIN payments AS p ON p.id = r.payment_id
LEFT JOIN ledger_transactions AS t ON t.idempotency_key = r.cause
WHERE r.order_id IS NULL
UNION ALL
SELECT o.id, o.booking_id, o.id,
  CASE WHEN EXISTS (SELECT FROM refunds AS r WHERE r.order_id = o.id AND r.state = 'credited')
    THEN 'credit' ELSE o.method END,
  o.amount_cents + o.tip_cents, o.cause, o.charged_to, o.asked_by, o.created_at,
  CASE WHEN o.state <> 'approved' THEN o.state WHEN o.method <> 'card' THEN 'done'
    ELSE (SELECT CASE WHEN bool_or(r.state = 'failed') THEN 'failed'
        WHEN bool_and(r.state IN ('succeeded', 'credited')) THEN 'done'
        WHEN bool_or(r.state = 'pending' AND r.sent_at IS NULL) THEN 'asked' ELSE 'sent' END
      FROM refunds AS r WHERE r.order_id = o.id) END
FROM refund_orders AS o;
