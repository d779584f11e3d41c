-- The audit trail cannot be rewritten silently: each entry is sealed with a hash of its content and
-- of the seal before it. The order is that of the commits.
CREATE TABLE audit_seals (
  position bigint PRIMARY KEY,
  -- Not a foreign key: the seal of a removed entry stays.
  entry_id bigint NOT NULL UNIQUE,
  hash     bytea NOT NULL
);

-- What a check found. The chain must still contain the hash of every earlier check, so neither its
-- end nor the whole of it can be replaced.
CREATE TABLE audit_checks (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  checked_at timestamptz NOT NULL DEFAULT now(),
  position   bigint NOT NULL,
  hash       bytea NOT NULL,
  breaks     jsonb NOT NULL
);

CREATE FUNCTION audit_hash(previous bytea, entry audit_log) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(entry.id, entry.actor_id, entry.action,
    entry.entity, entry.entity_id, entry.before, entry.after, entry.reason, entry.ip,
    extract(epoch FROM entry.created_at))::text, 'UTF8'))
$$;

-- Runs at the commit, when the transaction has all its other locks: the lock cannot take part in a
-- deadlock, and is held only while the transaction commits.
CREATE FUNCTION seal_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last audit_seals;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('audit'));
  SELECT * INTO last FROM audit_seals ORDER BY position DESC LIMIT 1;
  INSERT INTO audit_seals (position, entry_id, hash)
  VALUES (coalesce(last.position, 0) + 1, NEW.id, audit_hash(coalesce(last.hash, ''), NEW));
  RETURN NULL;
END $$;

-- The entries so far.
DO $$
DECLARE
  entry audit_log;
  last_hash bytea := '';
  place bigint := 0;
BEGIN
  FOR entry IN SELECT * FROM audit_log ORDER BY id LOOP
    place := place + 1;
    last_hash := audit_hash(last_hash, entry);
    INSERT INTO audit_seals (position, entry_id, hash) VALUES (place, entry.id, last_hash);
  END LOOP;
END $$;

CREATE CONSTRAINT TRIGGER audit_log_seal AFTER INSERT ON audit_log
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_audit();

CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE ON audit_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_checks_append_only BEFORE UPDATE OR DELETE ON audit_checks
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_no_truncate BEFORE TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_checks_no_truncate BEFORE TRUNCATE ON audit_checks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
