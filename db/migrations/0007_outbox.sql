-- What a transaction wants done once it has committed: a job for the worker or a live event. The
-- relay drains it every 20 ms, so that no NOTIFY stands in a booking's way.
CREATE TABLE outbox (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind    text NOT NULL CHECK (kind IN ('job', 'live')),
  -- The task of a job, the topic of a live event.
  name    text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  run_at  timestamptz,
  job_key text
);

-- Live events in the order they were relayed, kept long enough for a browser to reconnect.
CREATE TABLE live_events (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic   text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX live_events_at ON live_events (at);

-- Public topics carry a version and never a row, whoever writes the table.
CREATE FUNCTION publish_topic() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (kind, name) VALUES ('live', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER settings_live AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION publish_topic('settings');
CREATE TRIGGER page_content_live AFTER INSERT OR UPDATE OR DELETE ON page_content
  FOR EACH STATEMENT EXECUTE FUNCTION publish_topic('page_content');
CREATE TRIGGER theme_settings_live AFTER INSERT OR UPDATE OR DELETE ON theme_settings
  FOR EACH STATEMENT EXECUTE FUNCTION publish_topic('theme_settings');
CREATE TRIGGER cms_content_live AFTER INSERT OR UPDATE OR DELETE ON cms_content
  FOR EACH STATEMENT EXECUTE FUNCTION publish_topic('stats');
CREATE TRIGGER cities_live AFTER INSERT OR UPDATE OR DELETE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION publish_topic('stats');
CREATE TRIGGER barber_profiles_live AFTER INSERT OR UPDATE OR DELETE ON barber_profiles
  FOR EACH STATEMENT EXECUTE FUNCTION publish_topic('stats');
CREATE TRIGGER bookings_live AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH STATEMENT EXECUTE FUNCTION publish_topic('stats');
