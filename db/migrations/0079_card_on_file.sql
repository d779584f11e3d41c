-- A card that is kept for a booking: charged when the booking is completed, or for a fee. A guest's card
-- has no owner here and belongs to its one booking.
ALTER TABLE saved_cards ALTER COLUMN user_id DROP NOT NULL;

-- card_id: the card that the client gave for this booking. owed_cents: what its end left to be paid by
-- card, of the price or of a fee. fee_paid_cents: what was kept or charged of its fee. Both follow from
-- the ledger, in the same transaction.
ALTER TABLE bookings
  ADD COLUMN card_id uuid REFERENCES saved_cards (id) ON DELETE SET NULL,
  ADD COLUMN owed_cents integer NOT NULL DEFAULT 0 CHECK (owed_cents >= 0),
  ADD COLUMN fee_paid_cents integer NOT NULL DEFAULT 0 CHECK (fee_paid_cents >= 0),
  ADD COLUMN fee_waived_at timestamptz;
CREATE INDEX bookings_card ON bookings (card_id) WHERE card_id IS NOT NULL;
CREATE INDEX bookings_owed ON bookings (client_id) WHERE owed_cents > 0;

-- A guest is a customer of the provider for one booking.
ALTER TABLE provider_customers DROP CONSTRAINT provider_customers_pkey,
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN booking_id uuid REFERENCES bookings (id),
  ADD CONSTRAINT provider_customers_user UNIQUE (user_id),
  ADD CONSTRAINT provider_customers_booking UNIQUE (booking_id),
  ADD CONSTRAINT provider_customers_one CHECK (num_nonnulls(user_id, booking_id) = 1);

-- completion: the rest of the price. fee: of a late cancellation or a no-show. A card with a booking is
-- kept for that booking.
-- cause: what a job charges for, once. called_at: since when the provider may have charged; until then
-- a charge that nobody wants anymore is dropped, afterwards it is refunded. keeps_card: the card that
-- pays the deposit is kept for the booking.
ALTER TABLE payments
  DROP CONSTRAINT payments_purpose_check,
  DROP CONSTRAINT payments_about,
  DROP CONSTRAINT payments_payer,
  ADD CONSTRAINT payments_purpose_check
    CHECK (purpose IN ('prepay', 'tip', 'card', 'completion', 'fee')),
  ADD CONSTRAINT payments_about CHECK (booking_id IS NOT NULL OR purpose = 'card'),
  ADD CONSTRAINT payments_payer CHECK (user_id IS NOT NULL OR booking_id IS NOT NULL),
  ADD COLUMN cause text UNIQUE,
  ADD COLUMN called_at timestamptz,
  ADD COLUMN keeps_card boolean NOT NULL DEFAULT false;
