-- Weekly hours on the wall clock, in minutes after local midnight. A window may pass midnight; a
-- break is the gap between two windows. weekday 0 is Sunday.
CREATE TABLE availability_rules (
  provider_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  weekday     integer NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  open_range  int4range NOT NULL CHECK (
    NOT isempty(open_range) AND lower(open_range) >= 0 AND lower(open_range) < 1440
    AND upper(open_range) <= lower(open_range) + 1440
    AND lower(open_range) % 5 = 0 AND upper(open_range) % 5 = 0),
  CONSTRAINT availability_rules_no_overlap PRIMARY KEY (provider_id, weekday, open_range WITHOUT OVERLAPS)
);

-- Replaces the weekly hours of one local date; an empty multirange is a closed day.
CREATE TABLE availability_exceptions (
  provider_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day         date NOT NULL,
  open_ranges int4multirange NOT NULL,
  reason      text NOT NULL DEFAULT '',
  PRIMARY KEY (provider_id, day)
);

CREATE TABLE time_off (
  provider_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  during      tstzrange NOT NULL CHECK (NOT isempty(during)),
  reason      text NOT NULL DEFAULT '',
  CONSTRAINT time_off_no_overlap PRIMARY KEY (provider_id, during WITHOUT OVERLAPS)
);

CREATE TABLE barber_booking_settings (
  barber_id                 uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  slot_interval_minutes     integer NOT NULL DEFAULT 30 CHECK (slot_interval_minutes IN (15, 30, 60)),
  min_notice_hours          integer NOT NULL DEFAULT 1 CHECK (min_notice_hours BETWEEN 0 AND 168),
  max_advance_days          integer NOT NULL DEFAULT 30 CHECK (max_advance_days BETWEEN 7 AND 90),
  buffer_minutes            integer NOT NULL DEFAULT 0
                            CHECK (buffer_minutes BETWEEN 0 AND 60 AND buffer_minutes % 5 = 0),
  auto_confirm              boolean NOT NULL DEFAULT true,
  max_per_day               integer CHECK (max_per_day BETWEEN 1 AND 100),
  accept_walk_ins           boolean NOT NULL DEFAULT true,
  payment_policy            text NOT NULL DEFAULT 'pay_at_shop'
                            CHECK (payment_policy IN ('pay_at_shop', 'card_on_file', 'prepay')),
  deposit_percent           integer NOT NULL DEFAULT 0 CHECK (deposit_percent BETWEEN 0 AND 100),
  cancellation_window_hours integer NOT NULL DEFAULT 24 CHECK (cancellation_window_hours IN (2, 12, 24, 48)),
  late_cancel_fee_percent   integer NOT NULL DEFAULT 0 CHECK (late_cancel_fee_percent BETWEEN 0 AND 100),
  no_show_fee_percent       integer NOT NULL DEFAULT 0 CHECK (no_show_fee_percent BETWEEN 0 AND 100)
);
