CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE users (
  id                 uuid PRIMARY KEY DEFAULT uuidv7(),
  email              text NOT NULL CHECK (email = lower(email)),
  password_hash      text,
  -- A person is verified when this is set, and only then.
  email_confirmed_at timestamptz,
  language           text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  created_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_email_unique UNIQUE (email)
);

CREATE TABLE profiles (
  user_id             uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  name                text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  phone               text,
  phone_verified_at   timestamptz,
  photo_url           text,
  is_active           boolean NOT NULL DEFAULT true,
  deactivated_at      timestamptz,
  deactivated_by      uuid REFERENCES users (id),
  deactivation_reason text,
  updated_at          timestamptz NOT NULL DEFAULT now(),
  -- Inactive and deactivated_at say the same thing, so they cannot disagree.
  CONSTRAINT profiles_deactivated CHECK (is_active = (deactivated_at IS NULL))
);

CREATE TABLE user_roles (
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role       text NOT NULL CHECK (role IN ('client', 'barber', 'employee', 'admin')),
  granted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, role)
);
CREATE INDEX user_roles_role ON user_roles (role);
