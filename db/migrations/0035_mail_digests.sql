-- What the shop is told by email when a lot happens within minutes: collected and sent as one.
CREATE TABLE mail_digest_lines (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  line       text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mail_digest_lines_user ON mail_digest_lines (user_id, id);

-- How many emails somebody got in the last minutes.
CREATE INDEX mails_user ON mails (user_id, created_at) WHERE user_id IS NOT NULL;
