-- What a picture shows, for people who cannot see it. Pictures without a row are described by where
-- they hang.
CREATE TABLE picture_alts (
  url text PRIMARY KEY,
  en  text NOT NULL CHECK (en <> ''),
  es  text NOT NULL CHECK (es <> '')
);

CREATE FUNCTION alt_of(picture text) RETURNS jsonb LANGUAGE sql STABLE
RETURN (SELECT jsonb_build_object('en', en, 'es', es) FROM picture_alts WHERE url = picture);
