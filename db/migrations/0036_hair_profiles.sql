-- What a client wants their barber to know. The photo is the name of a private file.
CREATE TABLE hair_profiles (
  user_id    uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  notes      text NOT NULL DEFAULT '' CHECK (length(notes) <= 500),
  allergies  text NOT NULL DEFAULT '' CHECK (length(allergies) <= 300),
  photo      text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
