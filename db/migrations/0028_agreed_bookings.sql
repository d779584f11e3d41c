-- What the shop did without the client's yes: wrote the booking into its book, or moved it. Canceling
-- such a booking is free until it starts, and missing it does not count.
ALTER TABLE bookings
  ADD COLUMN by_shop     text,
  -- When a barber said yes to a request.
  ADD COLUMN accepted_at timestamptz,
  -- When the present time was set, if it is not the one that was booked.
  ADD COLUMN moved_at    timestamptz;

UPDATE bookings SET by_shop = 'booked'
WHERE source IN ('barber', 'employee', 'admin', 'walk_in') AND attendance IS DISTINCT FROM 'confirmed';

CREATE OR REPLACE FUNCTION is_sound(b bookings) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (b.client_id IS NOT NULL OR b.guest_name IS NOT NULL)
    AND b.ends_at > b.starts_at
    AND NOT isempty(b.busy_range)
    AND lower(b.busy_range) <= b.starts_at AND upper(b.busy_range) >= b.ends_at
    AND b.status IN ('held', 'pending', 'confirmed', 'checked_in', 'in_progress',
                     'awaiting_confirmation', 'completed', 'declined', 'expired', 'cancelled',
                     'no_show')
    AND b.source IN ('marketplace', 'direct_link', 'barber', 'employee', 'admin', 'walk_in')
    AND b.payment_status IN ('unpaid', 'deposit_paid', 'paid', 'refunded', 'partially_refunded',
                             'paid_at_shop')
    AND b.subtotal_cents >= 0 AND b.discount_cents >= 0 AND b.credit_cents >= 0
    AND b.tip_cents >= 0 AND b.deposit_cents >= 0 AND b.tax_cents >= 0
    AND b.total_cents >= 0 AND b.commission_cents >= 0
    AND b.language IN ('en', 'es')
    AND length(b.client_note) <= 500
    AND (b.proposed_starts_at IS NULL) = (b.proposal_expires_at IS NULL)
    AND (b.proposed_starts_at IS NULL) = (b.proposed_by IS NULL)
    AND b.proposed_by IN ('client', 'staff')
    AND b.attendance IN ('asked', 'confirmed')
    AND b.by_shop IN ('booked', 'moved')
    AND length(b.flag_answer) <= 500;
END $$;

-- A visit the client never agreed to is no no-show of theirs.
CREATE OR REPLACE FUNCTION count_visits(counted uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM clients WHERE id = counted FOR NO KEY UPDATE;
  UPDATE clients SET (visits, no_shows, spent_cents, first_visit_at, last_visit_at) = (
    SELECT count(*) FILTER (WHERE came),
           count(*) FILTER (WHERE status = 'no_show' AND by_shop IS NULL),
           coalesce(sum(total_cents) FILTER (WHERE came), 0),
           min(starts_at) FILTER (WHERE came), max(starts_at) FILTER (WHERE came)
    FROM (SELECT *, status IN ('completed', 'awaiting_confirmation') AS came
          FROM bookings WHERE client_record_id = counted) AS theirs)
  WHERE id = counted;
END $$;

UPDATE bookings SET status = status WHERE status = 'no_show' AND by_shop IS NOT NULL;

-- The client said themselves that the visit took place.
CREATE FUNCTION is_vouched(b bookings) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT b.completion_source IS NOT DISTINCT FROM 'client' OR b.tip_cents > 0
    OR EXISTS (SELECT FROM reviews WHERE booking_id = b.id)
    OR EXISTS (SELECT FROM review_edits WHERE booking_id = b.id)
$$;
