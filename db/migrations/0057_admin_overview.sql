-- The platform's numbers by day, counted again every minute for the days that screens show. A day
-- is that of each shop's own calendar.
CREATE TABLE platform_days (
  day              date PRIMARY KEY,
  done             integer NOT NULL DEFAULT 0,
  no_shows         integer NOT NULL DEFAULT 0,
  cancelled        integer NOT NULL DEFAULT 0,
  accepted         integer NOT NULL DEFAULT 0,
  revenue_cents    bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  booked_minutes   bigint NOT NULL DEFAULT 0
);

-- Open minutes of all listed barbers, by the hours they had on that day.
CREATE TABLE platform_open_days (
  day          date PRIMARY KEY,
  open_minutes bigint NOT NULL,
  counted_at   timestamptz NOT NULL DEFAULT now()
);

-- Different people cannot be summed over days.
CREATE TABLE platform_periods (
  days                  integer PRIMARY KEY,
  last_day              date NOT NULL,
  active_barbers        integer NOT NULL,
  active_barbers_before integer NOT NULL,
  active_clients        integer NOT NULL,
  active_clients_before integer NOT NULL,
  counted_at            timestamptz NOT NULL DEFAULT now()
);

-- What the worker found about each part of the system, and since when it has been so.
CREATE TABLE health_checks (
  name       text PRIMARY KEY,
  state      text NOT NULL CHECK (state IN ('ok', 'warning', 'failing', 'off')),
  cause      text NOT NULL,
  facts      jsonb NOT NULL DEFAULT '{}',
  since      timestamptz NOT NULL DEFAULT now(),
  checked_at timestamptz NOT NULL DEFAULT now()
);

-- The newest of each, for the feed of what happens.
CREATE INDEX reviews_created ON reviews (created_at DESC);
CREATE INDEX barber_setups_submitted ON barber_setups (submitted_at DESC)
  WHERE submitted_at IS NOT NULL;
