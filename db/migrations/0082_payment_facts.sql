-- language: of the person on the provider's page. available_at: from when on the provider pays out what
-- was charged.
ALTER TABLE payments
  ADD COLUMN language     text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  ADD COLUMN available_at timestamptz;

-- What was paid stays paid. Only a charge that was given up because nobody knew of it for a day can
-- still turn out to have been made.
CREATE OR REPLACE FUNCTION refuse_changed_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.state IN ('succeeded', 'failed', 'expired') AND NEW.state <> OLD.state
      AND NOT (OLD.state = 'failed' AND OLD.failure = 'too_old' AND NEW.state = 'succeeded'))
    OR NEW.amount_cents <> OLD.amount_cents OR NEW.booking_id IS DISTINCT FROM OLD.booking_id
    OR NEW.purpose <> OLD.purpose THEN
    RAISE EXCEPTION 'payment % is final', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_final';
  END IF;
  RETURN NEW;
END $$;
