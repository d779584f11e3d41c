-- Every clock follows the time zone of the barber's city. Before, it was the same zone everywhere.
ALTER TABLE cities
  ALTER COLUMN time_zone DROP DEFAULT,
  -- Raises an error for a name that PostgreSQL does not know.
  ADD CONSTRAINT cities_time_zone CHECK ('2026-01-01T00:00Z'::timestamptz AT TIME ZONE time_zone IS NOT NULL);

CREATE FUNCTION time_zone_in(city uuid) RETURNS text LANGUAGE sql STABLE
RETURN (SELECT time_zone FROM cities WHERE id = city);

-- A barber who has not begun the setup has no city yet, so the first one that is active is assumed.
CREATE FUNCTION time_zone_of(barber uuid) RETURNS text LANGUAGE sql STABLE
RETURN coalesce(
  (SELECT c.time_zone FROM barber_profiles AS b JOIN cities AS c ON c.id = b.city_id
   WHERE b.user_id = barber),
  (SELECT time_zone FROM cities WHERE is_active ORDER BY name LIMIT 1),
  'UTC');

-- With a body that is read at each call, so that tests can replace now().
CREATE FUNCTION today_of(barber uuid) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (now() AT TIME ZONE time_zone_of(barber))::date
$$;

CREATE FUNCTION midnight_of(barber uuid, day date) RETURNS timestamptz LANGUAGE sql STABLE
RETURN day::timestamp AT TIME ZONE time_zone_of(barber);

-- Where a person's day passes: in their business, their employer's, or that of their newest booking.
CREATE FUNCTION time_zone_of_person(person uuid) RETURNS text LANGUAGE sql STABLE
RETURN time_zone_of(coalesce(
  (SELECT user_id FROM barber_profiles WHERE user_id = person),
  (SELECT barber_id FROM employees WHERE user_id = person AND is_active),
  (SELECT barber_id FROM bookings WHERE client_id = person ORDER BY starts_at DESC LIMIT 1)));

CREATE FUNCTION is_open_city(city uuid) RETURNS boolean LANGUAGE sql STABLE
RETURN (SELECT is_active FROM cities WHERE id = city);

-- Whether the city is on, and its day is in a barber's time. One lookup for all of it, because lists
-- ask it for every barber.
CREATE FUNCTION is_open_today(city uuid, first_day date, last_day date) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (SELECT FROM cities WHERE id = city AND is_active
  AND (first_day IS NULL OR first_day <= (now() AT TIME ZONE time_zone)::date)
  AND (last_day IS NULL OR last_day >= (now() AT TIME ZONE time_zone)::date));

-- Nobody in a city that is switched off is listed. The lookup is in a function of its own, so that
-- this one is inlined and its index applies.
CREATE OR REPLACE FUNCTION is_listed(barber barber_profiles) RETURNS boolean LANGUAGE sql STABLE
RETURN barber.is_approved AND barber.is_active
  AND is_open_today(barber.city_id, barber.paused_until, barber.license_expires_on);

CREATE OR REPLACE VIEW bookable_employees AS
  SELECT e.id, e.user_id, e.barber_id, e.title, e.bio, e.languages, e.joined_at
  FROM employees AS e
  LEFT JOIN barber_profiles AS b ON b.user_id = e.barber_id
  LEFT JOIN cities AS c ON c.id = b.city_id
  WHERE e.is_active AND e.is_bookable AND e.finishing_since IS NULL
    AND e.license_checked_at IS NOT NULL
    AND (e.license_expires_on IS NULL
         OR e.license_expires_on >= (now() AT TIME ZONE coalesce(c.time_zone, 'UTC'))::date)
    AND EXISTS (SELECT FROM availability_rules AS r WHERE r.provider_id = e.user_id);

-- Badges are awarded city by city, each at its own time.
CREATE OR REPLACE VIEW current_badges AS
  SELECT badge.barber_id, badge.badge_type, badge.rank, badge.period_start, badge.period_end,
    badge.awarded_at
  FROM barber_badges AS badge
  JOIN barber_profiles AS barber ON barber.user_id = badge.barber_id
  WHERE badge.revoked_at IS NULL
  AND badge.period_end = (
    SELECT other.period_end FROM barber_badges AS other
    JOIN barber_profiles AS neighbor ON neighbor.user_id = other.barber_id
    WHERE other.badge_type = badge.badge_type AND neighbor.city_id = barber.city_id
    ORDER BY other.period_end DESC LIMIT 1)
  AND badge.period_end >= (now() AT TIME ZONE time_zone_in(barber.city_id))::date - 7;
