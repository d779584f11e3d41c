-- Payouts of barbers' balances. First the row and its posting under the lock of the ledger account,
-- then the transfer with the row's id as its key, then the payout to the bank, then what became of it.
CREATE TABLE payouts (
  id             uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id      uuid NOT NULL REFERENCES users (id),
  amount_cents   bigint NOT NULL CHECK (amount_cents > 0),
  -- scheduled: not yet sent. on_hold: the same, while an administrator looks into it. processing: the
  -- money is at the barber's account with the provider, or on its way to the bank. failed: it came back.
  state          text NOT NULL DEFAULT 'scheduled'
                 CHECK (state IN ('scheduled', 'on_hold', 'processing', 'paid', 'failed')),
  run_on         date NOT NULL,
  -- 'run:2026-11-17', or the order of an administrator.
  run_key        text NOT NULL,
  account_id     text NOT NULL,
  bank_id        text,
  bank_last4     text,
  made_by        uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Part of the keys. Raised only when the last attempt certainly had no effect.
  attempt        integer NOT NULL DEFAULT 1,
  bank_attempt   integer NOT NULL DEFAULT 1,
  -- When the provider was first asked with this key.
  asked_at       timestamptz,
  -- Our balance at the provider was too low.
  short_at       timestamptz,
  transfer_id    text UNIQUE,
  bank_payout_id text UNIQUE,
  failure        text,
  created_at     timestamptz NOT NULL DEFAULT now(),
  sent_at        timestamptz,
  settled_at     timestamptz,
  sweep_at       timestamptz NOT NULL DEFAULT now() + interval '1 minute',
  sweeps         integer NOT NULL DEFAULT 0,
  CONSTRAINT payouts_once_a_run UNIQUE (barber_id, run_key)
);
CREATE UNIQUE INDEX payouts_one_open ON payouts (barber_id)
  WHERE state IN ('scheduled', 'on_hold', 'processing');
CREATE INDEX payouts_barber ON payouts (barber_id, created_at DESC, id DESC);
CREATE INDEX payouts_newest ON payouts (created_at DESC, id DESC);
CREATE INDEX payouts_due ON payouts (sweep_at) WHERE state IN ('scheduled', 'processing');

-- A payout keeps its amount and its barber, and what came back is paid by another one. The bank is
-- forgotten with a barber who leaves.
CREATE FUNCTION refuse_changed_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount_cents <> OLD.amount_cents OR NEW.barber_id <> OLD.barber_id
    OR (OLD.state = 'failed' AND NEW.state <> 'failed')
    OR (OLD.state = 'paid' AND NEW.state NOT IN ('paid', 'failed')) THEN
    RAISE EXCEPTION 'payout % is final', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_final';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payouts_final BEFORE UPDATE ON payouts
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_payout();

-- Days whose run is done.
CREATE TABLE payout_runs (
  run_on      date PRIMARY KEY,
  finished_at timestamptz NOT NULL DEFAULT now(),
  count       integer NOT NULL,
  cents       bigint NOT NULL
);

-- While one is open, the barber is not paid.
CREATE TABLE payout_holds (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id   uuid NOT NULL REFERENCES users (id),
  reason      text NOT NULL,
  held_by     uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  released_by uuid REFERENCES users (id) ON DELETE SET NULL,
  released_at timestamptz
);
CREATE UNIQUE INDEX payout_holds_one ON payout_holds (barber_id) WHERE released_at IS NULL;

-- What is in a barber's available balance and stays there, because something about the booking is not
-- settled. Every part of the product that holds money back adds its rows here; payouts, their preview
-- and their explanation ask nothing else.
CREATE FUNCTION payout_held_back(p_barber uuid, p_at timestamptz)
RETURNS TABLE (booking_id uuid, cents bigint) LANGUAGE sql STABLE AS $$
  SELECT k.id, -sum(e.amount_cents)::bigint
  FROM bookings AS k
  JOIN ledger_transactions AS t ON t.booking_id = k.id
  JOIN ledger_entries AS e ON e.transaction_id = t.id
  WHERE k.dispute_status IS NOT NULL AND k.dispute_status <> 'closed' AND k.barber_id = p_barber
    AND e.account_id = (SELECT a.id FROM ledger_accounts AS a
      WHERE a.kind = 'barber_balance' AND a.owner_id = p_barber)
    AND (e.amount_cents > 0 OR e.available_at IS NULL OR e.available_at <= p_at)
  GROUP BY k.id HAVING -sum(e.amount_cents) > 0
$$;

-- What the provider moved on our balance, to compare the ledger with.
CREATE TABLE provider_movements (
  id         text PRIMARY KEY,
  type       text NOT NULL,
  net_cents  bigint NOT NULL,
  source     text,
  created_at timestamptz NOT NULL
);
CREATE INDEX provider_movements_newest ON provider_movements (created_at DESC);

-- Each comparison. Red stops payouts.
CREATE TABLE reconciliations (
  id               uuid PRIMARY KEY DEFAULT uuidv7(),
  at               timestamptz NOT NULL DEFAULT now(),
  provider_cents   bigint NOT NULL,
  ledger_cents     bigint NOT NULL,
  -- Of what is older than an hour. Younger movements may still be on their way into the ledger.
  difference_cents bigint NOT NULL,
  unmatched        integer NOT NULL,
  owed_cents       bigint NOT NULL
);
CREATE INDEX reconciliations_newest ON reconciliations (at DESC);
