-- Offers of barbers and, later, of the platform. One of them lowers the price of a booking.
CREATE TABLE promotions (
  id                uuid PRIMARY KEY DEFAULT uuidv7(),
  -- Null: of the platform, at every barber.
  barber_id         uuid REFERENCES users (id),
  -- Who pays the discount. A barber's own lowers the commission, the platform's does not.
  funded_by         text NOT NULL CHECK (funded_by IN ('barber', 'platform')),
  kind              text NOT NULL
                    CHECK (kind IN ('code', 'flash', 'last_minute', 'happy_hours', 'first_visit', 'welcome')),
  code              text UNIQUE CHECK (code ~ '^[A-Z0-9]{4,20}$'),
  percent           integer CHECK (percent BETWEEN 5 AND 50),
  amount_cents      integer CHECK (amount_cents BETWEEN 100 AND 50000),
  -- Empty: every service.
  service_ids       uuid[] NOT NULL DEFAULT '{}',
  -- When it can be booked.
  starts_at         timestamptz NOT NULL DEFAULT now(),
  ends_at           timestamptz,
  -- Appointments for which it counts: the last day, the days of the week (0 is Sunday), the minutes
  -- after midnight in which they start, and how many hours away they are at most.
  visit_until       date,
  weekdays          smallint[] CHECK (weekdays <@ '{0,1,2,3,4,5,6}' AND cardinality(weekdays) > 0),
  from_minute       integer CHECK (from_minute BETWEEN 0 AND 1439),
  until_minute      integer CHECK (until_minute BETWEEN 1 AND 1440),
  last_minute_hours integer CHECK (last_minute_hours BETWEEN 1 AND 4),
  min_total_cents   integer NOT NULL DEFAULT 0 CHECK (min_total_cents >= 0),
  new_clients_only  boolean NOT NULL DEFAULT false,
  max_uses          integer CHECK (max_uses > 0),
  per_client_limit  integer CHECK (per_client_limit > 0),
  budget_cents      bigint CHECK (budget_cents > 0),
  state             text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'paused', 'ended')),
  -- Set when it was ended by hand.
  ended_at          timestamptz,
  created_by        uuid REFERENCES users (id),
  created_at        timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT promotions_funded CHECK ((barber_id IS NULL) = (funded_by = 'platform')),
  CONSTRAINT promotions_amount CHECK ((percent IS NULL) <> (amount_cents IS NULL)),
  CONSTRAINT promotions_code CHECK ((kind = 'code') = (code IS NOT NULL)),
  CONSTRAINT promotions_window CHECK (ends_at > starts_at),
  CONSTRAINT promotions_hours CHECK (from_minute < until_minute),
  CONSTRAINT promotions_ended CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CONSTRAINT promotions_kind CHECK (CASE kind
    WHEN 'flash' THEN ends_at IS NOT NULL AND ends_at <= starts_at + interval '90 days'
    WHEN 'last_minute' THEN last_minute_hours IS NOT NULL
    WHEN 'happy_hours' THEN weekdays IS NOT NULL AND from_minute IS NOT NULL AND until_minute IS NOT NULL
    WHEN 'first_visit' THEN new_clients_only
    ELSE true END)
);
CREATE INDEX promotions_barber ON promotions (barber_id, id);

-- A booking has at most one promotion. There is no table of uses: the bookings are the uses, so a
-- booking that does not take place gives its use back by itself.
ALTER TABLE bookings ADD COLUMN promotion_id uuid REFERENCES promotions (id);
CREATE INDEX bookings_promotion ON bookings (promotion_id) WHERE promotion_id IS NOT NULL;

-- A late cancellation uses the offer up only if it costs a fee.
CREATE FUNCTION is_use(b bookings) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT b.status NOT IN ('expired', 'declined', 'no_show')
    AND (b.status <> 'cancelled' OR b.cancel_fee_cents > 0)
$$;

-- Whether one more use of so many cents is within its number of uses and its budget. The booking that
-- asks is left out.
CREATE FUNCTION is_left(p promotions, asking uuid, cents integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p.max_uses IS NULL AND p.budget_cents IS NULL OR (
    SELECT (p.max_uses IS NULL OR count(*) < p.max_uses)
      AND (p.budget_cents IS NULL OR coalesce(sum(b.discount_cents), 0) + cents <= p.budget_cents)
    FROM bookings AS b
    WHERE b.promotion_id = p.id AND is_use(b) AND b.id IS DISTINCT FROM asking)
$$;

-- Can be booked now.
CREATE FUNCTION is_open(p promotions) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p.state = 'active' AND p.starts_at <= now() AND (p.ends_at IS NULL OR p.ends_at > now())
    AND is_left(p, NULL, 1)
$$;

-- What server and pages need to compute a price: `promotionTerms` in contract/money/price.ts. The code
-- and the limits stay on the server.
CREATE FUNCTION promotion_terms(p promotions) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', p.id, 'kind', p.kind, 'fundedBy', p.funded_by, 'percent', p.percent,
    'amountCents', p.amount_cents, 'serviceIds', p.service_ids, 'minTotalCents', p.min_total_cents,
    'endsAt', to_char(p.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'visitUntil', p.visit_until, 'weekdays', p.weekdays, 'fromMinute', p.from_minute,
    'untilMinute', p.until_minute, 'lastMinuteHours', p.last_minute_hours,
    'newClientsOnly', p.new_clients_only)
$$;

-- The open ones of a barber, as the server sees them. A function in plpgsql, because its plan is kept by
-- the connection: bookings ask it often, and most barbers have none.
CREATE FUNCTION open_promotions(barber uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(promotion_terms(p) || jsonb_build_object('code', p.code,
      'perClientLimit', p.per_client_limit,
      'isLimited', p.max_uses IS NOT NULL OR p.budget_cents IS NOT NULL) ORDER BY p.id), '[]')
    FROM promotions AS p WHERE p.barber_id = barber AND is_open(p));
END $$;

-- What a booking says of its promotion. Not even called for a booking without one.
CREATE FUNCTION promotion_of(wanted uuid) RETURNS jsonb LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN (
    SELECT promotion_terms(p) || jsonb_build_object('code', p.code,
      'perClientLimit', p.per_client_limit,
      'isLimited', p.max_uses IS NOT NULL OR p.budget_cents IS NOT NULL)
    FROM promotions AS p WHERE p.id = wanted);
END $$;

-- The prices at which each service could be booked. A price is crossed out only if it was real.
CREATE TABLE service_prices (
  service_id  uuid NOT NULL REFERENCES services (id) ON DELETE CASCADE,
  price_cents integer NOT NULL,
  valid_from  timestamptz NOT NULL,
  valid_until timestamptz CHECK (valid_until >= valid_from),
  PRIMARY KEY (service_id, valid_from)
);

INSERT INTO service_prices (service_id, price_cents, valid_from)
SELECT id, price_cents, now() FROM services WHERE is_active;

CREATE FUNCTION keep_service_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE service_prices SET valid_until = clock_timestamp()
    WHERE service_id = NEW.id AND valid_until IS NULL;
  END IF;
  IF NEW.is_active THEN
    INSERT INTO service_prices (service_id, price_cents, valid_from)
    VALUES (NEW.id, NEW.price_cents,
            CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE clock_timestamp() END);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER services_price_kept AFTER INSERT ON services
  FOR EACH ROW EXECUTE FUNCTION keep_service_price();
CREATE TRIGGER services_price_changed AFTER UPDATE OF price_cents, is_active ON services
  FOR EACH ROW WHEN (OLD.price_cents <> NEW.price_cents OR OLD.is_active <> NEW.is_active)
  EXECUTE FUNCTION keep_service_price();

-- Whether the present price of a service could be booked for an hour of the last 30 days without an
-- offer for everyone. Offers for some hours, some clients or a code leave the price bookable. A pause
-- counts as offered.
CREATE FUNCTION is_strikable(s services) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM service_prices AS price, unnest(
      tstzmultirange(tstzrange(greatest(price.valid_from, now() - interval '30 days'),
                               coalesce(price.valid_until, now())))
      - coalesce((
        SELECT range_agg(tstzrange(p.starts_at, greatest(p.starts_at, coalesce(p.ended_at, p.ends_at))))
        FROM promotions AS p
        WHERE p.barber_id = s.barber_id AND p.kind = 'flash'
          AND (p.service_ids = '{}' OR s.id = ANY (p.service_ids))), '{}')) AS full_price
    WHERE price.service_id = s.id AND price.price_cents = s.price_cents
      AND price.valid_from < now()
      AND coalesce(price.valid_until, now()) > now() - interval '30 days'
      AND upper(full_price) - lower(full_price) >= interval '1 hour')
$$;
