-- What is held back is what disputes, chargebacks and bookings in question say, at most what the booking
-- brought into the available balance.
CREATE OR REPLACE FUNCTION payout_held_back(p_barber uuid, p_at timestamptz)
RETURNS TABLE (booking_id uuid, cents bigint) LANGUAGE sql STABLE AS $$
  SELECT d.booking_id, least(d.cents, brought.cents)
  FROM (SELECT v.booking_id, sum(v.held_cents)::bigint AS cents FROM disputed_amounts AS v
    WHERE v.barber_id = p_barber GROUP BY v.booking_id) AS d
  CROSS JOIN LATERAL (SELECT -sum(e.amount_cents)::bigint AS cents
    FROM ledger_transactions AS t JOIN ledger_entries AS e ON e.transaction_id = t.id
    WHERE t.booking_id = d.booking_id
      AND e.account_id = (SELECT a.id FROM ledger_accounts AS a
        WHERE a.kind = 'barber_balance' AND a.owner_id = p_barber)
      AND (e.amount_cents > 0 OR e.available_at IS NULL OR e.available_at <= p_at)) AS brought
  WHERE least(d.cents, brought.cents) > 0
$$;
