-- The network a guest booked from, as a keyed hash: one network holds a few slots of a barber at a
-- time and cannot book and cancel all day. Forgotten after two days.
ALTER TABLE bookings ADD COLUMN guest_network bytea;

CREATE INDEX bookings_guest_network ON bookings (barber_id, guest_network)
  WHERE guest_network IS NOT NULL;

-- A phone counts only when it was proved.
DROP INDEX bookings_guest_phone;
CREATE INDEX profiles_proved_phone ON profiles (phone) WHERE phone_verified_at IS NOT NULL;
