-- Offers that the platform pays for, and the decision about referrals that look like one person.
ALTER TABLE promotions
  -- What administrators call an offer of the platform.
  ADD COLUMN name    text CHECK (char_length(name) BETWEEN 2 AND 80),
  -- Counts its changes: a hold does not get terms that were replaced while it was made.
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  -- The platform's money has a limit. The welcome bonus has its own: one for each referral.
  ADD CONSTRAINT promotions_budgeted CHECK (barber_id IS NOT NULL OR kind = 'welcome'
    OR (budget_cents IS NOT NULL AND name IS NOT NULL AND service_ids = '{}'));

-- Uses are counted without reading the bookings.
DROP INDEX bookings_promotion;
CREATE INDEX bookings_promotion ON bookings (promotion_id)
  INCLUDE (id, status, discount_cents, cancel_fee_cents) WHERE promotion_id IS NOT NULL;

-- The smallest discount that the rest of a budget has to be good for. With less it is used up, so that
-- nobody is shown an offer that then is not given.
CREATE FUNCTION least_use(p promotions) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p.budget_cents IS NULL THEN 1
    ELSE coalesce(p.amount_cents, greatest(100, p.min_total_cents * p.percent / 100)) END
$$;

CREATE OR REPLACE FUNCTION is_open(p promotions) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p.state = 'active' AND p.starts_at <= now() AND (p.ends_at IS NULL OR p.ends_at > now())
    AND is_left(p, NULL, least_use(p))
$$;

CREATE FUNCTION promotion_status(p promotions) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p.state = 'ended' OR p.ends_at <= now() THEN 'ended'
    WHEN p.state = 'paused' THEN 'paused'
    WHEN p.starts_at > now() THEN 'planned'
    WHEN NOT is_left(p, NULL, least_use(p)) THEN 'used_up'
    ELSE 'running' END
$$;

-- A promotion as the server sees it.
CREATE FUNCTION promotion_limits(p promotions) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT promotion_terms(p) || jsonb_build_object('code', p.code,
    'perClientLimit', p.per_client_limit, 'version', p.version,
    'isLimited', p.max_uses IS NOT NULL OR p.budget_cents IS NOT NULL)
$$;

-- The open ones of a barber, and those of the platform, which count at every barber.
CREATE OR REPLACE FUNCTION open_promotions(barber uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(promotion_limits(p) ORDER BY p.id), '[]')
    FROM promotions AS p
    WHERE (p.barber_id = barber OR p.barber_id IS NULL) AND p.kind <> 'welcome' AND is_open(p));
END $$;

CREATE OR REPLACE FUNCTION promotion_of(wanted uuid) RETURNS jsonb LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN (SELECT promotion_limits(p) FROM promotions AS p WHERE p.id = wanted);
END $$;

-- As before, with the sales of the platform.
CREATE OR REPLACE FUNCTION is_strikable(s services) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM service_prices AS price, unnest(
      tstzmultirange(tstzrange(greatest(price.valid_from, now() - interval '30 days'),
                               coalesce(price.valid_until, now())))
      - coalesce((
        SELECT range_agg(tstzrange(p.starts_at, greatest(p.starts_at, coalesce(p.ended_at, p.ends_at))))
        FROM promotions AS p
        WHERE (p.barber_id = s.barber_id OR p.barber_id IS NULL) AND p.kind = 'flash'
          AND (p.service_ids = '{}' OR s.id = ANY (p.service_ids))), '{}')) AS full_price
    WHERE price.service_id = s.id AND price.price_cents = s.price_cents
      AND price.valid_from < now()
      AND coalesce(price.valid_until, now()) > now() - interval '30 days'
      AND upper(full_price) - lower(full_price) >= interval '1 hour')
$$;

-- The browser of a session, as a hash. Two accounts in one browser may be one person.
ALTER TABLE sessions ADD COLUMN device_hash bytea;

ALTER TABLE referrals
  DROP CONSTRAINT referrals_state_check,
  ADD CONSTRAINT referrals_state_check
    CHECK (state IN ('joined', 'rewarded', 'flagged', 'refused')),
  DROP CONSTRAINT referrals_flag_reason_check,
  ADD CONSTRAINT referrals_flag_reason_check
    CHECK (flag_reason IN ('phone', 'card', 'address', 'device')),
  DROP CONSTRAINT referrals_flagged,
  -- Why it was flagged stays with it. Decided ones are not flagged again.
  ADD COLUMN flagged_at timestamptz,
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN decided_by uuid REFERENCES users (id),
  ADD CONSTRAINT referrals_flagged CHECK (CASE state
    WHEN 'flagged' THEN decided_at IS NULL
    WHEN 'refused' THEN decided_at IS NOT NULL
    ELSE flag_reason IS NULL OR decided_at IS NOT NULL END);
CREATE INDEX referrals_newest ON referrals (created_at DESC, referee_id DESC);
CREATE INDEX referrals_looked_at ON referrals (created_at DESC) WHERE flag_reason IS NOT NULL;

-- Nothing while somebody looks at it, and nothing after a refusal.
CREATE OR REPLACE FUNCTION welcome_of(client uuid) RETURNS jsonb LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN (
    SELECT promotion_of(p.id) || jsonb_build_object('endsAt',
      to_char(r.bonus_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    FROM referrals AS r JOIN promotions AS p ON p.id = r.promotion_id
    WHERE r.referee_id = client AND r.state NOT IN ('flagged', 'refused') AND r.bonus_until > now()
      AND p.state = 'active');
END $$;
