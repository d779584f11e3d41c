-- What a business knows of the people who come to it. Everyone who books has a record there; a
-- barber may bring others along.
CREATE TABLE clients (
  id             uuid PRIMARY KEY DEFAULT uuidv7(),
  -- The owner's user id.
  barber_id      uuid NOT NULL REFERENCES users (id),
  -- Known only once they have booked here with an account.
  user_id        uuid REFERENCES users (id),
  name           text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  email          text CHECK (email = lower(email)),
  phone          text,
  -- How the first visit was booked, or that the barber brought them.
  source         text NOT NULL CHECK (source IN
    ('marketplace', 'direct_link', 'barber', 'employee', 'admin', 'walk_in', 'imported', 'added')),
  tags           text[] NOT NULL DEFAULT '{}',
  preferences    text NOT NULL DEFAULT '' CHECK (length(preferences) <= 1000),
  blocked_at     timestamptz,
  block_reason   text NOT NULL DEFAULT '' CHECK (length(block_reason) <= 500),
  -- Counted by the trigger below, so that thousands can be sorted without counting.
  visits         integer NOT NULL DEFAULT 0,
  no_shows       integer NOT NULL DEFAULT 0,
  spent_cents    integer NOT NULL DEFAULT 0,
  first_visit_at timestamptz,
  last_visit_at  timestamptz,
  -- Without accents and capitals, for looking up and sorting.
  plain_name     text NOT NULL GENERATED ALWAYS AS
    (lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'))) STORED,
  created_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT clients_one_per_account UNIQUE (barber_id, user_id),
  CONSTRAINT clients_one_per_email UNIQUE (barber_id, email)
);
CREATE INDEX clients_phone ON clients (barber_id, phone) WHERE phone IS NOT NULL;
CREATE INDEX clients_name ON clients (barber_id, plain_name, id);
CREATE INDEX clients_last_visit ON clients (barber_id, last_visit_at DESC NULLS LAST, id);
CREATE INDEX clients_user ON clients (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE client_notes (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  client_id  uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  author_id  uuid NOT NULL REFERENCES users (id),
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX client_notes_client ON client_notes (client_id, id);

-- Pictures that only this business sees.
CREATE TABLE client_photos (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  client_id  uuid NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  added_by   uuid NOT NULL REFERENCES users (id),
  file       text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX client_photos_client ON client_photos (client_id, id);

ALTER TABLE bookings ADD COLUMN client_record_id uuid REFERENCES clients (id);
CREATE INDEX bookings_client_record ON bookings (client_record_id, starts_at DESC)
  WHERE client_record_id IS NOT NULL;

-- Whom a business knows this person as: by account, else by address, else by number. A number alone
-- proves little, so it never joins people whose accounts or addresses differ.
CREATE FUNCTION find_client(business uuid, account uuid, address text, number text) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT id FROM clients
  WHERE barber_id = business
    AND (user_id = account
      OR (email = address AND (user_id IS NULL OR account IS NULL))
      OR (phone = number AND (user_id IS NULL OR account IS NULL)
        AND (email IS NULL OR address IS NULL)))
  ORDER BY coalesce(user_id = account, false) DESC, coalesce(email = address, false) DESC, id
  LIMIT 1
$$;

CREATE FUNCTION merge_clients(kept uuid, gone uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE bookings SET client_record_id = kept WHERE client_record_id = gone;
  UPDATE client_notes SET client_id = kept WHERE client_id = gone;
  UPDATE client_photos SET client_id = kept WHERE client_id = gone;
  UPDATE clients AS mine SET
    tags = ARRAY(SELECT DISTINCT unnest(mine.tags || theirs.tags) ORDER BY 1),
    preferences = CASE mine.preferences WHEN '' THEN theirs.preferences ELSE mine.preferences END,
    phone = coalesce(mine.phone, theirs.phone),
    blocked_at = coalesce(mine.blocked_at, theirs.blocked_at),
    block_reason = CASE WHEN mine.blocked_at IS NULL THEN theirs.block_reason
                        ELSE mine.block_reason END
  FROM clients AS theirs WHERE mine.id = kept AND theirs.id = gone;
  DELETE FROM clients WHERE id = gone;
$$;

-- A visit that is more than a held time belongs to a record. Whoever gave only a name has none.
CREATE FUNCTION file_visit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  called  text := NEW.guest_name;
  address text := lower(NEW.guest_email);
  number  text := NEW.guest_phone;
  known   uuid;
BEGIN
  IF NEW.client_id IS NOT NULL THEN
    SELECT p.name, u.email, coalesce(p.phone, number) INTO called, address, number
    FROM users AS u JOIN profiles AS p ON p.user_id = u.id WHERE u.id = NEW.client_id;
  END IF;
  IF coalesce(called, '') = '' OR coalesce(address, number) IS NULL THEN RETURN NEW; END IF;

  known := find_client(NEW.barber_id, NEW.client_id, address, number);
  IF known IS NULL THEN
    -- An address that has moved on to somebody else's account.
    UPDATE clients SET email = NULL WHERE barber_id = NEW.barber_id AND email = address;
    INSERT INTO clients (barber_id, user_id, name, email, phone, source, created_at)
    VALUES (NEW.barber_id, NEW.client_id, called, address, number, NEW.source, NEW.created_at)
    ON CONFLICT DO NOTHING RETURNING id INTO known;
    -- Somebody was quicker: the same person in another window.
    known := coalesce(known, find_client(NEW.barber_id, NEW.client_id, address, number));
  ELSE
    -- What the barber calls them stays; what was missing is filled in.
    UPDATE clients AS c SET
      user_id = coalesce(c.user_id, NEW.client_id),
      name = CASE WHEN c.source IN ('imported', 'added') THEN c.name ELSE called END,
      email = CASE WHEN EXISTS (SELECT FROM clients WHERE barber_id = NEW.barber_id
                                AND email = address AND id <> known) THEN c.email
                   WHEN c.user_id IS NOT NULL AND NEW.client_id IS NULL THEN c.email
                   ELSE coalesce(address, c.email) END,
      phone = coalesce(number, c.phone)
    WHERE c.id = known;
  END IF;
  NEW.client_record_id := known;
  RETURN NEW;
END $$;

CREATE TRIGGER bookings_file_new BEFORE INSERT ON bookings FOR EACH ROW
  WHEN (NEW.status NOT IN ('held', 'expired') AND NEW.client_record_id IS NULL)
  EXECUTE FUNCTION file_visit();
CREATE TRIGGER bookings_file_known BEFORE UPDATE OF status, client_id ON bookings FOR EACH ROW
  WHEN (NEW.status NOT IN ('held', 'expired')
    AND (NEW.client_record_id IS NULL OR NEW.client_id IS DISTINCT FROM OLD.client_id))
  EXECUTE FUNCTION file_visit();

-- The lock comes before the count, so that of two visits at the same moment neither is missed.
CREATE FUNCTION count_visits(counted uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM clients WHERE id = counted FOR NO KEY UPDATE;
  UPDATE clients SET (visits, no_shows, spent_cents, first_visit_at, last_visit_at) = (
    SELECT count(*) FILTER (WHERE came), count(*) FILTER (WHERE status = 'no_show'),
           coalesce(sum(total_cents) FILTER (WHERE came), 0),
           min(starts_at) FILTER (WHERE came), max(starts_at) FILTER (WHERE came)
    FROM (SELECT *, status IN ('completed', 'awaiting_confirmation') AS came
          FROM bookings WHERE client_record_id = counted) AS theirs)
  WHERE id = counted;
END $$;

-- A guest who signs up was one person all along.
CREATE FUNCTION keep_clients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.client_record_id <> NEW.client_record_id THEN
    IF NEW.client_id IS DISTINCT FROM OLD.client_id
    THEN PERFORM merge_clients(NEW.client_record_id, OLD.client_record_id);
    ELSE PERFORM count_visits(OLD.client_record_id);
    END IF;
  END IF;
  PERFORM count_visits(NEW.client_record_id);
  RETURN NULL;
END $$;

CREATE TRIGGER bookings_keep_clients
  AFTER INSERT OR UPDATE OF status, client_id, client_record_id, starts_at, total_cents ON bookings
  FOR EACH ROW WHEN (NEW.client_record_id IS NOT NULL) EXECUTE FUNCTION keep_clients();

-- Everyone who has booked so far, in the order they came.
DO $$
DECLARE visit uuid;
BEGIN
  FOR visit IN SELECT id FROM bookings WHERE status NOT IN ('held', 'expired') ORDER BY created_at
  LOOP UPDATE bookings SET status = status WHERE id = visit;
  END LOOP;
END $$;

-- One review of each barber may stand first, whatever it says.
ALTER TABLE reviews
  ADD COLUMN pinned_at  timestamptz,
  ADD COLUMN replied_by uuid REFERENCES users (id);
CREATE UNIQUE INDEX reviews_one_pin ON reviews (barber_id) WHERE pinned_at IS NOT NULL;

-- A review somebody asks us to look at. It stays where it is until we have.
CREATE TABLE review_reports (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  review_id   uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  reported_by uuid NOT NULL REFERENCES users (id),
  reason      text NOT NULL CHECK (reason IN
    ('abusive', 'private', 'no_visit', 'spam', 'conflict')),
  note        text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  status      text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'upheld', 'dismissed')),
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT review_reports_once UNIQUE (review_id)
);
CREATE INDEX review_reports_open ON review_reports (created_at) WHERE status = 'open';
