-- Whether a client who has missed a visit says beforehand that they are coming: asked with the
-- reminder, confirmed by them. A visit that is moved is asked about anew.
ALTER TABLE bookings
  ADD COLUMN attendance text CHECK (attendance IN ('asked', 'confirmed')),
  -- Until when the barber answers a client who says that the visit did not happen, and what they
  -- say to it.
  ADD COLUMN flag_answer_by timestamptz,
  ADD COLUMN flag_answer    text CHECK (length(flag_answer) <= 500);

CREATE INDEX bookings_flagged ON bookings (flag_answer_by) WHERE dispute_status = 'flagged';
-- Missed visits of people without an account are found by their number, too.
CREATE INDEX bookings_guest_phone ON bookings (guest_phone, starts_at DESC)
  WHERE guest_phone IS NOT NULL;

-- A client says that a missed visit should not count against them. Once per visit; an
-- administrator decides.
CREATE TABLE no_show_appeals (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  booking_id  uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('was_there', 'could_not_come')),
  message     text NOT NULL CHECK (length(message) <= 500),
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined')),
  answered_by uuid REFERENCES users (id) ON DELETE SET NULL,
  answered_at timestamptz,
  reason      text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT no_show_appeals_one_per_booking UNIQUE (booking_id)
);
CREATE INDEX no_show_appeals_open ON no_show_appeals (created_at) WHERE state = 'open';

-- Which visit a text message is about: so many per visit and no more.
ALTER TABLE sms_messages ADD COLUMN booking_id uuid REFERENCES bookings (id) ON DELETE SET NULL;
CREATE INDEX sms_messages_booking ON sms_messages (booking_id) WHERE booking_id IS NOT NULL;
