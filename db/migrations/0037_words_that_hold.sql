-- What a message about a visit says may stop being true before it goes out: the visit is moved, the
-- day is over, a deadline has passed. Such a message is not sent.
ALTER TABLE mails
  ADD COLUMN booking_id uuid REFERENCES bookings (id) ON DELETE SET NULL,
  ADD COLUMN about_start timestamptz,
  ADD COLUMN true_until timestamptz,
  DROP CONSTRAINT mails_state_check,
  ADD CONSTRAINT mails_state_check CHECK (state IN ('queued', 'sent', 'kept', 'dead', 'dropped'));
ALTER TABLE sms_messages
  ADD COLUMN about_start timestamptz,
  ADD COLUMN true_until timestamptz;

CREATE FUNCTION still_holds(booking uuid, start timestamptz, until timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT until > now() AND EXISTS (
    SELECT FROM bookings WHERE id = booking AND status = 'confirmed' AND starts_at = start)
$$;
