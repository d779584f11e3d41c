-- Barbers whom an administrator puts first among the featured ones, on these days of their city.
CREATE TABLE featured_pins (
  barber_id  uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  starts_on  date NOT NULL,
  ends_on    date NOT NULL CHECK (ends_on >= starts_on),
  pinned_by  uuid REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A duplicate whose bookings, clients and reviews went to another listing. Its page leads there.
ALTER TABLE barber_profiles ADD COLUMN merged_into uuid REFERENCES barber_profiles (id)
  CHECK (merged_into <> id);
