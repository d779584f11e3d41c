-- Every mail we send, written in the transaction that wants it, sent by the worker.
CREATE TABLE mails (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id    uuid REFERENCES users (id) ON DELETE SET NULL,
  to_address text NOT NULL,
  reply_to   text,
  kind       text NOT NULL,
  language   text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  subject    text NOT NULL,
  html       text NOT NULL,
  body       text NOT NULL,
  state      text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'kept', 'dead')),
  attempts   integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz
);
CREATE INDEX mails_created ON mails (created_at DESC);
CREATE INDEX mails_waiting ON mails (state, created_at) WHERE state IN ('queued', 'dead');

CREATE TABLE sms_messages (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id    uuid REFERENCES users (id) ON DELETE SET NULL,
  to_phone   text NOT NULL,
  template   text NOT NULL,
  language   text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  body       text NOT NULL,
  state      text NOT NULL DEFAULT 'queued'
             CHECK (state IN ('queued', 'sent', 'delivered', 'failed', 'suppressed')),
  attempts   integer NOT NULL DEFAULT 0,
  last_error text,
  provider   text,
  reference  text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz
);
CREATE INDEX sms_messages_created ON sms_messages (created_at DESC);

CREATE TABLE business_inquiries (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  name       text NOT NULL,
  email      text NOT NULL,
  phone      text NOT NULL DEFAULT '',
  message    text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE SEQUENCE ticket_numbers START 1001;

CREATE TABLE support_tickets (
  id             uuid PRIMARY KEY DEFAULT uuidv7(),
  ticket_number  text NOT NULL DEFAULT 'T-' || nextval('ticket_numbers') UNIQUE,
  user_id        uuid REFERENCES users (id) ON DELETE SET NULL,
  email          text NOT NULL,
  type           text NOT NULL CHECK (type IN ('general', 'booking', 'payment', 'account', 'safety', 'suspended')),
  booking_number text,
  subject        text NOT NULL,
  state          text NOT NULL DEFAULT 'new'
                 CHECK (state IN ('new', 'open', 'pending_user', 'on_hold', 'solved', 'closed')),
  priority       text NOT NULL DEFAULT 'normal' CHECK (priority IN ('urgent', 'normal', 'low')),
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX support_tickets_state ON support_tickets (state, created_at);

CREATE TABLE ticket_messages (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  ticket_id  uuid NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
  author_id  uuid REFERENCES users (id) ON DELETE SET NULL,
  body       text NOT NULL CHECK (length(body) <= 5000),
  files      text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ticket_messages_ticket ON ticket_messages (ticket_id, created_at);

-- Who did what with power over others. Append-only.
CREATE TABLE audit_log (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor_id   uuid REFERENCES users (id),
  action     text NOT NULL,
  entity     text NOT NULL,
  entity_id  text NOT NULL,
  before     jsonb,
  after      jsonb,
  reason     text NOT NULL DEFAULT '',
  ip         text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
