-- Filters of the administration's list of bookings: by how it was paid, and by dispute.
CREATE INDEX bookings_payment_source_status_starts
  ON bookings (payment_status, source, status, starts_at, id);
CREATE INDEX bookings_disputed ON bookings (starts_at, id) WHERE dispute_status IS NOT NULL;

-- What was given back on each day, for the share of refunds.
ALTER TABLE platform_days ADD COLUMN refunded_cents bigint NOT NULL DEFAULT 0;
