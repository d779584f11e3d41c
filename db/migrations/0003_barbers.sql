CREATE TABLE shops (
  id              uuid PRIMARY KEY DEFAULT uuidv7(),
  owner_id        uuid NOT NULL REFERENCES users (id),
  name            text NOT NULL CHECK (length(name) BETWEEN 2 AND 100),
  address         text NOT NULL,
  description     text NOT NULL DEFAULT '',
  photo_url       text,
  is_active       boolean NOT NULL DEFAULT true,
  approval_status text NOT NULL DEFAULT 'draft' CHECK (approval_status IN
    ('draft', 'submitted', 'changes_requested', 'approved', 'rejected', 'suspended')),
  created_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX shops_owner ON shops (owner_id);
CREATE INDEX shops_listed ON shops (created_at DESC) WHERE approval_status = 'approved' AND is_active;

CREATE TABLE barber_profiles (
  id                 uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id            uuid NOT NULL UNIQUE REFERENCES users (id),
  shop_id            uuid REFERENCES shops (id),
  city_id            uuid NOT NULL REFERENCES cities (id),
  shop_name          text NOT NULL CHECK (length(shop_name) BETWEEN 2 AND 100),
  address            text NOT NULL DEFAULT '',
  neighborhood       text NOT NULL DEFAULT '',
  zip                text NOT NULL DEFAULT '',
  latitude           double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude          double precision CHECK (longitude BETWEEN -180 AND 180),
  bio                text NOT NULL DEFAULT '',
  languages          text[] NOT NULL DEFAULT '{en}',
  average_rating     numeric(2, 1) NOT NULL DEFAULT 0 CHECK (average_rating BETWEEN 0 AND 5),
  total_reviews      integer NOT NULL DEFAULT 0 CHECK (total_reviews >= 0),
  portfolio_photos   text[] NOT NULL DEFAULT '{}',
  avatar_url         text,
  license_number     text,
  license_type       text,
  license_expires_on date,
  license_checked_at timestamptz,
  accessible         boolean NOT NULL DEFAULT false,
  parking            text NOT NULL DEFAULT '',
  approval_status    text NOT NULL DEFAULT 'draft' CHECK (approval_status IN
    ('draft', 'submitted', 'changes_requested', 'approved', 'rejected', 'suspended')),
  -- Derived, so that the two can never disagree.
  is_approved        boolean NOT NULL GENERATED ALWAYS AS (approval_status = 'approved') STORED,
  is_active          boolean NOT NULL DEFAULT true,
  created_at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX barber_profiles_listed
  ON barber_profiles (average_rating DESC, total_reviews DESC, id) WHERE is_approved AND is_active;

-- Someone who works in a barber's business. barber_id is the owner's user id.
CREATE TABLE employees (
  id               uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id          uuid NOT NULL REFERENCES users (id),
  barber_id        uuid NOT NULL REFERENCES users (id),
  title            text NOT NULL DEFAULT '',
  bio              text NOT NULL DEFAULT '',
  languages        text[] NOT NULL DEFAULT '{en}',
  permission_level text NOT NULL DEFAULT 'self' CHECK (permission_level IN ('self', 'desk', 'manager')),
  compensation     jsonb NOT NULL DEFAULT '{"kind":"commission_percent","percent":50}',
  is_bookable      boolean NOT NULL DEFAULT false,
  is_active        boolean NOT NULL DEFAULT true,
  joined_at        timestamptz NOT NULL DEFAULT now(),
  left_at          timestamptz
);
-- One shop at a time; the history stays.
CREATE UNIQUE INDEX employees_one_active ON employees (user_id) WHERE is_active;
CREATE INDEX employees_barber ON employees (barber_id) WHERE is_active;

CREATE TABLE services (
  id               uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id        uuid NOT NULL REFERENCES users (id),
  name             text NOT NULL CHECK (length(name) BETWEEN 2 AND 60),
  description      text NOT NULL DEFAULT '',
  category         text NOT NULL CHECK (category IN ('Fades', 'Beard', 'Kids', 'Designs', 'Other')),
  price_cents      integer NOT NULL CHECK (price_cents BETWEEN 0 AND 50000),
  duration_minutes integer NOT NULL
                   CHECK (duration_minutes BETWEEN 5 AND 240 AND duration_minutes % 5 = 0),
  buffer_minutes   integer NOT NULL DEFAULT 0
                   CHECK (buffer_minutes BETWEEN 0 AND 60 AND buffer_minutes % 5 = 0),
  is_add_on        boolean NOT NULL DEFAULT false,
  position         integer NOT NULL DEFAULT 0,
  is_active        boolean NOT NULL DEFAULT true,
  created_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX services_barber ON services (barber_id, position) WHERE is_active;

CREATE TABLE employee_services (
  employee_id uuid NOT NULL REFERENCES employees (id) ON DELETE CASCADE,
  service_id  uuid NOT NULL REFERENCES services (id) ON DELETE CASCADE,
  PRIMARY KEY (employee_id, service_id)
);

CREATE TABLE portfolio_items (
  id               uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id        uuid NOT NULL REFERENCES users (id),
  provider_id      uuid NOT NULL REFERENCES users (id),
  service_id       uuid REFERENCES services (id),
  image_url        text NOT NULL,
  before_image_url text,
  caption          text NOT NULL DEFAULT '' CHECK (length(caption) <= 200),
  consent_at       timestamptz,
  status           text NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'flagged', 'removed')),
  position         integer NOT NULL DEFAULT 0,
  created_at       timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX portfolio_items_barber ON portfolio_items (barber_id, position);

CREATE TABLE barber_badges (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  barber_id    uuid NOT NULL REFERENCES users (id),
  badge_type   text NOT NULL,
  rank         integer CHECK (rank >= 1),
  period_start date NOT NULL,
  period_end   date NOT NULL CHECK (period_end > period_start),
  awarded_at   timestamptz NOT NULL DEFAULT now(),
  revoked_at   timestamptz,
  CONSTRAINT barber_badges_once UNIQUE (barber_id, badge_type, period_end)
);

CREATE TABLE favorites (
  user_id           uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  barber_profile_id uuid NOT NULL REFERENCES barber_profiles (id),
  created_at        timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, barber_profile_id)
);
