-- An administrator sees the app as someone else, read-only and for a few minutes. Rows stay as the
-- record of it; `ended_at` is written once, by whoever notices the end.
CREATE TABLE impersonations (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  admin_id   uuid NOT NULL REFERENCES users (id),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason     text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  ends_at    timestamptz NOT NULL,
  ended_at   timestamptz,
  CHECK (admin_id <> user_id),
  CHECK (ends_at > started_at)
);
CREATE INDEX impersonations_open ON impersonations (ends_at) WHERE ended_at IS NULL;
CREATE INDEX impersonations_user ON impersonations (user_id);

-- Stays until the administrator stops, also after the end: a browser that still shows the other
-- person must not write into the administrator's own account.
ALTER TABLE sessions ADD COLUMN impersonation_id uuid REFERENCES impersonations (id)
  ON DELETE SET NULL;
CREATE INDEX sessions_impersonation ON sessions (impersonation_id)
  WHERE impersonation_id IS NOT NULL;
