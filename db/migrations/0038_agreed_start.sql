-- The start a client had agreed to before the shop moved the booking without asking. A cancellation is
-- late by the earlier of the two: moving a booking first does not make it early.
ALTER TABLE bookings ADD COLUMN agreed_start timestamptz;
