-- What an award was given for, and why it was taken away.
ALTER TABLE barber_badges
  ADD COLUMN score numeric(10, 4),
  ADD COLUMN revoked_by uuid REFERENCES users (id),
  ADD COLUMN revoke_reason text,
  -- The first run that may give this badge to the barber again.
  ADD COLUMN barred_until date;
CREATE INDEX barber_badges_history ON barber_badges (period_end DESC, id DESC);

-- What it takes to win, for all cities. The bounds are those of contract/admin/badges.ts.
CREATE TABLE badge_thresholds (
  only_row              boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  most_booked_visits    integer NOT NULL DEFAULT 10 CHECK (most_booked_visits BETWEEN 5 AND 50),
  most_booked_clients   integer NOT NULL DEFAULT 6 CHECK (most_booked_clients BETWEEN 3 AND 30),
  most_reviewed_reviews integer NOT NULL DEFAULT 5 CHECK (most_reviewed_reviews BETWEEN 3 AND 30),
  best_services_reviews integer NOT NULL DEFAULT 10 CHECK (best_services_reviews BETWEEN 5 AND 50),
  best_services_rating  numeric(2, 1) NOT NULL DEFAULT 4.5
    CHECK (best_services_rating BETWEEN 4 AND 4.9)
);
INSERT INTO badge_thresholds DEFAULT VALUES;

-- One run a city and Monday, also when nobody won: lower thresholds count from the next run on.
CREATE TABLE badge_runs (
  city_id uuid NOT NULL REFERENCES cities (id),
  run_on  date NOT NULL,
  ran_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (city_id, run_on)
);
INSERT INTO badge_runs (city_id, run_on, ran_at)
SELECT city_id, period_end, min(awarded_at)
FROM barber_badges JOIN barber_profiles ON barber_profiles.user_id = barber_badges.barber_id
WHERE city_id IS NOT NULL
GROUP BY city_id, period_end;
