-- Completed bookings whose client is asked for a review, once.
CREATE INDEX bookings_completed ON bookings (completed_at) WHERE status = 'completed';

-- Those of the past are not asked about now.
INSERT INTO booking_notices (booking_id, kind, starts_at)
SELECT id, 'ask_review', starts_at FROM bookings WHERE status = 'completed'
ON CONFLICT DO NOTHING;
