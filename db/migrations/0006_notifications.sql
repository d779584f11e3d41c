CREATE TABLE notifications (
  id                uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id           uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type              text NOT NULL CHECK (type IN
    ('invoice_generated', 'booking_confirmed', 'booking_cancelled', 'review_received',
     'payment_received', 'support_ticket', 'live_chat', 'other')),
  title             text NOT NULL,
  message           text NOT NULL DEFAULT '',
  is_read           boolean NOT NULL DEFAULT false,
  action_url        text,
  notification_data jsonb NOT NULL DEFAULT '{}',
  created_at        timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notifications_user ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE NOT is_read;
