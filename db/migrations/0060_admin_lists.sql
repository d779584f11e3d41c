-- Filters of an administrators' list under a name. Without an owner it is shared with everyone who
-- may see the list.
CREATE TABLE saved_views (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  list       text NOT NULL CHECK (list IN ('bookings', 'people', 'barbers', 'audit')),
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- The filters as they stand in the address: status=no_show&from=2026-11-01.
  query      text NOT NULL CHECK (length(query) BETWEEN 1 AND 1000),
  owner_id   uuid REFERENCES users (id) ON DELETE CASCADE,
  created_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  position   int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (owner_id = created_by)
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (list, owner_id, lower(name))
  NULLS NOT DISTINCT;
CREATE INDEX saved_views_created_by ON saved_views (created_by);

-- One action on many rows of a list. A job does them one by one.
CREATE TABLE bulk_runs (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  action      text NOT NULL CHECK (action IN ('assign-follow-up', 'finish-follow-up', 'send-reset-link')),
  actor_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- What the action takes besides the row: the reason, the colleague.
  settings    jsonb NOT NULL,
  -- The network of the request, for the audit rows.
  ip          text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE INDEX bulk_runs_actor ON bulk_runs (actor_id, created_at DESC);

CREATE TABLE bulk_rows (
  run_id    uuid NOT NULL REFERENCES bulk_runs (id) ON DELETE CASCADE,
  entity_id uuid NOT NULL,
  position  int NOT NULL,
  state     text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused')),
  -- The error code of a refusal.
  code      text,
  PRIMARY KEY (run_id, entity_id),
  CHECK ((code IS NOT NULL) = (state = 'refused'))
);
CREATE INDEX bulk_rows_waiting ON bulk_rows (run_id, position) WHERE state = 'waiting';

-- The trail by action, and by day.
CREATE INDEX audit_log_action ON audit_log (action, id DESC);
CREATE INDEX audit_log_created_at ON audit_log (created_at);
