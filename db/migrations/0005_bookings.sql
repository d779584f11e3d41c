CREATE SEQUENCE booking_numbers START 1001;

CREATE TABLE bookings (
  id                 uuid PRIMARY KEY DEFAULT uuidv7(),
  booking_number     text NOT NULL DEFAULT 'K-' || nextval('booking_numbers') UNIQUE,
  client_id          uuid REFERENCES users (id),
  guest_name         text,
  guest_email        text,
  guest_phone        text,
  barber_id          uuid NOT NULL REFERENCES users (id),
  employee_id        uuid REFERENCES employees (id),
  -- Who cuts: the barber, or the employee's user id.
  provider_id        uuid NOT NULL REFERENCES users (id),
  shop_id            uuid REFERENCES shops (id),
  starts_at          timestamptz NOT NULL,
  ends_at            timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- What nobody else may use: the visit and its buffer.
  busy_range         tstzrange NOT NULL CHECK (
    NOT isempty(busy_range) AND lower(busy_range) <= starts_at AND upper(busy_range) >= ends_at),
  status             text NOT NULL CHECK (status IN
    ('held', 'pending', 'confirmed', 'checked_in', 'in_progress', 'awaiting_confirmation',
     'completed', 'declined', 'expired', 'cancelled', 'no_show')),
  hold_expires_at    timestamptz,
  source             text NOT NULL DEFAULT 'marketplace' CHECK (source IN
    ('marketplace', 'direct_link', 'barber', 'employee', 'admin', 'walk_in')),
  created_by         uuid REFERENCES users (id),
  payment_policy     text NOT NULL DEFAULT 'pay_at_shop',
  payment_status     text NOT NULL DEFAULT 'unpaid' CHECK (payment_status IN
    ('unpaid', 'deposit_paid', 'paid', 'refunded', 'partially_refunded', 'paid_at_shop')),
  subtotal_cents     integer NOT NULL DEFAULT 0 CHECK (subtotal_cents >= 0),
  discount_cents     integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  credit_cents       integer NOT NULL DEFAULT 0 CHECK (credit_cents >= 0),
  tip_cents          integer NOT NULL DEFAULT 0 CHECK (tip_cents >= 0),
  deposit_cents      integer NOT NULL DEFAULT 0 CHECK (deposit_cents >= 0),
  tax_cents          integer NOT NULL DEFAULT 0 CHECK (tax_cents >= 0),
  total_cents        integer NOT NULL DEFAULT 0 CHECK (total_cents >= 0),
  commission_cents   integer NOT NULL DEFAULT 0 CHECK (commission_cents >= 0),
  commission_percent numeric(5, 2) NOT NULL DEFAULT 0,
  policy_snapshot    jsonb NOT NULL DEFAULT '{}',
  client_note        text NOT NULL DEFAULT '' CHECK (length(client_note) <= 500),
  cancelled_by       uuid REFERENCES users (id),
  cancel_reason      text,
  is_late_cancel     boolean NOT NULL DEFAULT false,
  reschedule_count   integer NOT NULL DEFAULT 0,
  completed_at       timestamptz,
  completion_source  text,
  dispute_status     text,
  version            integer NOT NULL DEFAULT 1,
  created_at         timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT bookings_someone_comes CHECK (client_id IS NOT NULL OR guest_name IS NOT NULL),
  -- A provider is in one place at a time. Two clients may press Book together; the database lets
  -- one of them win, so no code has to.
  CONSTRAINT bookings_no_overlap EXCLUDE USING gist (provider_id WITH =, busy_range WITH &&)
    WHERE (status IN ('held', 'pending', 'confirmed', 'checked_in', 'in_progress'))
);
CREATE INDEX bookings_client ON bookings (client_id, starts_at DESC);
CREATE INDEX bookings_barber ON bookings (barber_id, starts_at);
CREATE INDEX bookings_provider ON bookings (provider_id, starts_at);

CREATE TABLE booking_items (
  booking_id       uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  position         integer NOT NULL,
  service_id       uuid REFERENCES services (id),
  name             text NOT NULL,
  price_cents      integer NOT NULL CHECK (price_cents >= 0),
  duration_minutes integer NOT NULL CHECK (duration_minutes > 0),
  PRIMARY KEY (booking_id, position)
);

CREATE TABLE booking_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id),
  event      text NOT NULL,
  actor_id   uuid REFERENCES users (id),
  data       jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX booking_events_booking ON booking_events (booking_id, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE TRIGGER booking_events_append_only BEFORE UPDATE OR DELETE ON booking_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE reviews (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  booking_id  uuid NOT NULL REFERENCES bookings (id),
  barber_id   uuid NOT NULL REFERENCES users (id),
  provider_id uuid NOT NULL REFERENCES users (id),
  client_id   uuid REFERENCES users (id),
  rating      integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  body        text NOT NULL DEFAULT '' CHECK (length(body) <= 1000),
  status      text NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'flagged', 'removed')),
  reply       text CHECK (length(reply) <= 500),
  replied_at  timestamptz,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reviews_one_per_booking UNIQUE (booking_id)
);
CREATE INDEX reviews_barber ON reviews (barber_id, created_at DESC) WHERE status = 'published';

-- A barber's rating and count are what the published reviews say, whoever changes a review.
CREATE FUNCTION keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE barber_profiles SET (average_rating, total_reviews) = (
    SELECT coalesce(round(avg(rating), 1), 0), count(*)
    FROM reviews WHERE barber_id = barber_profiles.user_id AND status = 'published')
  WHERE user_id = coalesce(NEW.barber_id, OLD.barber_id);
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_keep_rating AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION keep_rating();
