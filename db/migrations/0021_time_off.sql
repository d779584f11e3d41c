ALTER TABLE time_off ADD COLUMN id uuid NOT NULL DEFAULT uuidv7() UNIQUE;

-- What a member of a team asks for where the owner decides. Until then nobody is away; once it is
-- approved there is a row in time_off.
CREATE TABLE time_off_requests (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  employee_id uuid NOT NULL REFERENCES employees (id) ON DELETE CASCADE,
  during      tstzrange NOT NULL CHECK (NOT isempty(during)),
  reason      text NOT NULL DEFAULT '' CHECK (length(reason) <= 200),
  state       text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'declined')),
  answer      text NOT NULL DEFAULT '' CHECK (length(answer) <= 200),
  answered_by uuid REFERENCES users (id),
  answered_at timestamptz,
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- Asking twice for the same days is one question.
  CONSTRAINT time_off_requests_once EXCLUDE USING gist (employee_id WITH =, during WITH &&)
    WHERE (state = 'pending')
);
CREATE INDEX time_off_requests_employee ON time_off_requests (employee_id, created_at DESC);
