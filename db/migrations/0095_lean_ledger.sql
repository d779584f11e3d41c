-- A line's transaction and account are looked up once per statement instead of by foreign keys, which
-- locked the platform's accounts for every posting. Neither can be deleted, so a line keeps both.
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_transaction_id_fkey,
  DROP CONSTRAINT ledger_entries_account_id_fkey;

-- All lines of a transaction come in one statement, numbered from 1, and sum to zero. So no line can
-- be added later. Subqueries, because a join would be planned for a small ledger and kept.
CREATE OR REPLACE FUNCTION check_ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE bad bigint;
BEGIN
  SELECT n.transaction_id INTO bad FROM new_lines AS n GROUP BY n.transaction_id
  HAVING sum(n.amount_cents) <> 0 OR count(*) < 2 OR min(n.line) <> 1 OR max(n.line) <> count(*)
    OR (SELECT t.id FROM ledger_transactions AS t WHERE t.id = n.transaction_id) IS NULL
    OR count((SELECT a.id FROM ledger_accounts AS a WHERE a.id = n.account_id)) < count(*)
  LIMIT 1;
  IF bad IS NOT NULL THEN
    RAISE EXCEPTION 'transaction % is not balanced', bad
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
