-- The figures of the landing page, counted by a job once a minute. Before, every booking anywhere told
-- all servers and all open landing pages that they had changed.
CREATE TABLE platform_figures (
  is_only        boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  total_barbers  integer NOT NULL,
  total_bookings integer NOT NULL,
  average_rating numeric NOT NULL,
  total_cities   integer NOT NULL,
  counted_at     timestamptz NOT NULL DEFAULT now()
);

DROP TRIGGER bookings_live ON bookings;

-- Who is listed changes lists everywhere; other changes of a barber concern that barber's pages.
DROP TRIGGER barber_profiles_live ON barber_profiles;
CREATE TRIGGER barber_profiles_live
  AFTER INSERT OR DELETE OR UPDATE OF approval_status, is_active, paused_until ON barber_profiles
  FOR EACH STATEMENT EXECUTE FUNCTION publish_topic('stats');
