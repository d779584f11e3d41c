-- Wrong codes of the second factor in the last day: they are what bounds guessing.
CREATE TABLE second_factor_failures (
  id              uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id         uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- From a browser that this account has signed in from before.
  is_known_device boolean NOT NULL,
  failed_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX second_factor_failures_user ON second_factor_failures (user_id, failed_at);

-- A reactivation code belongs to the browser that asked for it, so that a stranger's tries do not
-- use up the owner's code. The tries of someone who also gave the password are counted apart.
ALTER TABLE account_codes
  ADD COLUMN device_hash  bytea,
  ADD COLUMN network_hash bytea,
  ADD COLUMN proved_tries integer NOT NULL DEFAULT 0;

CREATE INDEX guest_codes_email ON guest_codes (email, created_at);

-- 'sign-up' may do one thing: name the friend whose referral code brought the account.
ALTER TABLE sessions DROP CONSTRAINT sessions_scope_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_scope_check
  CHECK (scope IN ('full', 'recovery', 'mfa', 'sign-up')) NOT VALID;
ALTER TABLE sessions VALIDATE CONSTRAINT sessions_scope_check;

-- The specification reads services.price in dollars. The cents are the truth.
ALTER TABLE services
  ADD COLUMN price numeric(10, 2) GENERATED ALWAYS AS (price_cents / 100.0) VIRTUAL;

-- The specification reads profiles.role. The roles stay in user_roles; this is a copy of the main
-- one that triggers keep, and that nobody else can write.
CREATE FUNCTION main_role(holder uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT role FROM user_roles WHERE user_id = holder
    ORDER BY array_position(ARRAY['admin', 'barber', 'employee', 'client'], role) LIMIT 1
  ), 'client')
$$;

ALTER TABLE profiles ADD COLUMN role text NOT NULL DEFAULT 'client';
UPDATE profiles SET role = main_role(user_id) WHERE role <> main_role(user_id);

CREATE FUNCTION keep_profile_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.role := main_role(NEW.user_id);
  RETURN NEW;
END $$;
CREATE TRIGGER profiles_role BEFORE INSERT OR UPDATE OF role ON profiles
  FOR EACH ROW EXECUTE FUNCTION keep_profile_role();

CREATE FUNCTION copy_main_role() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE holder uuid := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  UPDATE profiles SET role = main_role(holder)
  WHERE user_id = holder AND role <> main_role(holder);
  RETURN NULL;
END $$;
CREATE TRIGGER user_roles_copied AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION copy_main_role();
