-- How often the link of a code was opened. A browser that has opened it before does not say so again, and
-- nothing about whoever opened it is kept.
ALTER TABLE referral_codes ADD COLUMN opened integer NOT NULL DEFAULT 0 CHECK (opened >= 0);
