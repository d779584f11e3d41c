-- Payments by card. First the row, then the call with the row's id as its key, then the outcome, which
-- is read from the provider and written once.
CREATE TABLE provider_customers (
  user_id     uuid PRIMARY KEY REFERENCES users (id),
  customer_id text NOT NULL UNIQUE
);

CREATE TABLE saved_cards (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id     uuid NOT NULL REFERENCES users (id),
  -- The provider's name for the card. Its number never reaches us.
  method_id   text NOT NULL UNIQUE,
  brand       text NOT NULL,
  last4       text NOT NULL,
  exp_month   smallint NOT NULL,
  exp_year    smallint NOT NULL,
  -- The same card has the same fingerprint, whoever saves it.
  fingerprint text,
  created_at  timestamptz NOT NULL DEFAULT now(),
  removed_at  timestamptz
);
CREATE INDEX saved_cards_user ON saved_cards (user_id);

CREATE TABLE payments (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  provider     text NOT NULL CHECK (provider IN ('demo', 'stripe')),
  user_id      uuid NOT NULL REFERENCES users (id),
  booking_id   uuid REFERENCES bookings (id),
  -- card: a card is saved, and nothing is charged.
  purpose      text NOT NULL CHECK (purpose IN ('prepay', 'tip', 'card')),
  amount_cents integer NOT NULL,
  -- created: the provider was asked, or is about to be. open: the person is on the provider's page.
  -- needs_client: the bank wants its client there. The other three are final.
  state        text NOT NULL DEFAULT 'created'
               CHECK (state IN ('created', 'open', 'needs_client', 'succeeded', 'failed', 'expired')),
  -- page: the person pays on the provider's page. saved: we charge their saved card.
  how          text NOT NULL CHECK (how IN ('page', 'saved')),
  card_id      uuid REFERENCES saved_cards (id) ON DELETE SET NULL,
  -- Part of the key. Raised only when the last attempt certainly had no effect.
  attempt      integer NOT NULL DEFAULT 1,
  asked_at     timestamptz NOT NULL DEFAULT now(),
  session_id   text UNIQUE,
  session_url  text,
  intent_id    text UNIQUE,
  failure      text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  settled_at   timestamptz,
  -- When the sweep asks the provider again, and how often it has.
  sweep_at     timestamptz NOT NULL DEFAULT now() + interval '1 minute',
  sweeps       integer NOT NULL DEFAULT 0,
  CONSTRAINT payments_amount CHECK (
    CASE purpose WHEN 'card' THEN amount_cents = 0 ELSE amount_cents >= 50 END),
  CONSTRAINT payments_about CHECK ((booking_id IS NULL) = (purpose = 'card')),
  CONSTRAINT payments_card CHECK (how = 'page' OR purpose <> 'card')
);
-- Pressed twice, it is the same payment.
CREATE UNIQUE INDEX payments_one_at_work ON payments (user_id, purpose, booking_id)
  NULLS NOT DISTINCT WHERE state IN ('created', 'open', 'needs_client');
CREATE INDEX payments_booking ON payments (booking_id);
CREATE INDEX payments_user ON payments (user_id, id);
CREATE INDEX payments_due ON payments (sweep_at) WHERE state IN ('created', 'open');

-- What was paid stays paid.
CREATE FUNCTION refuse_changed_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.state IN ('succeeded', 'failed', 'expired') AND NEW.state <> OLD.state)
    OR NEW.amount_cents <> OLD.amount_cents OR NEW.booking_id IS DISTINCT FROM OLD.booking_id
    OR NEW.purpose <> OLD.purpose THEN
    RAISE EXCEPTION 'payment % is final', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_final';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payments_final BEFORE UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_payment();

CREATE TABLE refunds (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id   uuid NOT NULL REFERENCES payments (id),
  -- Names the decision, which refunds once.
  cause        text NOT NULL CONSTRAINT refunds_once UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  state        text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'succeeded', 'failed')),
  attempt      integer NOT NULL DEFAULT 1,
  provider_id  text UNIQUE,
  failure      text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  settled_at   timestamptz,
  sweep_at     timestamptz NOT NULL DEFAULT now() + interval '1 minute',
  sweeps       integer NOT NULL DEFAULT 0
);
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE INDEX refunds_due ON refunds (sweep_at) WHERE state = 'pending';

-- The refunds of a payment never exceed it. The payment's lock makes two at once take turns.
CREATE FUNCTION refuse_overrefund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE paid integer;
BEGIN
  SELECT amount_cents INTO paid FROM payments
  WHERE id = NEW.payment_id AND state = 'succeeded' FOR NO KEY UPDATE;
  IF paid IS NULL OR NEW.amount_cents
    + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = NEW.payment_id) > paid THEN
    RAISE EXCEPTION 'more is refunded than was paid by %', NEW.payment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refunds_within_payment BEFORE INSERT ON refunds
  FOR EACH ROW EXECUTE FUNCTION refuse_overrefund();

-- What the provider told us. An event only says where to look, so nothing else of it is kept.
CREATE TABLE provider_events (
  id          text PRIMARY KEY,
  type        text NOT NULL,
  payment_id  uuid,
  refund_id   uuid,
  received_at timestamptz NOT NULL DEFAULT now(),
  handled_at  timestamptz
);
CREATE INDEX provider_events_due ON provider_events (received_at) WHERE handled_at IS NULL;

-- The memory of the demo provider.
CREATE TABLE demo_provider (
  id     text PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY,
  object text NOT NULL,
  data   jsonb NOT NULL
);
CREATE INDEX demo_provider_object ON demo_provider (object, number);
