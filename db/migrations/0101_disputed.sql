-- Whether a client's dispute about a booking is open.
CREATE FUNCTION is_disputed(booking uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM disputes
    WHERE booking_id = booking AND kind = 'claim' AND closed_at IS NULL)
$$;
