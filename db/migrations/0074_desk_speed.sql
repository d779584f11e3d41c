-- A business by any part of its name, without accents and capitals.
ALTER TABLE barber_profiles ADD COLUMN plain_shop_name text NOT NULL GENERATED ALWAYS AS
  (lower(regexp_replace(normalize(shop_name, NFKD), '[\u0300-\u036f]', '', 'g'))) STORED;
CREATE INDEX barber_profiles_found ON barber_profiles USING gin (plain_shop_name gin_trgm_ops);

-- Businesses of each state in the order of their list, and the licenses that expire soon.
CREATE INDEX barber_profiles_state ON barber_profiles (approval_status, created_at, id)
  WHERE merged_into IS NULL;
CREATE INDEX barber_profiles_expiring ON barber_profiles (license_expires_on)
  WHERE merged_into IS NULL AND approval_status = 'approved';

-- The trail by what a reason says together with the other filters: a common text of a rare action is
-- found as fast as a rare text.
CREATE EXTENSION IF NOT EXISTS btree_gin;
DROP INDEX audit_log_reason;
CREATE INDEX audit_log_reason ON audit_log
  USING gin (lower(reason) gin_trgm_ops, action, entity, actor_id);

-- The trail of one person and one action: both are common, and counting them must not read the rows.
CREATE INDEX audit_log_actor_action ON audit_log (actor_id, action, id DESC);
