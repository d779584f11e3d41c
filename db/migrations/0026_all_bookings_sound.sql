-- On its own, because reading every booking must not hold up anyone who books.
ALTER TABLE bookings VALIDATE CONSTRAINT bookings_sound;
