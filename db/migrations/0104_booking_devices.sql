-- A guest who opened the link of a mail: this browser reads and writes the booking's messages from then
-- on, so the link itself stands in no other address.
CREATE TABLE booking_devices (
  booking_id  uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  valid_until timestamptz NOT NULL,
  PRIMARY KEY (booking_id, device_hash)
);
