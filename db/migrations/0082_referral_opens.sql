-- How often the link of a code was opened, and by how many browsers, as far as they say so themselves.
-- Nothing about whoever opened it is kept.
ALTER TABLE referral_codes ADD COLUMN opened integer NOT NULL DEFAULT 0 CHECK (opened >= 0);
