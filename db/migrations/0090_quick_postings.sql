-- Postings with fewer statements. Most transactions reverse nothing, so they are not in the index of
-- those that do.
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_reversed_once;
CREATE UNIQUE INDEX ledger_transactions_reversed_once ON ledger_transactions (reverses_id)
  WHERE reverses_id IS NOT NULL;

-- The account of a line whose account does not exist yet. Opens all that the posting lacks, in one
-- order, so that two postings at once do not wait for each other.
CREATE FUNCTION ledger_open_account(p_kinds text[], p_owners uuid[], p_kind text, p_owner uuid)
RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (kind, owner_id)
  SELECT DISTINCT l.k, l.o FROM unnest(p_kinds, p_owners) AS l(k, o) WHERE l.o IS NOT NULL
  ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN (SELECT a.id FROM ledger_accounts AS a WHERE a.kind = p_kind AND a.owner_id = p_owner);
END $$;

-- As before, in two statements: the transaction, and its lines with their accounts.
CREATE OR REPLACE FUNCTION ledger_post(
  p_key text, p_event text, p_booking uuid, p_kinds text[], p_owners uuid[], p_cents bigint[],
  p_available_at timestamptz DEFAULT NULL, p_reverses bigint DEFAULT NULL,
  p_actor uuid DEFAULT NULL, p_reason text DEFAULT '', p_ref text DEFAULT NULL,
  p_at timestamptz DEFAULT now()
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  made bigint;
  same boolean;
BEGIN
  IF (0 = ALL (p_cents)) IS NOT FALSE THEN RETURN NULL; END IF;
  INSERT INTO ledger_transactions
    (event, idempotency_key, booking_id, reverses_id, actor_id, reason, provider_ref, created_at)
  VALUES (p_event, p_key, p_booking, p_reverses, p_actor, p_reason, p_ref, p_at)
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
  INSERT INTO ledger_entries (transaction_id, line, account_id, amount_cents, available_at)
  SELECT made, row_number() OVER (),
         coalesce(
           (SELECT a.id FROM ledger_accounts AS a WHERE a.kind = l.k
              AND a.owner_id = coalesce(l.o, '00000000-0000-0000-0000-000000000000')),
           ledger_open_account(p_kinds, p_owners, l.k, l.o)),
         l.c,
         CASE WHEN l.k = 'barber_balance' AND l.c < 0 THEN p_available_at END
  FROM unnest(p_kinds, p_owners, p_cents) AS l(k, o, c) WHERE l.c <> 0;
  RETURN made;
END $$;
DROP FUNCTION ledger_accounts_of(text[], uuid[]);
