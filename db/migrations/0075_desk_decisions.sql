-- A problem that was talked over: both sides get a note, the booking stays as it is.
ALTER TABLE problem_reports DROP CONSTRAINT problem_reports_state_check,
  ADD CONSTRAINT problem_reports_state_check
    CHECK (state IN ('open', 'happened', 'not_happened', 'closed', 'settled'));
