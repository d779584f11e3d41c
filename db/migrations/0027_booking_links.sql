-- A barber's own booking link, /b/{slug}. Every slug a barber ever had stays theirs, so that printed
-- links keep working and nobody else can take one over.
CREATE TABLE barber_slugs (
  slug       text PRIMARY KEY
             CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) BETWEEN 3 AND 40),
  barber_id  uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX barber_slugs_barber ON barber_slugs (barber_id);

CREATE FUNCTION slug_of(name text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN rtrim(left(trim(BOTH '-' FROM regexp_replace(
  translate(lower(name), 'áàâäãåéèêëíìîïóòôöõúùûüñç''’', 'aaaaaaeeeeiiiiooooouuuunc'),
  '[^a-z0-9]+', '-', 'g')), 34), '-');

-- A listed business without a slug gets one from its name; a chosen one is kept for good.
CREATE FUNCTION keep_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  base text := slug_of(NEW.shop_name);
  n    integer := 1;
BEGIN
  IF NEW.slug IS NOT NULL THEN
    INSERT INTO barber_slugs (slug, barber_id) VALUES (NEW.slug, NEW.user_id)
    ON CONFLICT DO NOTHING;
    IF NOT EXISTS (SELECT FROM barber_slugs WHERE slug = NEW.slug AND barber_id = NEW.user_id) THEN
      RAISE unique_violation USING CONSTRAINT = 'barber_profiles_slug',
        MESSAGE = 'This link belongs to another barber.';
    END IF;
    RETURN NEW;
  END IF;
  IF length(base) < 3 OR base IN ('setup', 'dashboard') THEN
    base := trim(BOTH '-' FROM 'barber-' || base);
  END IF;
  LOOP
    NEW.slug := base || CASE n WHEN 1 THEN '' ELSE '-' || n END;
    INSERT INTO barber_slugs (slug, barber_id) VALUES (NEW.slug, NEW.user_id)
    ON CONFLICT DO NOTHING;
    EXIT WHEN EXISTS (SELECT FROM barber_slugs WHERE slug = NEW.slug AND barber_id = NEW.user_id);
    n := n + 1;
  END LOOP;
  RETURN NEW;
END $$;

CREATE TRIGGER barber_profiles_keep_new_slug BEFORE INSERT ON barber_profiles
  FOR EACH ROW WHEN (NEW.slug IS NOT NULL OR NEW.approval_status = 'approved')
  EXECUTE FUNCTION keep_slug();
CREATE TRIGGER barber_profiles_keep_slug BEFORE UPDATE OF slug, approval_status ON barber_profiles
  FOR EACH ROW WHEN (NEW.slug IS DISTINCT FROM OLD.slug
    OR (NEW.slug IS NULL AND NEW.approval_status = 'approved'))
  EXECUTE FUNCTION keep_slug();

INSERT INTO barber_slugs (slug, barber_id)
SELECT slug, user_id FROM barber_profiles WHERE slug IS NOT NULL;
UPDATE barber_profiles SET approval_status = approval_status
WHERE slug IS NULL AND approval_status = 'approved';

-- How whoever waits came to the barber, decided when they joined.
ALTER TABLE waitlist_entries ADD COLUMN source text NOT NULL DEFAULT 'marketplace'
  CHECK (source IN ('marketplace', 'direct_link'));
