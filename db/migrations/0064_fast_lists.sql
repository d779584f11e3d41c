-- Bookings by source and state. A list that gives only one of the two reads each value of the other
-- in order, so the index of the state alone is not needed.
CREATE INDEX bookings_source_status_starts ON bookings (source, status, starts_at, id);
DROP INDEX bookings_status_starts;

-- A guest by any part of a name, an email or a phone.
DROP INDEX bookings_guest_name;
CREATE INDEX bookings_guest ON bookings USING gin (lower(guest_name) gin_trgm_ops,
  guest_email gin_trgm_ops, guest_phone gin_trgm_ops) WHERE guest_name IS NOT NULL;

-- A person by any part of them.
DROP INDEX profiles_plain_name;
CREATE INDEX profiles_found ON profiles USING gin (plain_name gin_trgm_ops, phone gin_trgm_ops);
CREATE INDEX users_email_found ON users USING gin (email gin_trgm_ops);

-- The few who are suspended. Those who have left stay in the table without a name.
CREATE INDEX profiles_suspended ON profiles (user_id)
  WHERE NOT is_active AND deactivation_reason IS DISTINCT FROM 'deleted';

-- The trail by what it is about and by what a reason says, and how long barbers waited for their decisions.
CREATE INDEX audit_log_kind ON audit_log (entity, id DESC);
CREATE INDEX audit_log_reason ON audit_log USING gin (lower(reason) gin_trgm_ops);
CREATE INDEX audit_log_waits ON audit_log (created_at)
  WHERE entity = 'barber_profiles' AND after ? 'waitedHours';

-- Appeals of every state in the order of their list.
DROP INDEX no_show_appeals_open;
CREATE INDEX no_show_appeals_state ON no_show_appeals (state, created_at, id);
