-- The visit took place beyond doubt: the client said so themselves, or walked in.
CREATE OR REPLACE FUNCTION is_vouched(b bookings) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT b.source = 'walk_in'
    OR b.completion_source IS NOT DISTINCT FROM 'client' OR b.tip_cents > 0
    OR EXISTS (SELECT FROM reviews WHERE booking_id = b.id)
    OR EXISTS (SELECT FROM review_edits WHERE booking_id = b.id)
$$;
