-- Guests are known by the browser they booked with and by the address they proved.
ALTER TABLE bookings
  ADD COLUMN guest_device_hash   bytea,
  ADD COLUMN language            text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  -- A request without an answer by then expires.
  ADD COLUMN answer_by           timestamptz,
  -- When the chair was left, and the client asked whether all was well.
  ADD COLUMN finished_at         timestamptz,
  -- Another time, which the barber proposes and the client has yet to accept.
  ADD COLUMN proposed_starts_at  timestamptz,
  ADD COLUMN proposal_expires_at timestamptz,
  ADD CONSTRAINT bookings_proposal_whole
    CHECK ((proposed_starts_at IS NULL) = (proposal_expires_at IS NULL));

CREATE INDEX bookings_guest_device ON bookings (guest_device_hash, starts_at DESC)
  WHERE guest_device_hash IS NOT NULL;
CREATE INDEX bookings_guest_email ON bookings (guest_email, starts_at DESC)
  WHERE guest_email IS NOT NULL;
CREATE INDEX bookings_held ON bookings (hold_expires_at) WHERE status = 'held';
CREATE INDEX bookings_unanswered ON bookings (answer_by) WHERE status = 'pending';
CREATE INDEX bookings_expected ON bookings (starts_at) WHERE status = 'confirmed';
-- What the clock still has to end: visits that were never marked as done.
CREATE INDEX bookings_unfinished ON bookings (ends_at)
  WHERE status IN ('confirmed', 'checked_in', 'in_progress', 'awaiting_confirmation');

-- Links in mails, for people without an account. 256 random bits; here stands their SHA-256.
CREATE TABLE booking_links (
  token_hash bytea PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  purpose    text NOT NULL CHECK (purpose IN ('manage', 'completion')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX booking_links_booking ON booking_links (booking_id, purpose);

-- Six digits that prove a guest's address, bound to the browser that asked for them.
CREATE TABLE guest_codes (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  email       text NOT NULL,
  device_hash bytea NOT NULL,
  code_hash   bytea NOT NULL,
  tries       integer NOT NULL DEFAULT 0,
  created_at  timestamptz NOT NULL DEFAULT now(),
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz
);
CREATE INDEX guest_codes_newest ON guest_codes (device_hash, email, created_at DESC);

-- Browsers in which an address was proved.
CREATE TABLE guest_devices (
  device_hash    bytea NOT NULL,
  email          text NOT NULL,
  verified_until timestamptz NOT NULL,
  PRIMARY KEY (device_hash, email)
);

-- An appointment that comes with a mail, as an iCalendar file.
ALTER TABLE mails ADD COLUMN calendar text;

-- A notice about a visit goes out once for the time it is about, whoever tries again.
CREATE TABLE booking_notices (
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  kind       text NOT NULL,
  starts_at  timestamptz NOT NULL,
  sent_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (booking_id, kind, starts_at)
);
