-- Who wants to move the visit: the other side has to agree.
ALTER TABLE bookings
  ADD COLUMN proposed_by text CHECK (proposed_by IN ('client', 'staff')),
  ADD CONSTRAINT bookings_proposal_signed
    CHECK ((proposed_starts_at IS NULL) = (proposed_by IS NULL));
