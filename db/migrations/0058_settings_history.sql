-- The numbers of the booking workflow that administrators may change, within bounds
-- (contract/marketplace/rules.ts has the same).
ALTER TABLE settings
  ADD COLUMN cancellation_policy_text_es text NOT NULL
    DEFAULT 'Las cancelaciones deben hacerse con al menos 24 horas de anticipación.',
  ADD COLUMN hold_minutes integer NOT NULL DEFAULT 10 CHECK (hold_minutes BETWEEN 5 AND 30),
  ADD COLUMN request_answer_hours integer NOT NULL DEFAULT 24
    CHECK (request_answer_hours BETWEEN 1 AND 72),
  ADD COLUMN proposal_answer_hours integer NOT NULL DEFAULT 24
    CHECK (proposal_answer_hours BETWEEN 1 AND 72),
  ADD COLUMN most_reschedules integer NOT NULL DEFAULT 2 CHECK (most_reschedules BETWEEN 0 AND 10),
  ADD COLUMN apart_hours integer NOT NULL DEFAULT 2 CHECK (apart_hours BETWEEN 0 AND 12),
  ADD COLUMN close_finished_hours integer NOT NULL DEFAULT 24
    CHECK (close_finished_hours BETWEEN 1 AND 168),
  -- Two days at least: the workflow never closes an untouched booking earlier.
  ADD COLUMN close_untouched_hours integer NOT NULL DEFAULT 48
    CHECK (close_untouched_hours BETWEEN 48 AND 336),
  ADD COLUMN review_ask_hours integer NOT NULL DEFAULT 2
    CHECK (review_ask_hours BETWEEN 1 AND 168),
  ADD COLUMN no_shows_to_confirm integer NOT NULL DEFAULT 1
    CHECK (no_shows_to_confirm BETWEEN 1 AND 20),
  ADD COLUMN no_shows_to_ask integer NOT NULL DEFAULT 2 CHECK (no_shows_to_ask BETWEEN 1 AND 20),
  ADD COLUMN late_cancels_to_ask integer NOT NULL DEFAULT 3
    CHECK (late_cancels_to_ask BETWEEN 1 AND 20),
  ADD COLUMN no_shows_until_off integer NOT NULL DEFAULT 4
    CHECK (no_shows_until_off BETWEEN 1 AND 20),
  ADD COLUMN shop_cancels_to_warn integer NOT NULL DEFAULT 3
    CHECK (shop_cancels_to_warn BETWEEN 1 AND 50),
  ADD COLUMN shop_cancels_to_review integer NOT NULL DEFAULT 6
    CHECK (shop_cancels_to_review BETWEEN 1 AND 50),
  ADD COLUMN yearly_referrals integer NOT NULL DEFAULT 20 CHECK (yearly_referrals BETWEEN 0 AND 200);

-- Every state of a section of the settings, of the theme and of a city. Version 0 is what was there
-- before the first change.
CREATE TABLE settings_history (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  -- 'booking', 'theme', or the id of a city.
  subject    text NOT NULL,
  version    integer NOT NULL CHECK (version >= 0),
  content    jsonb NOT NULL,
  reason     text NOT NULL,
  changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Two people who save the same version: the second is refused.
  CONSTRAINT settings_history_once UNIQUE (subject, version)
);
CREATE INDEX settings_history_people ON settings_history (changed_by);
