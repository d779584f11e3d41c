-- The code of a city begins the numbers of its invoices: HOU-2026-000123. A city that comes without
-- one gets the first letters of its name, and a digit where those are taken.
ALTER TABLE cities ADD COLUMN code text NOT NULL DEFAULT '';

CREATE FUNCTION set_city_code() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  letters text := rpad(upper(left(regexp_replace(
    translate(NEW.name, 'ÁÉÍÓÚÜÑáéíóúüñ', 'AEIOUUNaeiouun'), '[^A-Za-z]', '', 'g'), 3)), 3, 'X');
  n integer := 1;
BEGIN
  NEW.code := letters;
  WHILE EXISTS (SELECT FROM cities WHERE code = NEW.code AND id <> NEW.id) LOOP
    n := n + 1;
    NEW.code := letters || n;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER cities_code BEFORE INSERT OR UPDATE OF code ON cities
  FOR EACH ROW WHEN (NEW.code = '') EXECUTE FUNCTION set_city_code();
UPDATE cities SET code = '';
ALTER TABLE cities
  ADD CONSTRAINT cities_code UNIQUE (code),
  ADD CONSTRAINT cities_code_letters CHECK (code ~ '^[A-Z]{3}[0-9]*$');

-- The last number of each series, which is a city and a year. Only the job that issues invoices
-- locks a row: number and invoice are one transaction, so no number is left out.
CREATE TABLE invoice_series (
  series      text PRIMARY KEY,
  last_number integer NOT NULL CHECK (last_number > 0)
);

-- Invoices of completed bookings, and credit notes that take one back. `document` is all that is
-- printed, with names as they were. Not tied to bookings by a foreign key: its lock would meet that
-- of a booking's move.
CREATE TABLE invoices (
  id             uuid PRIMARY KEY DEFAULT uuidv7(),
  invoice_number text NOT NULL CONSTRAINT invoices_number UNIQUE,
  -- What it is about, once: 'completed:<booking>:<n>', 'credited:<invoice>'.
  cause          text NOT NULL CONSTRAINT invoices_cause UNIQUE,
  booking_id     uuid NOT NULL,
  -- The invoice that a credit note takes back.
  corrects_id    uuid CONSTRAINT invoices_credited_once UNIQUE REFERENCES invoices (id),
  document       jsonb NOT NULL,
  -- Negative on a credit note.
  total_cents    integer NOT NULL,
  issued_at      timestamptz NOT NULL
);
CREATE INDEX invoices_booking ON invoices (booking_id);
CREATE TRIGGER invoices_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What waits to be issued, written in the transaction that completes a booking or takes it back.
CREATE TABLE invoice_requests (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cause       text NOT NULL CONSTRAINT invoice_requests_cause UNIQUE,
  booking_id  uuid NOT NULL,
  corrects_id uuid REFERENCES invoices (id),
  due_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX invoice_requests_due ON invoice_requests (due_at);
