-- A signed-in browser. The cookie holds 256 random bits; here stands only their SHA-256.
CREATE TABLE sessions (
  id                  uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id             uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash          bytea NOT NULL UNIQUE,
  -- The token before the last rotation: whoever shows it later than a moment has stolen it.
  previous_token_hash bytea UNIQUE,
  rotated_at          timestamptz NOT NULL DEFAULT now(),
  -- 'recovery' may do one thing: set a new password. 'mfa' may do one thing: give the second factor.
  scope               text NOT NULL DEFAULT 'full' CHECK (scope IN ('full', 'recovery', 'mfa')),
  second_factor_at    timestamptz,
  authenticated_at    timestamptz NOT NULL DEFAULT now(),
  user_agent          text NOT NULL DEFAULT '',
  network             text NOT NULL DEFAULT '',
  created_at          timestamptz NOT NULL DEFAULT now(),
  last_seen_at        timestamptz NOT NULL DEFAULT now(),
  expires_at          timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

-- Links that arrive by mail. Used by POST, once.
CREATE TABLE account_tokens (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose    text NOT NULL CHECK (purpose IN
    ('verify_email', 'reset_password', 'reactivate', 'change_email_old', 'change_email_new',
     'disown_account')),
  token_hash bytea NOT NULL UNIQUE,
  data       jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX account_tokens_user ON account_tokens (user_id, purpose);

-- Six-digit codes. The code itself is kept as an HMAC; five wrong tries end it.
CREATE TABLE account_codes (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose    text NOT NULL CHECK (purpose IN ('reactivate', 'verify_phone')),
  code_hash  bytea NOT NULL,
  data       jsonb NOT NULL DEFAULT '{}',
  tries      integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX account_codes_user ON account_codes (user_id, purpose, created_at DESC);

CREATE TABLE second_factors (
  user_id       uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Encrypted with the server's key: a copy of the database does not make codes.
  secret        bytea NOT NULL,
  confirmed_at  timestamptz,
  -- The newest time step accepted, so that a code works once.
  last_step     bigint NOT NULL DEFAULT 0,
  created_at    timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE backup_codes (
  user_id   uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at   timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- Counters of rate-limiter-flexible.
CREATE TABLE rate_limits (
  key    text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

-- Small secrets the server makes for itself on first start (keys for HMAC, encryption, push).
CREATE TABLE server_keys (
  name  text PRIMARY KEY,
  value bytea NOT NULL
);

CREATE TABLE referral_codes (
  user_id    uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code       text NOT NULL UNIQUE CHECK (code = upper(code) AND length(code) BETWEEN 4 AND 20),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE referrals (
  referee_id  uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  referrer_id uuid NOT NULL REFERENCES users (id) CHECK (referrer_id <> referee_id),
  code        text NOT NULL,
  role        text NOT NULL CHECK (role IN ('client', 'barber')),
  state       text NOT NULL DEFAULT 'joined' CHECK (state IN ('joined', 'rewarded', 'flagged')),
  bonus_cents integer NOT NULL DEFAULT 0 CHECK (bonus_cents >= 0),
  created_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX referrals_referrer ON referrals (referrer_id, created_at DESC);

-- What is switched off; an event without a row goes out on its usual channels.
CREATE TABLE notification_preferences (
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  event      text NOT NULL,
  channel    text NOT NULL CHECK (channel IN ('in_app', 'email', 'sms', 'push')),
  is_enabled boolean NOT NULL,
  PRIMARY KEY (user_id, event, channel)
);

CREATE TABLE push_subscriptions (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_id uuid REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint   text NOT NULL UNIQUE,
  keys       jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);

-- Pictures are served by the hash of their bytes; a row says who uploaded one.
CREATE TABLE media (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url        text NOT NULL,
  bytes      integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX media_user ON media (user_id);
