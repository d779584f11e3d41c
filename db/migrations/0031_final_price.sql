ALTER TABLE bookings
  -- Services and total as they were booked, once the final ones differ.
  ADD COLUMN booked    jsonb,
  -- Final services and a higher total, which wait for the client's yes.
  ADD COLUMN price_ask jsonb;
