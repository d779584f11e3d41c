-- What a member of a team may do beyond their permission level, the licence they work with, and
-- when they finished their first steps.
ALTER TABLE employees
  ADD COLUMN sees_contacts           boolean NOT NULL DEFAULT false,
  ADD COLUMN gives_discounts         boolean NOT NULL DEFAULT false,
  ADD COLUMN gives_refunds           boolean NOT NULL DEFAULT false,
  ADD COLUMN sees_reports            boolean NOT NULL DEFAULT false,
  ADD COLUMN time_off_needs_approval boolean NOT NULL DEFAULT true,
  ADD COLUMN license_number          text,
  ADD COLUMN license_type            text,
  ADD COLUMN license_expires_on      date,
  ADD COLUMN license_checked_at      timestamptz,
  ADD COLUMN onboarded_at            timestamptz;

-- Whoever works already has been through all of it.
UPDATE employees SET onboarded_at = joined_at WHERE is_bookable;
