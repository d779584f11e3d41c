-- The ledger: every cent the platform owes, holds or earned. Debit is positive, credit is negative,
-- and the lines of a transaction sum to zero. Nothing is ever changed or deleted: a correction is a
-- reversal and a new transaction.
CREATE TABLE ledger_accounts (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN
    ('cash', 'platform_bank', 'chargebacks', 'booking_clearing', 'refunds_payable',
     'payouts_payable', 'barber_balance', 'client_wallet', 'commission_revenue', 'promo_expense',
     'goodwill_expense', 'processing_fees', 'dispute_loss')),
  -- The user of a barber_balance or client_wallet. The platform's own accounts have the nil uuid:
  -- IS NOT DISTINCT FROM NULL uses no index.
  owner_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  CONSTRAINT ledger_accounts_once UNIQUE (kind, owner_id),
  CONSTRAINT ledger_accounts_owned CHECK (
    (owner_id <> '00000000-0000-0000-0000-000000000000')
    = (kind IN ('barber_balance', 'client_wallet')))
);
INSERT INTO ledger_accounts (kind) VALUES ('cash'), ('platform_bank'), ('chargebacks'),
  ('booking_clearing'), ('refunds_payable'), ('payouts_payable'), ('commission_revenue'),
  ('promo_expense'), ('goodwill_expense'), ('processing_fees'), ('dispute_loss');

CREATE TABLE ledger_transactions (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event           text NOT NULL,
  -- The cause, which posts once: 'completed:<booking>:<n>', 'charge:<payment>'.
  idempotency_key text NOT NULL CONSTRAINT ledger_transactions_once UNIQUE,
  booking_id      uuid,
  -- The transaction that this one reverses; each can be reversed once.
  reverses_id     bigint CONSTRAINT ledger_transactions_reversed_once UNIQUE
                  REFERENCES ledger_transactions (id),
  actor_id        uuid,
  -- The provider's balance transaction that moved the cash.
  provider_ref    text,
  reason          text NOT NULL DEFAULT '',
  created_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ledger_transactions_ref ON ledger_transactions (provider_ref)
  WHERE provider_ref IS NOT NULL;
CREATE INDEX ledger_transactions_booking ON ledger_transactions (booking_id)
  WHERE booking_id IS NOT NULL;

CREATE TABLE ledger_entries (
  transaction_id bigint NOT NULL REFERENCES ledger_transactions (id),
  line           smallint NOT NULL,
  account_id     bigint NOT NULL REFERENCES ledger_accounts (id),
  amount_cents   bigint NOT NULL CHECK (amount_cents <> 0),
  -- Earnings of a barber are not paid out before.
  available_at   timestamptz,
  posted_by      xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (transaction_id, line)
);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, posted_by)
  INCLUDE (amount_cents, available_at);

CREATE TRIGGER ledger_accounts_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transactions_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- All lines of a transaction come in one statement, numbered from 1, and sum to zero. So no line can
-- be added later.
CREATE FUNCTION check_ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE bad bigint;
BEGIN
  SELECT n.transaction_id INTO bad FROM new_lines AS n GROUP BY n.transaction_id
  HAVING sum(n.amount_cents) <> 0 OR count(*) < 2 OR min(n.line) <> 1 OR max(n.line) <> count(*)
  LIMIT 1;
  IF bad IS NOT NULL THEN
    RAISE EXCEPTION 'transaction % is not balanced', bad
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION check_ledger_balanced();

CREATE FUNCTION ledger_accounts_of(p_kinds text[], p_owners uuid[]) RETURNS bigint[]
LANGUAGE sql STABLE AS $$
  SELECT array_agg(a.id ORDER BY l.n)
  FROM unnest(p_kinds, p_owners) WITH ORDINALITY AS l(k, o, n)
  LEFT JOIN ledger_accounts AS a ON a.kind = l.k
    AND a.owner_id = coalesce(l.o, '00000000-0000-0000-0000-000000000000')
$$;

-- Writes a transaction. Lines of 0 cents are left out. The same key again changes nothing and returns
-- the first transaction's id; with other lines it is refused. Returns NULL when no cent moves.
CREATE FUNCTION ledger_post(
  p_key text, p_event text, p_booking uuid, p_kinds text[], p_owners uuid[], p_cents bigint[],
  p_available_at timestamptz DEFAULT NULL, p_reverses bigint DEFAULT NULL,
  p_actor uuid DEFAULT NULL, p_reason text DEFAULT '', p_ref text DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  made bigint;
  same boolean;
  accounts bigint[];
BEGIN
  IF NOT EXISTS (SELECT FROM unnest(p_cents) AS c WHERE c <> 0) THEN RETURN NULL; END IF;
  INSERT INTO ledger_transactions
    (event, idempotency_key, booking_id, reverses_id, actor_id, reason, provider_ref)
  VALUES (p_event, p_key, p_booking, p_reverses, p_actor, p_reason, p_ref)
  ON CONFLICT DO NOTHING RETURNING id INTO made;
  IF made IS NULL THEN
    SELECT t.id INTO made FROM ledger_transactions AS t WHERE t.idempotency_key = p_key;
    -- Of two equal reversals at once, either index may notice the second.
    IF made IS NULL THEN
      RAISE EXCEPTION 'transaction % was reversed under another key', p_reverses
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'ledger_transactions_reversed_once';
    END IF;
    SELECT NOT EXISTS (
      (SELECT a.kind, nullif(a.owner_id, '00000000-0000-0000-0000-000000000000'), e.amount_cents
         FROM ledger_entries AS e JOIN ledger_accounts AS a ON a.id = e.account_id
         WHERE e.transaction_id = made)
      EXCEPT ALL
      (SELECT * FROM unnest(p_kinds, p_owners, p_cents) AS l(k, o, c) WHERE c <> 0))
      AND (SELECT count(*) FROM ledger_entries WHERE transaction_id = made)
        = (SELECT count(*) FROM unnest(p_cents) AS c WHERE c <> 0) INTO same;
    IF NOT same THEN
      RAISE EXCEPTION 'the ledger key % was used for other lines', p_key
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'ledger_key_reused';
    END IF;
    RETURN made;
  END IF;
  -- An account is created by the first posting to it.
  accounts := ledger_accounts_of(p_kinds, p_owners);
  IF array_position(accounts, NULL) IS NOT NULL THEN
    INSERT INTO ledger_accounts (kind, owner_id)
    SELECT DISTINCT l.k, l.o FROM unnest(p_kinds, p_owners) AS l(k, o) WHERE l.o IS NOT NULL
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
    accounts := ledger_accounts_of(p_kinds, p_owners);
  END IF;
  INSERT INTO ledger_entries (transaction_id, line, account_id, amount_cents, available_at)
  SELECT made, row_number() OVER (), l.a, l.c,
         CASE WHEN l.k = 'barber_balance' AND l.c < 0 THEN p_available_at END
  FROM unnest(accounts, p_kinds, p_cents) AS l(a, k, c) WHERE l.c <> 0;
  RETURN made;
END $$;

-- Sums of the platform's accounts up to a transaction before which none can still commit. A balance is
-- the snapshot plus what was posted since; without a snapshot it is the plain sum. A logical restore
-- into a new cluster numbers transactions anew: delete the snapshots after it.
CREATE TABLE ledger_snapshots (
  account_id    bigint PRIMARY KEY,
  before_xid    xid8 NOT NULL,
  balance_cents bigint NOT NULL
);

CREATE FUNCTION ledger_snapshot() RETURNS void LANGUAGE plpgsql AS $$
DECLARE horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
BEGIN
  INSERT INTO ledger_snapshots AS s (account_id, before_xid, balance_cents)
  SELECT a.id, horizon, coalesce(old.balance_cents, 0) + coalesce(sum(e.amount_cents), 0)
  FROM ledger_accounts AS a
  LEFT JOIN ledger_snapshots AS old ON old.account_id = a.id
  LEFT JOIN ledger_entries AS e ON e.account_id = a.id AND e.posted_by < horizon
    AND e.posted_by >= coalesce(old.before_xid, '0'::xid8)
  WHERE a.owner_id = '00000000-0000-0000-0000-000000000000'
  GROUP BY a.id, old.balance_cents
  ON CONFLICT (account_id) DO UPDATE
    SET before_xid = EXCLUDED.before_xid, balance_cents = EXCLUDED.balance_cents
    WHERE s.before_xid < EXCLUDED.before_xid;
END $$;

CREATE FUNCTION ledger_balance(p_kind text, p_owner uuid DEFAULT NULL) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(s.balance_cents), 0) + coalesce((
    SELECT sum(e.amount_cents) FROM ledger_entries AS e
    WHERE e.account_id = max(a.id) AND e.posted_by >= coalesce(max(s.before_xid), '0'::xid8)), 0)
  FROM ledger_accounts AS a LEFT JOIN ledger_snapshots AS s ON s.account_id = a.id
  WHERE a.kind = p_kind AND a.owner_id = coalesce(p_owner, '00000000-0000-0000-0000-000000000000')
$$;
