-- What canceling late cost, as it was said at that moment. The shop may ask for it; nothing is charged.
ALTER TABLE bookings
  ADD COLUMN cancel_fee_cents integer NOT NULL DEFAULT 0 CHECK (cancel_fee_cents >= 0);

UPDATE bookings SET cancel_fee_cents =
  round(total_cents * coalesce((policy_snapshot ->> 'lateCancelFeePercent')::numeric, 0) / 100)
WHERE status = 'cancelled' AND is_late_cancel;
