-- Credit of clients, the welcome bonus of those who come by a referral, and the reward of the friend
-- who sent them.

-- One row for each time credit was given. The ledger has every movement: the sum of `left_cents` is the
-- balance of the client's wallet.
CREATE TABLE wallet_grants (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  client_id  uuid NOT NULL REFERENCES users (id),
  cents      integer NOT NULL CHECK (cents > 0),
  left_cents integer NOT NULL,
  reason     text NOT NULL CHECK (reason IN ('referral', 'goodwill')),
  -- The account that paid for it, and gets back what expires.
  expense    text NOT NULL CHECK (expense IN ('promo_expense', 'goodwill_expense')),
  expires_at timestamptz NOT NULL,
  -- When the client was told that it expires soon.
  told_at    timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT wallet_grants_left CHECK (left_cents BETWEEN 0 AND cents)
);
CREATE INDEX wallet_grants_client ON wallet_grants (client_id, expires_at) WHERE left_cents > 0;
CREATE INDEX wallet_grants_expiry ON wallet_grants (expires_at) WHERE left_cents > 0;

-- The credit that a booking uses, by where it came from: what is returned goes back there.
CREATE TABLE wallet_uses (
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  grant_id   uuid NOT NULL REFERENCES wallet_grants (id),
  cents      integer NOT NULL CHECK (cents > 0),
  PRIMARY KEY (booking_id, grant_id)
);
CREATE INDEX wallet_uses_grant ON wallet_uses (grant_id);

-- The bonus is a promotion of the platform, one for each amount that was ever promised.
ALTER TABLE promotions
  DROP CONSTRAINT promotions_amount_cents_check,
  ADD CONSTRAINT promotions_amount_cents_check
    CHECK (amount_cents BETWEEN CASE kind WHEN 'welcome' THEN 1 ELSE 100 END AND 50000);
CREATE UNIQUE INDEX promotions_welcome ON promotions (amount_cents)
  WHERE kind = 'welcome' AND state = 'active';

ALTER TABLE referrals
  -- The bonus that the newcomer was promised, and until when.
  ADD COLUMN promotion_id uuid REFERENCES promotions (id),
  ADD COLUMN bonus_until  timestamptz,
  -- The credit that the friend got for it.
  ADD COLUMN grant_id     uuid REFERENCES wallet_grants (id),
  ADD COLUMN rewarded_at  timestamptz,
  -- Why nothing is granted until an administrator has looked at it.
  ADD COLUMN flag_reason  text CHECK (flag_reason IN ('phone', 'card', 'address')),
  ADD CONSTRAINT referrals_flagged CHECK (flag_reason IS NULL OR state = 'flagged'),
  ADD CONSTRAINT referrals_bonus CHECK ((promotion_id IS NULL) = (bonus_until IS NULL));
CREATE INDEX referrals_joined ON referrals (created_at) WHERE state = 'joined';

CREATE FUNCTION credit_of(client uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(left_cents), 0)::int FROM wallet_grants
  WHERE client_id = client AND left_cents > 0 AND expires_at > now()
$$;

-- The welcome bonus of a client, as `open_promotions` has the offers of a barber. Whether they have
-- booked before is not asked here.
CREATE FUNCTION welcome_of(client uuid) RETURNS jsonb LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN (
    SELECT promotion_of(p.id) || jsonb_build_object('endsAt',
      to_char(r.bonus_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    FROM referrals AS r JOIN promotions AS p ON p.id = r.promotion_id
    WHERE r.referee_id = client AND r.state <> 'flagged' AND r.bonus_until > now()
      AND p.state = 'active');
END $$;

-- An address without what many providers ignore: the part after a plus sign.
CREATE FUNCTION mailbox(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(regexp_replace(email, '\+[^@]*@', '@'))
$$;
