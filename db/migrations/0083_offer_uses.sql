-- A late cancellation or a no-show uses the offer up only if a fee was taken.
CREATE OR REPLACE FUNCTION is_use(b bookings) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT b.status NOT IN ('expired', 'declined')
    AND (b.status NOT IN ('cancelled', 'no_show') OR b.fee_paid_cents > 0)
$$;

-- Uses are counted without reading the bookings.
DROP INDEX bookings_promotion;
CREATE INDEX bookings_promotion ON bookings (promotion_id)
  INCLUDE (id, status, discount_cents, fee_paid_cents) WHERE promotion_id IS NOT NULL;

-- The discount that the barber pays. The platform pays its own.
CREATE FUNCTION own_discount(b bookings) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN b.promotion_id IS NULL OR EXISTS (SELECT FROM promotions AS p
      WHERE p.id = b.promotion_id AND p.funded_by = 'barber') THEN b.discount_cents ELSE 0 END
$$;

-- What the two accounts of a referral have in common, as far as it is known: the phone, a card, the
-- address without the part after a plus sign, or a browser. Null also after an administrator decided.
CREATE FUNCTION shared_in(r referrals) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF r.decided_at IS NOT NULL THEN RETURN NULL; END IF;
  RETURN (
    SELECT CASE
      WHEN nullif(regexp_replace(own.phone, '\D', '', 'g'), '')
          = regexp_replace(theirs.phone, '\D', '', 'g')
        THEN 'phone'
      WHEN EXISTS (SELECT FROM saved_cards AS x JOIN saved_cards AS y USING (fingerprint)
        WHERE x.user_id = r.referee_id AND y.user_id = r.referrer_id) THEN 'card'
      WHEN mailbox(a.email) = mailbox(b.email) THEN 'address'
      WHEN EXISTS (SELECT FROM sessions AS x JOIN sessions AS y USING (device_hash)
        WHERE x.user_id = r.referee_id AND y.user_id = r.referrer_id) THEN 'device'
    END
    FROM profiles AS own
    JOIN users AS a ON a.id = own.user_id
    JOIN profiles AS theirs ON theirs.user_id = r.referrer_id
    JOIN users AS b ON b.id = theirs.user_id
    WHERE own.user_id = r.referee_id);
END $$;

-- Nothing while it looks like one person, and nothing after a refusal.
CREATE OR REPLACE FUNCTION welcome_of(client uuid) RETURNS jsonb LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN (
    SELECT promotion_of(p.id) || jsonb_build_object('endsAt',
      to_char(r.bonus_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    FROM referrals AS r JOIN promotions AS p ON p.id = r.promotion_id
    WHERE r.referee_id = client AND r.state NOT IN ('flagged', 'refused') AND r.bonus_until > now()
      AND p.state = 'active' AND shared_in(r) IS NULL);
END $$;
