-- A booking that a colleague of the administration looks after until it is done.
CREATE TABLE booking_follow_ups (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  booking_id  uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  assignee_id uuid NOT NULL REFERENCES users (id),
  note        text NOT NULL CHECK (length(note) BETWEEN 1 AND 500),
  due_on      date,
  created_by  uuid NOT NULL REFERENCES users (id),
  created_at  timestamptz NOT NULL DEFAULT now(),
  done_at     timestamptz,
  done_by     uuid REFERENCES users (id)
);
-- The order of a colleague's list: what is due first, then what has no day. The last day that can be
-- chosen stands for none.
CREATE INDEX booking_follow_ups_open ON booking_follow_ups
  (assignee_id, coalesce(due_on, '2100-12-31'::date), booking_id) WHERE done_at IS NULL;
CREATE UNIQUE INDEX booking_follow_ups_one_open ON booking_follow_ups (booking_id)
  WHERE done_at IS NULL;

-- Bookings that administrators made.
CREATE INDEX bookings_made_by_admins ON bookings (created_by, created_at, id)
  WHERE source = 'admin';

-- What a client reported about a booking: that it did not take place, or a problem with it.
CREATE TABLE problem_reports (
  id            uuid PRIMARY KEY DEFAULT uuidv7(),
  booking_id    uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  kind          text NOT NULL CHECK (kind IN ('not_happened', 'problem')),
  -- The support ticket with the client's words.
  ticket_number text REFERENCES support_tickets (ticket_number) ON DELETE SET NULL,
  -- 'settled': client and barber agreed without a decision.
  state         text NOT NULL DEFAULT 'open'
                CHECK (state IN ('open', 'happened', 'not_happened', 'settled')),
  reason        text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  decided_by    uuid REFERENCES users (id) ON DELETE SET NULL,
  decided_at    timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT problem_reports_one_per_kind UNIQUE (booking_id, kind)
);
CREATE INDEX problem_reports_state ON problem_reports (state, created_at, id);

INSERT INTO problem_reports (booking_id, kind, ticket_number, state, created_at)
SELECT DISTINCT ON (e.booking_id, e.event) e.booking_id,
  CASE e.event WHEN 'problem_reported' THEN 'problem' ELSE 'not_happened' END,
  t.ticket_number,
  CASE WHEN k.status = 'cancelled' OR k.dispute_status = 'closed' THEN 'settled' ELSE 'open' END,
  e.created_at
FROM booking_events e
JOIN bookings k ON k.id = e.booking_id
LEFT JOIN support_tickets t ON t.ticket_number = e.data ->> 'ticketNumber'
WHERE e.event IN ('problem_reported', 'flagged_not_happened')
ORDER BY e.booking_id, e.event, e.id;

-- What became of the push that went with a notice; null without one.
ALTER TABLE notifications ADD COLUMN push_state text
  CHECK (push_state IN ('queued', 'sent', 'failed', 'dropped', 'no_device'));
CREATE INDEX notifications_booking ON notifications ((notification_data ->> 'bookingNumber'))
  WHERE notification_data ? 'bookingNumber';
