-- The refunds desk: what administrators give back by hand, the approval of large amounts, and every
-- attempt at the provider.

CREATE TABLE refund_orders (
  -- Made by the browser, so that an order that is sent twice is one order.
  id              uuid PRIMARY KEY,
  booking_id      uuid NOT NULL REFERENCES bookings (id),
  -- card: to the cards that paid. credit: to the client's wallet.
  method          text NOT NULL CHECK (method IN ('card', 'credit')),
  amount_cents    integer NOT NULL CHECK (amount_cents > 0),
  cause           text NOT NULL
                  CHECK (cause IN ('quality', 'no_service', 'wrong_price', 'fee_dropped', 'goodwill', 'other')),
  charged_to      text NOT NULL CHECK (charged_to IN ('barber', 'platform')),
  -- To the client.
  note            text NOT NULL DEFAULT '',
  -- For the administration.
  reason          text NOT NULL,
  -- approved: decided and given, by one person or, for large amounts, by two.
  state           text NOT NULL CHECK (state IN ('waiting', 'approved', 'declined', 'expired')),
  asked_by        uuid NOT NULL REFERENCES users (id),
  created_at      timestamptz NOT NULL DEFAULT now(),
  -- Of one that waits or has waited for a second person.
  expires_at      timestamptz,
  decided_by      uuid REFERENCES users (id),
  decided_at      timestamptz,
  decision_reason text NOT NULL DEFAULT '',
  grant_id        uuid UNIQUE REFERENCES wallet_grants (id),
  CONSTRAINT refund_orders_two_people CHECK (decided_by <> asked_by),
  -- Above this amount nobody decides alone.
  CONSTRAINT refund_orders_second_person
    CHECK (state <> 'approved' OR amount_cents <= 50000 OR decided_by IS NOT NULL),
  CONSTRAINT refund_orders_waits CHECK (state <> 'waiting' OR expires_at IS NOT NULL),
  CONSTRAINT refund_orders_credit CHECK (method = 'card' OR charged_to = 'platform')
);
CREATE UNIQUE INDEX refund_orders_one_waiting ON refund_orders (booking_id) WHERE state = 'waiting';
CREATE INDEX refund_orders_booking ON refund_orders (booking_id);
CREATE INDEX refund_orders_created ON refund_orders (created_at, id);

-- What was decided stays as it is.
CREATE FUNCTION refuse_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'waiting' OR (NEW.booking_id, NEW.method, NEW.amount_cents, NEW.cause,
      NEW.charged_to, NEW.note, NEW.reason, NEW.asked_by, NEW.created_at)
    IS DISTINCT FROM (OLD.booking_id, OLD.method, OLD.amount_cents, OLD.cause,
      OLD.charged_to, OLD.note, OLD.reason, OLD.asked_by, OLD.created_at) THEN
    RAISE EXCEPTION 'the refund % is decided', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_orders_final';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refund_orders_final BEFORE UPDATE ON refund_orders
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_order();

ALTER TABLE refunds
  ADD COLUMN order_id uuid REFERENCES refund_orders (id),
  -- When this attempt began; the provider remembers its key for a day.
  ADD COLUMN asked_at timestamptz NOT NULL DEFAULT now(),
  -- When the provider was first asked in this attempt.
  ADD COLUMN sent_at  timestamptz;
UPDATE refunds SET asked_at = created_at;
CREATE INDEX refunds_order ON refunds (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX refunds_created ON refunds (created_at, id);

-- What happened to a refund, in order.
CREATE TABLE refund_attempts (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  refund_id   uuid NOT NULL REFERENCES refunds (id),
  attempt     integer NOT NULL,
  event       text NOT NULL CHECK (event IN ('sent', 'unanswered', 'succeeded', 'failed', 'retried')),
  failure     text,
  provider_id text,
  at          timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX refund_attempts_refund ON refund_attempts (refund_id, id);
CREATE TRIGGER refund_attempts_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON refund_attempts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION note_refund_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state THEN
    INSERT INTO refund_attempts (refund_id, attempt, event, failure, provider_id)
    VALUES (NEW.id, NEW.attempt, CASE NEW.state WHEN 'pending' THEN 'retried' ELSE NEW.state END,
      NEW.failure, NEW.provider_id);
  ELSIF OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL THEN
    INSERT INTO refund_attempts (refund_id, attempt, event) VALUES (NEW.id, NEW.attempt, 'sent');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refunds_attempted AFTER UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION note_refund_attempt();

-- Every refund once: those that followed from a move of their booking, and the orders of
-- administrators, each with all its parts.
CREATE VIEW refund_log AS
SELECT r.id, p.booking_id, NULL::uuid AS order_id, 'card' AS method, r.amount_cents,
  CASE split_part(r.cause, ':', 1) WHEN 'surplus' THEN 'lower_price' WHEN 'late' THEN 'paid_late'
    ELSE split_part(r.cause, ':', 3) END AS cause,
  NULL AS charged_to, t.actor_id AS by_id, r.created_at,
  CASE r.state WHEN 'succeeded' THEN 'done' WHEN 'failed' THEN 'failed'
    ELSE CASE WHEN r.sent_at IS NULL THEN 'asked' ELSE 'sent' END END AS state
FROM refunds AS r
JOIN payments AS p ON p.id = r.payment_id
LEFT JOIN ledger_transactions AS t ON t.idempotency_key = r.cause
WHERE r.order_id IS NULL
UNION ALL
SELECT o.id, o.booking_id, o.id, o.method, o.amount_cents, o.cause, o.charged_to, o.asked_by,
  o.created_at,
  CASE WHEN o.state <> 'approved' THEN o.state WHEN o.method = 'credit' THEN 'done'
    ELSE (SELECT CASE WHEN bool_or(r.state = 'failed') THEN 'failed'
        WHEN bool_and(r.state = 'succeeded') THEN 'done'
        WHEN bool_or(r.state = 'pending' AND r.sent_at IS NULL) THEN 'asked' ELSE 'sent' END
      FROM refunds AS r WHERE r.order_id = o.id) END
FROM refund_orders AS o;
