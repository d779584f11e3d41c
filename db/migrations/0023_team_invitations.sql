-- Someone is asked to join a team. The link's token is only here as its SHA-256.
CREATE TABLE employee_invitations (
  id               uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id        uuid NOT NULL REFERENCES users (id),
  email            text NOT NULL CHECK (email = lower(email)),
  title            text NOT NULL DEFAULT '' CHECK (length(title) <= 60),
  permission_level text NOT NULL CHECK (permission_level IN ('self', 'desk', 'manager')),
  sees_contacts    boolean NOT NULL DEFAULT false,
  gives_discounts  boolean NOT NULL DEFAULT false,
  gives_refunds    boolean NOT NULL DEFAULT false,
  sees_reports     boolean NOT NULL DEFAULT false,
  compensation     jsonb NOT NULL,
  service_ids      uuid[] NOT NULL DEFAULT '{}',
  language         text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  token_hash       bytea NOT NULL,
  state            text NOT NULL DEFAULT 'pending'
                   CHECK (state IN ('pending', 'accepted', 'declined', 'expired', 'revoked')),
  sent_at          timestamptz NOT NULL DEFAULT now(),
  expires_at       timestamptz NOT NULL,
  answered_at      timestamptz,
  -- When someone last asked for a new one.
  asked_at         timestamptz,
  created_at       timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT employee_invitations_token UNIQUE (token_hash)
);
CREATE UNIQUE INDEX employee_invitations_one_pending
  ON employee_invitations (barber_id, email) WHERE state = 'pending';

ALTER TABLE employees
  ADD COLUMN license_photo         text,
  -- The reminder that went out last: so many days before the licence ends.
  ADD COLUMN license_reminded_days integer,
  -- How far the first steps have come.
  ADD COLUMN onboarding_step       integer NOT NULL DEFAULT 0 CHECK (onboarding_step BETWEEN 0 AND 5),
  -- Set: leaves by itself after the last visit.
  ADD COLUMN finishing_since       timestamptz;

-- Whoever could be booked until now goes on.
UPDATE employees SET license_checked_at = joined_at WHERE is_bookable;

-- The one rule of who in a team can be booked: the owner said so, the licence was checked and is
-- valid, there are hours, and they are not about to leave.
CREATE VIEW bookable_employees AS
  SELECT e.id, e.user_id, e.barber_id, e.title, e.bio, e.languages, e.joined_at
  FROM employees AS e
  WHERE e.is_active AND e.is_bookable AND e.finishing_since IS NULL
    AND e.license_checked_at IS NOT NULL
    AND (e.license_expires_on IS NULL
         OR e.license_expires_on >= (now() AT TIME ZONE 'America/Chicago')::date)
    AND EXISTS (SELECT FROM availability_rules AS r WHERE r.provider_id = e.user_id);

-- A visit is paid by the rule of its day, so a rule that was replaced is kept with its end.
CREATE TABLE employee_past_compensation (
  employee_id  uuid NOT NULL REFERENCES employees (id) ON DELETE CASCADE,
  until        timestamptz NOT NULL DEFAULT now(),
  compensation jsonb NOT NULL,
  PRIMARY KEY (employee_id, until)
);

-- What the owner has paid a member, and for which visits: each of them once.
CREATE TABLE employee_payments (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  employee_id  uuid NOT NULL REFERENCES employees (id) ON DELETE CASCADE,
  from_date    date NOT NULL,
  to_date      date NOT NULL CHECK (to_date >= from_date),
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  marked_by    uuid NOT NULL REFERENCES users (id),
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX employee_payments_employee ON employee_payments (employee_id, created_at DESC);

CREATE TABLE employee_payment_visits (
  payment_id  uuid NOT NULL REFERENCES employee_payments (id) ON DELETE CASCADE,
  booking_id  uuid NOT NULL REFERENCES bookings (id),
  share_cents integer NOT NULL,
  tip_cents   integer NOT NULL,
  CONSTRAINT employee_payment_visits_once PRIMARY KEY (booking_id)
);
