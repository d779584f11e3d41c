-- What administrators do by hand to barbers' money. Large sums wait for a second person.
CREATE TABLE money_orders (
  -- Chosen by the sender: the same order again changes nothing.
  id              uuid PRIMARY KEY,
  kind            text NOT NULL CHECK (kind IN ('run', 'release', 'retry', 'adjust')),
  -- Null for a run of everyone.
  barber_id       uuid REFERENCES users (id),
  payout_id       uuid REFERENCES payouts (id),
  -- Below 0 it takes from the barber's balance.
  amount_cents    bigint NOT NULL,
  reason          text NOT NULL,
  -- done: small enough for one person.
  state           text NOT NULL CHECK (state IN ('waiting', 'done', 'approved', 'declined', 'expired')),
  asked_by        uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at      timestamptz NOT NULL DEFAULT now(),
  expires_at      timestamptz,
  decided_by      uuid REFERENCES users (id) ON DELETE SET NULL,
  decided_at      timestamptz,
  decision_reason text NOT NULL DEFAULT '',
  CONSTRAINT money_orders_two_people CHECK (decided_by <> asked_by),
  CONSTRAINT money_orders_about CHECK (barber_id IS NOT NULL
    OR (kind = 'run' AND payout_id IS NULL)),
  CONSTRAINT money_orders_waits CHECK ((expires_at IS NOT NULL) OR state = 'done')
);
CREATE UNIQUE INDEX money_orders_waiting ON money_orders (kind, barber_id) NULLS NOT DISTINCT
  WHERE state = 'waiting';
CREATE INDEX money_orders_lately ON money_orders (asked_by, created_at) WHERE state = 'done';

ALTER TABLE saved_views DROP CONSTRAINT saved_views_list_check;
ALTER TABLE saved_views ADD CONSTRAINT saved_views_list_check CHECK (list IN
  ('bookings', 'my-bookings', 'appeals', 'problem-reports', 'commission-claims', 'people', 'barbers',
    'badges', 'referrals', 'refunds', 'commission-rules', 'platform-offers', 'audit', 'balances',
    'payouts'));
