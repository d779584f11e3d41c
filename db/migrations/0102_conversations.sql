-- What people write to each other: threads of bookings, questions before booking, support. A removal is
-- a row of its own, so "everything after seq N" is always the whole difference.
CREATE TABLE conversations (
  id            uuid PRIMARY KEY DEFAULT uuidv7(),
  kind          text NOT NULL CHECK (kind IN ('booking', 'question', 'support')),
  -- The business. Support conversations have none.
  barber_id     uuid REFERENCES users (id),
  -- A booking's conversation has the id of the booking, so both have one address before and after the
  -- first message.
  booking_id    uuid UNIQUE REFERENCES bookings (id) ON DELETE CASCADE,
  -- Of a booking: open until 7 days after its end, which is derived (contract/bookings/messages.ts).
  state         text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'blocked')),
  last_seq      integer NOT NULL DEFAULT 0,
  last_at       timestamptz NOT NULL DEFAULT now(),
  -- The oldest message of the client side that nobody has answered.
  waiting_since timestamptz,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'support') = (barber_id IS NULL)),
  CHECK (CASE kind WHEN 'booking' THEN booking_id = id AND booking_id IS NOT NULL
    ELSE booking_id IS NULL END)
) WITH (fillfactor = 80);
CREATE INDEX conversations_business ON conversations (barber_id, last_at DESC)
  WHERE barber_id IS NOT NULL;
CREATE INDEX conversations_waiting ON conversations (barber_id, waiting_since)
  WHERE waiting_since IS NOT NULL;

-- A person's place in a conversation. Messages name this row, not the user, so a guest who signs up
-- keeps what they wrote, and an employee who leaves loses access (left_at).
CREATE TABLE participants (
  id              uuid PRIMARY KEY DEFAULT uuidv7(),
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  side            text NOT NULL CHECK (side IN ('client', 'staff', 'support')),
  user_id         uuid REFERENCES users (id),
  guest_email     text,
  -- Two numbers that only grow; "unread" follows from them, so no counter can drift.
  read_seq        integer NOT NULL DEFAULT 0,
  heard_seq       integer NOT NULL DEFAULT 0,
  is_unread       boolean NOT NULL GENERATED ALWAYS AS (heard_seq > read_seq) STORED,
  last_at         timestamptz NOT NULL DEFAULT now(),
  has_alerts      boolean NOT NULL DEFAULT true,
  mail_due_at     timestamptz,
  mailed_seq      integer NOT NULL DEFAULT 0,
  mailed_at       timestamptz,
  -- Messages in the running minute, counted in the transaction that sends.
  burst_at        timestamptz NOT NULL DEFAULT now(),
  burst           integer NOT NULL DEFAULT 0,
  left_at         timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (conversation_id, user_id),
  UNIQUE (conversation_id, guest_email)
) WITH (fillfactor = 80);
-- Bookings, questions and tickets have one client each, with or without an account or an address.
CREATE UNIQUE INDEX participants_client ON participants (conversation_id) WHERE side = 'client';
CREATE INDEX participants_inbox ON participants (user_id, last_at DESC) WHERE left_at IS NULL;
CREATE INDEX participants_unread ON participants (user_id) WHERE is_unread AND left_at IS NULL;
CREATE INDEX participants_mail_due ON participants (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX participants_guest ON participants (guest_email) WHERE guest_email IS NOT NULL;

CREATE TABLE messages (
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  seq             integer NOT NULL,
  -- Made by the browser before the first try. The same id is the same message.
  client_id       uuid NOT NULL,
  -- NULL for the system.
  sender_id       uuid REFERENCES participants (id),
  kind            text NOT NULL DEFAULT 'text'
                  CHECK (kind IN ('text', 'system', 'broadcast', 'removal')),
  target_seq      integer,
  body            text NOT NULL CHECK (length(body) <= 5000),
  via             text NOT NULL DEFAULT 'app' CHECK (via IN ('app', 'mail')),
  created_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (conversation_id, seq),
  UNIQUE (conversation_id, client_id),
  CHECK ((kind = 'removal') = (target_seq IS NOT NULL)),
  CHECK ((kind = 'system') = (sender_id IS NULL))
);

-- Pictures. One without a seq waits for its message.
CREATE TABLE message_files (
  id              uuid PRIMARY KEY DEFAULT uuidv7(),
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  participant_id  uuid NOT NULL REFERENCES participants (id) ON DELETE CASCADE,
  seq             integer,
  -- The name in the storage of private pictures.
  file            text NOT NULL,
  bytes           integer NOT NULL,
  width           integer NOT NULL,
  height          integer NOT NULL,
  created_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX message_files_message ON message_files (conversation_id, seq);
CREATE INDEX message_files_waiting ON message_files (created_at) WHERE seq IS NULL;
