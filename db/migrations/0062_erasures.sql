-- Accounts that an administrator wants erased. They wait, so that it can be taken back.
CREATE TABLE erasures (
  id            uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id       uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  requested_by  uuid NOT NULL REFERENCES users (id),
  reason        text NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  due_at        timestamptz NOT NULL,
  taken_back_at timestamptz,
  erased_at     timestamptz,
  CHECK (taken_back_at IS NULL OR erased_at IS NULL)
);
CREATE UNIQUE INDEX erasures_waiting ON erasures (user_id)
  WHERE taken_back_at IS NULL AND erased_at IS NULL;
