-- For the trail of one thing and of one person. The newest rows are found by the key.
CREATE INDEX audit_log_entity ON audit_log (entity_id, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_id, id DESC);
