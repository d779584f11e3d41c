-- The age of the oldest row says whether the relay keeps up.
ALTER TABLE outbox ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
