-- Accounts of barbers at the payment provider, from which their money goes to their bank.
CREATE TABLE payout_accounts (
  user_id         uuid PRIMARY KEY REFERENCES users (id),
  account_id      text NOT NULL UNIQUE,
  -- As the provider said last.
  is_submitted    boolean NOT NULL DEFAULT false,
  is_enabled      boolean NOT NULL DEFAULT false,
  missing         text[] NOT NULL DEFAULT '{}',
  disabled_reason text,
  -- The last bank account that was there. It stays known when it is removed, so that the next one
  -- counts as a change.
  bank_id         text,
  bank_name       text,
  bank_last4      text,
  bank_changed_at timestamptz,
  -- The bank account that sent a payout back. Nothing goes there again.
  refused_bank_id text,
  -- The barber wants a payout on every day with enough in it, not only on Tuesdays.
  is_daily        boolean NOT NULL DEFAULT false,
  -- The provider pays out only when we say so.
  is_manual       boolean NOT NULL DEFAULT false,
  created_at      timestamptz NOT NULL DEFAULT now(),
  checked_at      timestamptz
);

-- Events about barbers' accounts and payouts.
ALTER TABLE provider_events ADD account_id text, ADD payout_id uuid;
