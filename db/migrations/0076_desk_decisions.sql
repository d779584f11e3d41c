-- A problem that was talked over: both sides get a note, the booking stays as it is.
ALTER TABLE problem_reports DROP CONSTRAINT problem_reports_state_check,
  ADD CONSTRAINT problem_reports_state_check
    CHECK (state IN ('open', 'happened', 'not_happened', 'closed', 'settled'));

-- A suspension that cancels many bookings leaves them to a run.
ALTER TABLE bulk_runs DROP CONSTRAINT bulk_runs_action_check,
  ADD CONSTRAINT bulk_runs_action_check CHECK (action IN
    ('assign-follow-up', 'finish-follow-up', 'send-reset-link', 'cancel-bookings'));
