-- Who holds which sub-role, since when, until when. Rows are never deleted: they are the history.
CREATE TABLE admin_grants (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id    uuid NOT NULL REFERENCES users (id),
  sub_role   text NOT NULL CHECK
    (sub_role IN ('owner', 'operations', 'support', 'finance', 'content', 'analyst')),
  granted_by uuid REFERENCES users (id),
  reason     text NOT NULL,
  granted_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz CHECK (expires_at > granted_at),
  revoked_at timestamptz,
  revoked_by uuid REFERENCES users (id),
  revoke_reason text,
  -- The last notice about the end.
  told_at    timestamptz,
  -- Nothing checks the last owner when time passes.
  CONSTRAINT admin_grants_owner_stays CHECK (sub_role <> 'owner' OR expires_at IS NULL)
);
CREATE UNIQUE INDEX admin_grants_active ON admin_grants (user_id, sub_role) WHERE revoked_at IS NULL;

-- A colleague without an account: the grant starts with the first sign-in under this address.
CREATE TABLE admin_invitations (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  email      text NOT NULL,
  sub_role   text NOT NULL CHECK
    (sub_role IN ('owner', 'operations', 'support', 'finance', 'content', 'analyst')),
  invited_by uuid REFERENCES users (id),
  reason     text NOT NULL,
  -- When the grant ends, not the invitation.
  grant_ends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- Accepted or withdrawn.
  closed_at  timestamptz
);
CREATE UNIQUE INDEX admin_invitations_open ON admin_invitations (email, sub_role)
  WHERE closed_at IS NULL;

CREATE FUNCTION count_owners() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT count(*) FROM admin_grants g JOIN profiles p USING (user_id)
  WHERE g.sub_role = 'owner' AND g.revoked_at IS NULL AND p.is_active
$$;

-- The lock serializes removals, so the count sees what the previous transaction committed.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('owners'));
  IF count_owners() = 0 THEN
    RAISE EXCEPTION 'LAST_OWNER' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_owner';
  END IF;
  RETURN NULL;
END $$;

-- Deactivating an owner's account also removes an owner.
CREATE FUNCTION keep_an_owner_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM admin_grants
      WHERE user_id = OLD.user_id AND sub_role = 'owner' AND revoked_at IS NULL) THEN
    PERFORM pg_advisory_xact_lock(hashtext('owners'));
    IF count_owners() = 0 THEN
      RAISE EXCEPTION 'LAST_OWNER' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_owner';
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER admin_grants_last_owner AFTER UPDATE OF revoked_at, sub_role, user_id ON admin_grants
  FOR EACH ROW WHEN (OLD.sub_role = 'owner' AND OLD.revoked_at IS NULL
    AND (NEW.revoked_at IS NOT NULL OR NEW.sub_role <> 'owner' OR NEW.user_id <> OLD.user_id))
  EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER admin_grants_last_owner_deleted AFTER DELETE ON admin_grants
  FOR EACH ROW WHEN (OLD.sub_role = 'owner' AND OLD.revoked_at IS NULL)
  EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER profiles_last_owner AFTER UPDATE OF is_active ON profiles
  FOR EACH ROW WHEN (OLD.is_active AND NOT NEW.is_active)
  EXECUTE FUNCTION keep_an_owner_account();

INSERT INTO admin_grants (user_id, sub_role, reason)
SELECT user_id, 'owner', 'Was an administrator before there were sub-roles'
FROM user_roles WHERE role = 'admin';
