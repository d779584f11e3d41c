-- A review that moves to another barber changes both ratings. The lock comes before the count, so
-- that of two reviews written at the same moment neither is missed.
CREATE OR REPLACE FUNCTION keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM barber_profiles WHERE user_id IN (NEW.barber_id, OLD.barber_id)
    ORDER BY user_id FOR NO KEY UPDATE;
  UPDATE barber_profiles SET (average_rating, total_reviews) = (
    SELECT coalesce(round(avg(rating), 1), 0), count(*)
    FROM reviews WHERE barber_id = barber_profiles.user_id AND status = 'published')
  WHERE user_id IN (NEW.barber_id, OLD.barber_id);
  RETURN NULL;
END $$;

-- A badge is shown until the next run: the newest awards of its kind, for a week.
CREATE INDEX barber_badges_newest ON barber_badges (badge_type, period_end DESC);

CREATE VIEW current_badges AS
  SELECT barber_id, badge_type, rank, period_start, period_end, awarded_at
  FROM barber_badges AS badge
  WHERE revoked_at IS NULL
  AND period_end = (SELECT max(period_end) FROM barber_badges WHERE badge_type = badge.badge_type)
  AND period_end >= (now() AT TIME ZONE 'America/Chicago')::date - 7;
