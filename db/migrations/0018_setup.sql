-- What a barber's page says besides, the licences behind it, and how long it rests. Pictures of
-- licences are names of private files.
ALTER TABLE barber_profiles
  ADD COLUMN kind                    text NOT NULL DEFAULT 'solo' CHECK (kind IN ('solo', 'shop')),
  ADD COLUMN slug                    text CONSTRAINT barber_profiles_slug UNIQUE
    CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) BETWEEN 3 AND 40),
  ADD COLUMN cover_url               text,
  ADD COLUMN amenities               text[] NOT NULL DEFAULT '{}',
  ADD COLUMN payment_methods         text[] NOT NULL DEFAULT '{}',
  ADD COLUMN license_picture         text,
  ADD COLUMN shop_license_number     text,
  ADD COLUMN shop_license_expires_on date,
  ADD COLUMN shop_license_picture    text,
  -- The first day back.
  ADD COLUMN paused_until            date;

UPDATE barber_profiles SET kind = 'shop' WHERE shop_id IS NOT NULL;

-- Whom clients may find and book: approved, not resting, with a licence that is good today.
CREATE FUNCTION is_listed(barber barber_profiles) RETURNS boolean LANGUAGE sql STABLE
RETURN barber.is_approved AND barber.is_active
  AND (barber.license_expires_on IS NULL
       OR barber.license_expires_on >= (now() AT TIME ZONE 'America/Chicago')::date)
  AND (barber.paused_until IS NULL
       OR barber.paused_until <= (now() AT TIME ZONE 'America/Chicago')::date);

-- What a barber typed on the way to a listing, finished or not, and what was said about it.
CREATE TABLE barber_setups (
  barber_id    uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  draft        jsonb NOT NULL DEFAULT '{}',
  -- Step to sentence, while changes are requested.
  reasons      jsonb NOT NULL DEFAULT '{}',
  -- Why it was rejected or suspended.
  note         text NOT NULL DEFAULT '',
  submitted_at timestamptz,
  decided_at   timestamptz
);

-- Another name, address or licence of a listing that is out already: the old one stands until
-- somebody has looked at the new.
CREATE TABLE barber_changes (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id  uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  wanted     jsonb NOT NULL,
  status     text NOT NULL DEFAULT 'pending'
             CHECK (status IN ('pending', 'approved', 'declined', 'withdrawn')),
  reason     text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz
);
CREATE UNIQUE INDEX barber_changes_one_pending ON barber_changes (barber_id) WHERE status = 'pending';
CREATE INDEX barber_changes_barber ON barber_changes (barber_id, id DESC);

-- Which reminder of which date went out; 0 is the one that says it is over.
CREATE TABLE license_reminders (
  barber_id   uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_on  date NOT NULL,
  days_before integer NOT NULL CHECK (days_before IN (30, 7, 1, 0)),
  sent_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (barber_id, expires_on, days_before)
);
