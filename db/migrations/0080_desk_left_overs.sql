-- An owner whose account waits to be erased is no owner who stays.
CREATE OR REPLACE FUNCTION count_owners() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT count(*) FROM admin_grants g JOIN profiles p USING (user_id)
  WHERE g.sub_role = 'owner' AND g.revoked_at IS NULL AND p.is_active
    AND NOT EXISTS (SELECT FROM erasures AS e
      WHERE e.user_id = g.user_id AND e.taken_back_at IS NULL AND e.erased_at IS NULL)
$$;

-- Erasing an owner removes one from the day it is ordered.
CREATE FUNCTION keep_an_owner_from_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM admin_grants
      WHERE user_id = NEW.user_id AND sub_role = 'owner' AND revoked_at IS NULL) THEN
    PERFORM pg_advisory_xact_lock(hashtext('owners'));
    IF count_owners() = 0 THEN
      RAISE EXCEPTION 'LAST_OWNER' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_owner';
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER erasures_last_owner AFTER INSERT ON erasures
  FOR EACH ROW EXECUTE FUNCTION keep_an_owner_from_erasure();

-- A text without accents and capitals, as in the generated columns plain_name.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'));

-- A guest by any part of a name, with or without its accents, an email or a phone.
DROP INDEX bookings_guest;
CREATE INDEX bookings_guest ON bookings USING gin (plain_text(guest_name) gin_trgm_ops,
  guest_email gin_trgm_ops, guest_phone gin_trgm_ops) WHERE guest_name IS NOT NULL;
