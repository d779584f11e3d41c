-- Reports that wait for a decision become disputes: problems with a booking, and bookings that may not have
-- taken place where the barber disagrees or is silent.
WITH moved AS (
  INSERT INTO disputes (booking_id, reason, opened_by, asked_cents, state, due_at, is_uncontested,
    created_at)
  SELECT DISTINCT ON (k.id) k.id,
    CASE r.kind WHEN 'problem' THEN 'other' ELSE 'no_service' END,
    k.client_id, k.total_cents + k.credit_cents, 'escalated', now() + interval '7 days',
    coalesce(k.dispute_status = 'unanswered', false), r.created_at
  FROM problem_reports AS r JOIN bookings AS k ON k.id = r.booking_id
  WHERE r.state = 'open'
    AND (r.kind = 'problem' OR k.dispute_status IN ('contested', 'unanswered'))
  ORDER BY k.id, r.kind = 'problem'
  RETURNING id, booking_id, opened_by, reason, asked_cents, created_at
)
INSERT INTO dispute_events (dispute_id, side, actor_id, event, message, cents, at)
SELECT m.id, 'client', m.opened_by, 'opened', left(coalesce((
    SELECT t.body FROM problem_reports AS r
    JOIN support_tickets AS s ON s.ticket_number = r.ticket_number
    JOIN ticket_messages AS t ON t.ticket_id = s.id
    WHERE r.booking_id = m.booking_id AND r.kind = 'problem' ORDER BY t.created_at LIMIT 1), ''), 5000),
  m.asked_cents, m.created_at
FROM moved AS m;

INSERT INTO dispute_events (dispute_id, side, event, message)
SELECT d.id, CASE WHEN d.is_uncontested THEN 'system' ELSE 'barber' END,
  CASE WHEN d.is_uncontested THEN 'unanswered' ELSE 'contested' END, coalesce(k.flag_answer, '')
FROM disputes AS d JOIN bookings AS k ON k.id = d.booking_id
WHERE d.reason = 'no_service' AND k.dispute_status IN ('contested', 'unanswered');

-- Decided as disputes from now on.
UPDATE problem_reports SET state = 'settled' WHERE state = 'open' AND kind = 'problem';
