-- A stream that reconnects reads what its user has missed.
CREATE INDEX live_events_topic ON live_events (topic, id);
