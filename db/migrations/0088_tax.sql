-- Tax in percent of the price after the discount. A booking keeps the percentage that it was made with.
ALTER TABLE settings ADD COLUMN tax_percent numeric(5, 3) NOT NULL DEFAULT 0
  CHECK (tax_percent BETWEEN 0 AND 20);
ALTER TABLE bookings ADD COLUMN tax_percent numeric(5, 3) NOT NULL DEFAULT 0;
