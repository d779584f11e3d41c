-- Tickets are conversations of kind support. ticket_messages stays for one release, so that the previous
-- code still runs.
LOCK TABLE ticket_messages IN SHARE ROW EXCLUSIVE MODE;
ALTER TABLE support_tickets
  -- NULL only in the moment between the two inserts of the previous release.
  ADD COLUMN conversation_id     uuid UNIQUE REFERENCES conversations (id),
  ADD COLUMN language            text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  ADD COLUMN booking_id          uuid,
  -- The address is the requester's own: an account, a proved guest, or the link from a mail.
  ADD COLUMN is_proved           boolean NOT NULL DEFAULT false,
  ADD COLUMN assignee_id         uuid REFERENCES users (id) ON DELETE SET NULL,
  -- When the next answer is due; NULL while nobody waits for one.
  ADD COLUMN due_at              timestamptz,
  ADD COLUMN first_replied_at    timestamptz,
  -- In hours of support.
  ADD COLUMN first_reply_minutes integer,
  -- Since when we wait for the requester.
  ADD COLUMN pending_at          timestamptz,
  ADD COLUMN nudged_at           timestamptz,
  ADD COLUMN solved_at           timestamptz,
  ADD COLUMN reopened            integer NOT NULL DEFAULT 0,
  -- Of a ticket that is on hold or snoozed: when it comes back.
  ADD COLUMN snoozed_until       timestamptz,
  -- Told once to those who can help, after the answer was due.
  ADD COLUMN overdue_told_at     timestamptz,
  ADD COLUMN merged_into         uuid REFERENCES support_tickets (id),
  -- The ticket that this one goes on from, after it was closed.
  ADD COLUMN follows_id          uuid REFERENCES support_tickets (id),
  ADD COLUMN csat                smallint CHECK (csat BETWEEN 1 AND 5),
  ADD COLUMN csat_note           text NOT NULL DEFAULT '' CHECK (length(csat_note) <= 500),
  ADD COLUMN csat_at             timestamptz,
  -- A chat is a ticket that is being answered live.
  ADD COLUMN chat_state          text CHECK (chat_state IN ('waiting', 'active', 'ended')),
  -- The place in line. Kept when a chat goes back to the line, so it returns to the front.
  ADD COLUMN queued_at           timestamptz,
  -- When the present spell of waiting began: what the three minutes count from.
  ADD COLUMN waiting_at          timestamptz,
  -- When the requester's browser last asked.
  ADD COLUMN client_at           timestamptz,
  -- When the agent was last told that the requester waits for an answer.
  ADD COLUMN warned_at           timestamptz,
  ADD COLUMN was_chat            boolean NOT NULL GENERATED ALWAYS AS (chat_state IS NOT NULL) STORED,
  ADD CHECK (chat_state IS DISTINCT FROM 'active' OR assignee_id IS NOT NULL),
  ADD CHECK (merged_into IS DISTINCT FROM id);
CREATE INDEX support_tickets_due ON support_tickets (due_at, id)
  WHERE state IN ('new', 'open') AND merged_into IS NULL;
CREATE INDEX support_tickets_changed ON support_tickets (updated_at DESC, id DESC);
CREATE INDEX support_tickets_owner ON support_tickets (user_id, updated_at DESC);
CREATE INDEX support_tickets_email ON support_tickets (email);
CREATE INDEX support_tickets_pending ON support_tickets (pending_at)
  WHERE state = 'pending_user';
CREATE INDEX support_tickets_asleep ON support_tickets (snoozed_until)
  WHERE snoozed_until IS NOT NULL;
CREATE INDEX support_tickets_line ON support_tickets (queued_at, id) WHERE chat_state = 'waiting';
CREATE INDEX support_tickets_active ON support_tickets (assignee_id) WHERE chat_state = 'active';
-- One open chat each.
CREATE UNIQUE INDEX support_tickets_one_chat ON support_tickets (user_id)
  WHERE chat_state IN ('waiting', 'active');

-- Pictures of tickets, in the storage of attachments. The form takes them before there is a ticket.
CREATE TABLE ticket_files (
  file            text PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  seq             integer NOT NULL
);
CREATE INDEX ticket_files_message ON ticket_files (conversation_id, seq);

-- The link in a mail, and the browsers in which it was opened.
CREATE TABLE ticket_links (
  token_hash bytea PRIMARY KEY,
  ticket_id  uuid NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ticket_links_ticket ON ticket_links (ticket_id);
CREATE TABLE ticket_devices (
  ticket_id   uuid NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (ticket_id, device_hash)
);

-- For the team only. A table of its own, so that no query of messages can ever show one.
CREATE TABLE support_notes (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  ticket_id  uuid NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
  author_id  uuid NOT NULL REFERENCES users (id),
  -- The last message when it was written: where it is shown.
  after_seq  integer NOT NULL,
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX support_notes_ticket ON support_notes (ticket_id, created_at);

CREATE TABLE support_macros (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  name       text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 80),
  body_en    text NOT NULL CHECK (length(body_en) BETWEEN 1 AND 2000),
  body_es    text NOT NULL CHECK (length(body_es) BETWEEN 1 AND 2000),
  -- What it also sets; NULL leaves it as it is.
  state      text CHECK (state IN ('open', 'pending_user', 'solved')),
  priority   text CHECK (priority IN ('urgent', 'normal', 'low')),
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One row. By weekday from Sunday: minutes after midnight, or null.
CREATE TABLE support_hours (
  is_only   boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  week      jsonb NOT NULL CHECK (jsonb_array_length(week) = 7),
  holidays  date[] NOT NULL DEFAULT '{}',
  time_zone text NOT NULL DEFAULT 'America/Chicago'
);
INSERT INTO support_hours (week) VALUES
  ('[[480,1200],[480,1200],[480,1200],[480,1200],[480,1200],[480,1200],[480,1200]]');

-- Who answers chats. A lease, not presence: the server that holds the person's stream renews it.
CREATE TABLE support_agents (
  user_id     uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  is_on       boolean NOT NULL DEFAULT false,
  most_chats  integer NOT NULL DEFAULT 3,
  lease_until timestamptz NOT NULL DEFAULT '-infinity',
  last_got_at timestamptz NOT NULL DEFAULT '-infinity'
);

-- The first message of a ticket makes its conversation.
CREATE FUNCTION keep_ticket_message(message ticket_messages) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ticket   support_tickets;
  is_ours  boolean;
  place    uuid;
  next_seq integer;
BEGIN
  SELECT * INTO ticket FROM support_tickets WHERE id = message.ticket_id FOR UPDATE;
  is_ours := message.author_id IS NOT NULL AND message.author_id IS DISTINCT FROM ticket.user_id;
  IF ticket.conversation_id IS NULL THEN
    INSERT INTO conversations (kind, created_at, last_at)
      VALUES ('support', ticket.created_at, message.created_at) RETURNING id INTO ticket.conversation_id;
    UPDATE support_tickets SET conversation_id = ticket.conversation_id WHERE id = ticket.id;
    INSERT INTO participants (conversation_id, side, user_id, guest_email, created_at)
      VALUES (ticket.conversation_id, 'client', ticket.user_id,
        CASE WHEN ticket.user_id IS NULL THEN ticket.email END, ticket.created_at);
  END IF;
  IF is_ours THEN
    INSERT INTO participants (conversation_id, side, user_id, created_at)
      VALUES (ticket.conversation_id, 'support', message.author_id, message.created_at)
      ON CONFLICT (conversation_id, user_id) DO UPDATE SET last_at = excluded.created_at
      RETURNING id INTO place;
  ELSE
    SELECT id INTO place FROM participants
      WHERE conversation_id = ticket.conversation_id AND side = 'client';
  END IF;
  UPDATE conversations SET last_seq = last_seq + 1, last_at = message.created_at,
    waiting_since = CASE WHEN NOT is_ours THEN coalesce(waiting_since, message.created_at) END
    WHERE id = ticket.conversation_id RETURNING last_seq INTO next_seq;
  INSERT INTO messages (conversation_id, scope_id, seq, client_id, sender_id, body, created_at)
    VALUES (ticket.conversation_id, '00000000-0000-0000-0000-000000000000', next_seq, message.id,
      place, message.body, message.created_at);
  UPDATE participants SET heard_seq = next_seq, last_at = message.created_at
    WHERE conversation_id = ticket.conversation_id AND id <> place;
  INSERT INTO ticket_files (file, conversation_id, seq)
    SELECT DISTINCT file, ticket.conversation_id, next_seq FROM unnest(message.files) AS file
    ON CONFLICT DO NOTHING;
END $$;

-- What was written until now, in the order in which it was.
DO $$
DECLARE
  message ticket_messages;
BEGIN
  FOR message IN SELECT * FROM ticket_messages ORDER BY created_at, id LOOP
    PERFORM keep_ticket_message(message);
  END LOOP;
END $$;

-- The previous release goes on writing there while the new one starts. Before the insert, because its
-- foreign key locks the ticket for others, and two at once would wait for each other.
CREATE FUNCTION keep_new_ticket_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_ticket_message(NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER ticket_messages_kept BEFORE INSERT ON ticket_messages
  FOR EACH ROW EXECUTE FUNCTION keep_new_ticket_message();
