-- Monthly statements of a business's balance, beside invoices and credit notes. Their series is a city,
-- S and a year: HOU-S-2026-000045.
ALTER TABLE invoices
  ALTER COLUMN booking_id DROP NOT NULL,
  -- Of a statement: whose balance, and the first day of the month.
  ADD COLUMN barber_id uuid REFERENCES users (id),
  ADD COLUMN month     date,
  ADD COLUMN kind      text NOT NULL GENERATED ALWAYS AS (CASE WHEN month IS NOT NULL THEN 'statement'
    WHEN corrects_id IS NOT NULL THEN 'credit_note' ELSE 'invoice' END) STORED,
  ADD CONSTRAINT invoices_about CHECK ((booking_id IS NULL) = (month IS NOT NULL)
    AND (barber_id IS NULL) = (month IS NULL) AND (corrects_id IS NULL OR month IS NULL));
CREATE UNIQUE INDEX invoices_month_once ON invoices (barber_id, month) WHERE barber_id IS NOT NULL;
