-- Disputes: a client says what went wrong with a booking, or their bank takes the money back. States and
-- clocks are in contract/money/disputes/dispute-rules.ts.
CREATE TABLE disputes (
  id                  uuid PRIMARY KEY DEFAULT uuidv7(),
  booking_id          uuid NOT NULL REFERENCES bookings (id),
  kind                text NOT NULL DEFAULT 'claim' CHECK (kind IN ('claim', 'chargeback')),
  reason              text NOT NULL CHECK (reason IN
    ('no_service', 'quality', 'overcharged', 'no_show_wrong', 'conduct', 'unauthorised', 'other')),
  -- Null for a guest and for a bank.
  opened_by           uuid REFERENCES users (id),
  asked_cents         integer NOT NULL CHECK (asked_cents >= 0),
  state               text NOT NULL CHECK (state IN ('barber_response', 'offered', 'contested',
    'escalated', 'decided', 'appealed', 'submitted', 'accepted', 'closed')),
  -- When the clock of the state runs out; null where nobody is waited for, and at a bank.
  due_at              timestamptz,
  -- The barber did not answer in time.
  is_uncontested      boolean NOT NULL DEFAULT false,
  offer_cents         integer CHECK (offer_cents > 0),
  offer_method        text CHECK (offer_method IN ('card', 'till')),
  -- How it ended.
  outcome             text CHECK (outcome IN ('accepted', 'withdrawn', 'lapsed', 'decided', 'settled',
    'won')),
  decided_by          uuid REFERENCES users (id),
  approved_by         uuid REFERENCES users (id),
  appealed_by         text CHECK (appealed_by IN ('client', 'barber')),
  appeal_decided_by   uuid REFERENCES users (id),
  -- Of a chargeback.
  payment_id          uuid REFERENCES payments (id),
  provider_dispute_id text CONSTRAINT disputes_of_provider UNIQUE,
  provider_due_at     timestamptz,
  provider_reason     text,
  is_lost             boolean NOT NULL DEFAULT false,
  -- When the bank got the evidence; once.
  sent_at             timestamptz,
  -- When administrators were last told that they are late.
  reminded_at         timestamptz,
  created_at          timestamptz NOT NULL DEFAULT now(),
  closed_at           timestamptz,
  CONSTRAINT disputes_offered CHECK ((offer_cents IS NULL) = (offer_method IS NULL)),
  CONSTRAINT disputes_chargeback CHECK (
    (kind = 'chargeback') = (provider_dispute_id IS NOT NULL)
    AND (kind = 'chargeback') = (payment_id IS NOT NULL)),
  CONSTRAINT disputes_two_people CHECK (approved_by <> decided_by),
  -- An appeal is never decided by those who decided before.
  CONSTRAINT disputes_other_admin CHECK (
    appeal_decided_by IS DISTINCT FROM decided_by OR appeal_decided_by IS NULL),
  CONSTRAINT disputes_other_approver CHECK (appeal_decided_by <> approved_by),
  CONSTRAINT disputes_over CHECK ((state IN ('accepted', 'closed')) = (closed_at IS NOT NULL))
);
-- One at a time for each booking; a chargeback may come beside a claim.
CREATE UNIQUE INDEX disputes_one_open ON disputes (booking_id, kind)
  WHERE kind = 'claim' AND closed_at IS NULL;
CREATE INDEX disputes_booking ON disputes (booking_id);
CREATE INDEX disputes_due ON disputes (due_at, id) WHERE closed_at IS NULL;
CREATE INDEX disputes_created ON disputes (created_at, id);

-- What happened, in order: words, offers, decisions.
CREATE TABLE dispute_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dispute_id uuid NOT NULL REFERENCES disputes (id),
  side       text NOT NULL CHECK (side IN ('client', 'barber', 'admin', 'bank', 'system')),
  actor_id   uuid REFERENCES users (id),
  event      text NOT NULL,
  message    text NOT NULL DEFAULT '' CHECK (length(message) <= 5000),
  cents      integer,
  at         timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX dispute_events_dispute ON dispute_events (dispute_id, id);
CREATE TRIGGER dispute_events_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON dispute_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Pictures, in a folder that is not served: only both sides and the administration read them.
CREATE TABLE dispute_evidence (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  dispute_id uuid NOT NULL REFERENCES disputes (id),
  event_id   bigint NOT NULL REFERENCES dispute_events (id),
  file       text NOT NULL CONSTRAINT dispute_evidence_file UNIQUE
);
CREATE INDEX dispute_evidence_dispute ON dispute_evidence (dispute_id);

-- A decision, the second one about an appeal. A large one waits for a second person.
CREATE TABLE dispute_decisions (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  dispute_id   uuid NOT NULL REFERENCES disputes (id),
  round        smallint NOT NULL CHECK (round IN (1, 2)),
  outcome      text NOT NULL CHECK (outcome IN ('refund', 'credit', 'nothing', 'void', 'upheld', 'relief')),
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  -- The barber's part of it; negative where an appeal gives the barber something back.
  barber_cents integer NOT NULL CHECK (barber_cents <= amount_cents),
  is_warning   boolean NOT NULL DEFAULT false,
  -- To both sides.
  message      text NOT NULL,
  state        text NOT NULL CHECK (state IN ('waiting', 'done', 'declined')),
  asked_by     uuid NOT NULL REFERENCES users (id),
  decided_by   uuid REFERENCES users (id),
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT dispute_decisions_two_people CHECK (decided_by <> asked_by),
  CONSTRAINT dispute_decisions_amount CHECK (
    CASE WHEN outcome IN ('refund', 'credit') THEN amount_cents > 0 AND barber_cents >= 0
      ELSE amount_cents = 0 AND (barber_cents < 0) = (outcome = 'relief') END)
);
CREATE UNIQUE INDEX dispute_decisions_once ON dispute_decisions (dispute_id, round)
  WHERE state <> 'declined';

-- The refunds that a dispute led to. Of an offer, barber and client are the two people; a client's
-- credit can be at the barber's cost.
ALTER TABLE refund_orders
  ADD COLUMN dispute_id uuid REFERENCES disputes (id),
  ADD COLUMN is_offer boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT refund_orders_payer,
  ADD CONSTRAINT refund_orders_payer CHECK (method = 'card'
    OR charged_to = CASE method WHEN 'till' THEN 'barber' ELSE 'platform' END
    OR (method = 'credit' AND dispute_id IS NOT NULL)),
  DROP CONSTRAINT refund_orders_second_person,
  ADD CONSTRAINT refund_orders_second_person CHECK (state <> 'approved' OR method = 'till'
    OR amount_cents + tip_cents <= 50000 OR decided_by IS NOT NULL
    OR (is_offer AND charged_to = 'barber')),
  ADD CONSTRAINT refund_orders_offer CHECK (NOT is_offer OR dispute_id IS NOT NULL);

-- Events about a chargeback.
ALTER TABLE provider_events ADD COLUMN provider_dispute_id text;

-- What a barber cannot be paid out while it is disputed, for each dispute.
CREATE VIEW disputed_amounts AS
SELECT d.id AS dispute_id, k.barber_id, d.booking_id, d.kind,
  CASE WHEN d.kind = 'chargeback' THEN d.asked_cents
    ELSE least(greatest(d.asked_cents, coalesce(d.offer_cents, 0)), k.total_cents + k.credit_cents) END
    AS held_cents
FROM disputes AS d JOIN bookings AS k ON k.id = d.booking_id
WHERE d.closed_at IS NULL AND d.state <> 'decided'
UNION ALL
SELECT NULL, k.barber_id, k.id, 'flag', k.total_cents + k.credit_cents
FROM bookings AS k
WHERE k.dispute_status IN ('flagged', 'contested', 'unanswered')
  AND NOT EXISTS (SELECT FROM disputes AS d WHERE d.booking_id = k.id AND d.closed_at IS NULL);
