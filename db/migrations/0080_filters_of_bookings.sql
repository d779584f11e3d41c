-- Filters of the administration's list of bookings: by how it was paid, and by dispute.
CREATE INDEX bookings_payment_source_status_starts
  ON bookings (payment_status, source, status, starts_at, id);
CREATE INDEX bookings_disputed ON bookings (starts_at, id) WHERE dispute_status IS NOT NULL;
