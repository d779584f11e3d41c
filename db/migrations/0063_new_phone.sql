-- The secret of a new phone, until its first code is confirmed. The old one counts until then.
ALTER TABLE second_factors ADD COLUMN next_secret bytea;
