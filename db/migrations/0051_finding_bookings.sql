-- Lists for administrators: a page by its key, through the index of its order or of its filter.
CREATE INDEX bookings_starts ON bookings (starts_at, id);
CREATE INDEX bookings_status_starts ON bookings (status, starts_at, id);

-- A person by name, without accents and capitals, and with wrong letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
ALTER TABLE profiles ADD COLUMN plain_name text NOT NULL GENERATED ALWAYS AS
  (lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'))) STORED;
CREATE INDEX profiles_plain_name ON profiles USING gin (plain_name gin_trgm_ops);
CREATE INDEX bookings_guest_name ON bookings USING gin (lower(guest_name) gin_trgm_ops)
  WHERE guest_name IS NOT NULL;

-- The messages about a booking.
CREATE INDEX mails_booking ON mails (booking_id) WHERE booking_id IS NOT NULL;
