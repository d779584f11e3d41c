-- One row, and only one: the boolean key can hold nothing but true.
CREATE TABLE settings (
  only_row                    boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  min_booking_notice_hours    integer NOT NULL DEFAULT 1
                              CHECK (min_booking_notice_hours BETWEEN 0 AND 168),
  platform_commission_percent numeric(5, 2) NOT NULL DEFAULT 10
                              CHECK (platform_commission_percent BETWEEN 0 AND 50),
  cancellation_policy_text    text NOT NULL
                              DEFAULT 'Cancellations must be made at least 24 hours in advance.',
  city_default                text NOT NULL DEFAULT 'Houston',
  referee_welcome_bonus_cents integer NOT NULL DEFAULT 500
                              CHECK (referee_welcome_bonus_cents BETWEEN 0 AND 10000),
  updated_at                  timestamptz NOT NULL DEFAULT now()
);

INSERT INTO settings DEFAULT VALUES;

-- What a page says, section by section; missing sections have built-in defaults in contract/.
CREATE TABLE page_content (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  page_key    text NOT NULL,
  section_key text NOT NULL,
  language    text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  content     jsonb NOT NULL,
  is_active   boolean NOT NULL DEFAULT true,
  updated_by  uuid REFERENCES users (id),
  updated_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT page_content_section UNIQUE (page_key, section_key, language)
);

-- What stands outside any one page: the footer, the platform's numbers.
CREATE TABLE cms_content (
  section_key text NOT NULL,
  language    text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  content     jsonb NOT NULL,
  is_active   boolean NOT NULL DEFAULT true,
  updated_by  uuid REFERENCES users (id),
  updated_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (section_key, language)
);

CREATE TABLE theme_settings (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  name       text NOT NULL,
  is_active  boolean NOT NULL DEFAULT false,
  colors     jsonb NOT NULL DEFAULT '{}',
  gradients  jsonb NOT NULL DEFAULT '{}',
  updated_by uuid REFERENCES users (id),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX theme_settings_one_active ON theme_settings (is_active) WHERE is_active;

CREATE TABLE cities (
  id        uuid PRIMARY KEY DEFAULT uuidv7(),
  name      text NOT NULL,
  state     text NOT NULL,
  latitude  double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  time_zone text NOT NULL DEFAULT 'America/Chicago',
  is_active boolean NOT NULL DEFAULT true,
  CONSTRAINT cities_name UNIQUE (name, state)
);

INSERT INTO cities (name, state, latitude, longitude) VALUES ('Houston', 'TX', 29.7604, -95.3698);
