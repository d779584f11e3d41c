-- What a barber offers as tips, and what they add to the mails about a visit.
ALTER TABLE barber_booking_settings
  ADD COLUMN tip_percents integer[] NOT NULL DEFAULT '{15,20,25}'
    CHECK (cardinality(tip_percents) = 3 AND 1 <= ALL (tip_percents) AND 50 >= ALL (tip_percents)),
  ADD COLUMN message_en text NOT NULL DEFAULT '' CHECK (length(message_en) <= 300),
  ADD COLUMN message_es text NOT NULL DEFAULT '' CHECK (length(message_es) <= 300);

-- On the wall clock of the shops, in minutes after midnight; the end may be on the next day.
CREATE TABLE quiet_hours (
  user_id        uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  starts_minutes integer NOT NULL CHECK (starts_minutes BETWEEN 0 AND 1439),
  ends_minutes   integer NOT NULL CHECK (ends_minutes BETWEEN 0 AND 1439),
  CHECK (starts_minutes <> ends_minutes)
);
