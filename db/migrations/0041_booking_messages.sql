-- Messages about bookings that were sent, so that a job that runs twice sends them once.
CREATE TABLE booking_messages (
  announcement_id uuid NOT NULL,
  -- 'client', 'admins', or the user id of a staff member.
  recipient       text NOT NULL,
  sent_at         timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (announcement_id, recipient)
);
CREATE INDEX booking_messages_sent ON booking_messages (sent_at);
