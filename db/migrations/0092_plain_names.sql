-- A text in ASCII is plain once it is in small letters. A search compares hundreds of names, and taking
-- accents from each was most of its work.
CREATE OR REPLACE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length($1) = length($1) THEN lower($1)
    ELSE lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')) END;

-- Its entries stay the same. Open connections see that its expression is another one.
REINDEX INDEX bookings_guest;
