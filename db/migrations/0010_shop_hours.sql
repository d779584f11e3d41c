-- When a business with a team is open, on the wall clock like availability_rules. Everyone's own
-- hours count inside these; a business without rows here leaves it to its people.
CREATE TABLE shop_hours (
  barber_id  uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  weekday    integer NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  open_range int4range NOT NULL CHECK (
    NOT isempty(open_range) AND lower(open_range) >= 0 AND lower(open_range) < 1440
    AND upper(open_range) <= lower(open_range) + 1440
    AND lower(open_range) % 5 = 0 AND upper(open_range) % 5 = 0),
  CONSTRAINT shop_hours_no_overlap PRIMARY KEY (barber_id, weekday, open_range WITHOUT OVERLAPS)
);
