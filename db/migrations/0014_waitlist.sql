-- People who wait for a time to become free: clients, and guests by an address they proved.
CREATE TABLE waitlist_entries (
  id                uuid PRIMARY KEY DEFAULT uuidv7(),
  client_id         uuid REFERENCES users (id) ON DELETE CASCADE,
  guest_email       text,
  guest_device_hash bytea,
  language          text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  barber_id         uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- What one visit is to hold, in the order it was asked for.
  service_ids       uuid[] NOT NULL CHECK (cardinality(service_ids) > 0),
  -- Who is to cut; empty is anyone.
  professional_id   uuid REFERENCES users (id) ON DELETE CASCADE,
  date_from         date NOT NULL,
  date_to           date NOT NULL,
  -- Minutes after midnight in the shop, in which the visit may begin.
  time_from         integer NOT NULL DEFAULT 0 CHECK (time_from >= 0),
  time_to           integer NOT NULL DEFAULT 1440 CHECK (time_to <= 1440),
  state             text NOT NULL DEFAULT 'waiting'
                    CHECK (state IN ('waiting', 'offered', 'booked', 'expired', 'left')),
  -- The time they were last told of. Whoever lets one pass is not told of it again.
  offered_start     timestamptz,
  offer_expires_at  timestamptz,
  created_at        timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT waitlist_someone_waits CHECK (client_id IS NOT NULL
    OR (guest_email IS NOT NULL AND guest_device_hash IS NOT NULL)),
  CONSTRAINT waitlist_days CHECK (date_from <= date_to),
  CONSTRAINT waitlist_times CHECK (time_from < time_to),
  CONSTRAINT waitlist_offer_whole CHECK (state <> 'offered'
    OR (offered_start IS NOT NULL AND offer_expires_at IS NOT NULL))
);
CREATE INDEX waitlist_in_turn ON waitlist_entries (barber_id, created_at, id)
  WHERE state IN ('waiting', 'offered');
CREATE INDEX waitlist_client ON waitlist_entries (client_id) WHERE client_id IS NOT NULL;
CREATE INDEX waitlist_guest ON waitlist_entries (guest_email) WHERE guest_email IS NOT NULL;
