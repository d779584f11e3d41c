-- Invitations of administrators have a link of their own: an address that someone else signed up
-- with first proves nothing. One from before has no link until it is sent again.
ALTER TABLE admin_invitations
  ADD COLUMN token_hash bytea UNIQUE,
  ADD COLUMN sent_at timestamptz NOT NULL DEFAULT now();

-- HOUSTON and Houston are one city.
ALTER TABLE cities DROP CONSTRAINT cities_name;
CREATE UNIQUE INDEX cities_name ON cities (lower(name), state);

-- In the spelling of the list of time zones.
UPDATE cities SET time_zone = zone.name FROM pg_timezone_names AS zone
WHERE lower(zone.name) = lower(time_zone) AND zone.name <> time_zone;

-- The person asked for it themselves, so only they take it back.
ALTER TABLE erasures ADD COLUMN is_own_wish boolean NOT NULL DEFAULT false;
