-- When the business called a booking off that a client had made: the owner or somebody of the team.
ALTER TABLE bookings ADD COLUMN dropped_at timestamptz;
CREATE INDEX bookings_dropped ON bookings (barber_id, dropped_at) WHERE dropped_at IS NOT NULL;

UPDATE bookings AS k SET dropped_at = e.created_at
FROM booking_events AS e
WHERE e.booking_id = k.id AND e.event = 'cancelled' AND k.status = 'cancelled'
  AND k.source IN ('marketplace', 'direct_link', 'admin') AND k.cancelled_by IS DISTINCT FROM k.client_id
  AND (k.cancelled_by IN (k.barber_id, k.provider_id) OR EXISTS (
    SELECT FROM employees WHERE barber_id = k.barber_id AND user_id = k.cancelled_by));

-- What followed from too many late cancellations: a warning to the owner, or a look by administrators.
CREATE TABLE reliability_notices (
  id                 uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id          uuid NOT NULL REFERENCES users (id),
  kind               text NOT NULL CHECK (kind IN ('warning', 'review')),
  late_cancellations integer NOT NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  closed_at          timestamptz,
  closed_by          uuid REFERENCES users (id)
);
CREATE INDEX reliability_notices_barber ON reliability_notices (barber_id, kind, created_at DESC);
CREATE INDEX reliability_notices_open ON reliability_notices (created_at)
  WHERE kind = 'review' AND closed_at IS NULL;
