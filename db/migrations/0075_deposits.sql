-- What is paid by card to book: a share of the price, by the shop's policy or for one service. The
-- larger share counts for the whole booking and stays in its policy.
ALTER TABLE services ADD COLUMN deposit_percent integer
  CHECK (deposit_percent BETWEEN 5 AND 100);

-- The shop's own share; all of it, if it asks to be paid ahead without a share.
CREATE FUNCTION deposit_of(s barber_booking_settings) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN s.payment_policy = 'prepay' THEN coalesce(nullif(s.deposit_percent, 0), 100)
    ELSE 0 END
$$;

-- A guest pays on the provider's page, without an account. credit_cents: the credit that pays along,
-- spent when the payment succeeds. back_path: where the provider's page leads back to.
ALTER TABLE payments
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN credit_cents integer NOT NULL DEFAULT 0 CHECK (credit_cents >= 0),
  ADD COLUMN back_path text,
  ADD CONSTRAINT payments_payer CHECK (user_id IS NOT NULL OR (purpose = 'prepay' AND how = 'page'));
