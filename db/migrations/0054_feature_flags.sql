-- Rules of a feature flag or kill switch. A flag without a row has the default of contract/flags.ts.
CREATE TABLE feature_flags (
  key             text PRIMARY KEY,
  is_enabled      boolean NOT NULL,
  rollout_percent numeric(5, 2) NOT NULL DEFAULT 100 CHECK (rollout_percent BETWEEN 0 AND 100),
  -- Empty lists do not narrow it down, except `user_ids`, whose people have it in any case.
  roles           text[] NOT NULL DEFAULT '{}',
  user_ids        uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(user_ids) <= 50),
  city_ids        uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(city_ids) <= 50),
  starts_at       timestamptz,
  ends_at         timestamptz,
  -- What people read while a kill switch is pulled. Null: the default of
  -- contract/marketplace/flag-banners.ts.
  banner_en       text CHECK (length(banner_en) <= 160),
  banner_es       text CHECK (length(banner_es) <= 160),
  version         integer NOT NULL DEFAULT 1,
  updated_at      timestamptz NOT NULL DEFAULT now(),
  updated_by      uuid REFERENCES users (id),
  CONSTRAINT feature_flags_window CHECK (starts_at < ends_at)
);

-- Servers read it again, browsers ask again.
CREATE TRIGGER feature_flags_live AFTER INSERT OR UPDATE OR DELETE ON feature_flags
  FOR EACH STATEMENT EXECUTE FUNCTION publish_topic('feature_flags');

-- Where a person belongs: the city of their business, of their employer, or of the barber they booked
-- last. Null for someone who has never booked.
CREATE FUNCTION city_of_person(person uuid) RETURNS uuid LANGUAGE sql STABLE RETURN coalesce(
  (SELECT city_id FROM barber_profiles WHERE user_id = person),
  (SELECT b.city_id FROM employees AS e JOIN barber_profiles AS b ON b.user_id = e.barber_id
    WHERE e.user_id = person AND e.is_active LIMIT 1),
  (SELECT b.city_id FROM bookings AS k JOIN barber_profiles AS b ON b.user_id = k.barber_id
    WHERE k.client_id = person ORDER BY k.starts_at DESC LIMIT 1)
);
