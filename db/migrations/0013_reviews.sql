ALTER TABLE reviews
  ADD COLUMN cut         integer CHECK (cut BETWEEN 1 AND 5),
  ADD COLUMN cleanliness integer CHECK (cleanliness BETWEEN 1 AND 5),
  ADD COLUMN punctuality integer CHECK (punctuality BETWEEN 1 AND 5),
  ADD COLUMN value       integer CHECK (value BETWEEN 1 AND 5),
  ADD COLUMN edited_at   timestamptz;

CREATE TABLE review_photos (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  review_id  uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  url        text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_photos_review ON review_photos (review_id, id);

-- What was said about a visit at any time, whatever became of the review.
CREATE TABLE review_edits (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id),
  event      text NOT NULL CHECK (event IN ('written', 'edited', 'deleted')),
  review     jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_edits_booking ON review_edits (booking_id, id);

CREATE TRIGGER review_edits_append_only BEFORE UPDATE OR DELETE ON review_edits
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The secret address of a person's calendar is worked out from this; a higher one makes the old
-- address worthless.
ALTER TABLE profiles ADD COLUMN calendar_version integer NOT NULL DEFAULT 1;
