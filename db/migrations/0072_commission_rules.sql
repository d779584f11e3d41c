-- What the platform charges, by barber, source of the booking and time. Without a rule the percentage
-- of the settings applies, and to bookings from the marketplace only.
CREATE TABLE commission_rules (
  id              uuid PRIMARY KEY DEFAULT uuidv7(),
  -- Null: every barber.
  barber_id       uuid REFERENCES users (id),
  -- Null: every source that costs a commission. Without a barber too, it is the default.
  source          text CHECK (source IN ('marketplace', 'direct_link', 'admin')),
  percent         numeric(5, 2) NOT NULL CHECK (percent BETWEEN 0 AND 50),
  starts_at       timestamptz NOT NULL DEFAULT now(),
  -- Equal to the start when it was withdrawn before.
  ends_at         timestamptz CHECK (ends_at >= starts_at),
  reason          text NOT NULL CHECK (length(reason) <= 500),
  created_by      uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at      timestamptz NOT NULL DEFAULT now(),
  -- Of the administrator who moved the end.
  withdrawn_at    timestamptz,
  withdrawn_by    uuid REFERENCES users (id) ON DELETE SET NULL,
  withdraw_reason text NOT NULL DEFAULT '' CHECK (length(withdraw_reason) <= 500),
  -- Two rules about the same never apply at the same moment. An empty range overlaps with nothing.
  CONSTRAINT commission_rules_no_overlap EXCLUDE USING gist (
    coalesce(barber_id, '00000000-0000-0000-0000-000000000000') WITH =,
    coalesce(source, '') WITH =, tstzrange(starts_at, ends_at) WITH &&)
);
CREATE INDEX commission_rules_barber ON commission_rules (barber_id);
CREATE INDEX commission_rules_newest ON commission_rules (created_at DESC, id DESC);

-- A rule is never rewritten: bookings name it. Its end can be moved forward while it is not over.
CREATE FUNCTION keep_commission_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.ends_at <= greatest(now(), OLD.starts_at)
    OR (NEW.id, NEW.percent, NEW.starts_at, NEW.reason, NEW.created_at)
      <> (OLD.id, OLD.percent, OLD.starts_at, OLD.reason, OLD.created_at)
    OR (NEW.barber_id, NEW.source) IS DISTINCT FROM (OLD.barber_id, OLD.source)
    OR NEW.ends_at IS NULL OR NEW.ends_at > OLD.ends_at THEN
    RAISE EXCEPTION 'a commission rule is never rewritten'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'commission_rules_kept';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER commission_rules_kept BEFORE UPDATE OF id, barber_id, source, percent, starts_at, ends_at,
  reason, created_at OR DELETE ON commission_rules
  FOR EACH ROW EXECUTE FUNCTION keep_commission_rule();

CREATE FUNCTION runs_now(r commission_rules) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT r.starts_at <= now() AND (r.ends_at IS NULL OR r.ends_at > now())
$$;

-- The percentage without any narrower rule; null if that of the settings applies.
CREATE FUNCTION default_commission() RETURNS numeric LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT r.percent FROM commission_rules AS r
    WHERE r.barber_id IS NULL AND r.source IS NULL AND runs_now(r));
END $$;

-- The rules that apply to a barber now, without those of the default. As `open_promotions`, a function
-- in plpgsql: bookings ask it often, and most barbers have none.
CREATE FUNCTION running_commission_rules(barber uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'barberId', r.barber_id,
      'source', r.source, 'percent', r.percent)), '[]')
    FROM commission_rules AS r
    WHERE (r.barber_id = barber OR r.barber_id IS NULL AND r.source IS NOT NULL) AND runs_now(r));
END $$;

-- The rule by which its percentage was chosen, if it was not the default.
ALTER TABLE bookings ADD COLUMN commission_rule_id uuid REFERENCES commission_rules (id);

-- What a booking says of its rule: whether it is the barber's own, and until when it holds. Not even
-- called for a booking without one.
CREATE FUNCTION commission_rate_of(wanted uuid) RETURNS jsonb LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object('isOwn', r.barber_id IS NOT NULL,
      'until', to_char(r.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    FROM commission_rules AS r WHERE r.id = wanted);
END $$;
