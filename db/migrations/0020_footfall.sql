-- How many people looked at a barber's page and how many began to book, by day in the shop.
CREATE TABLE footfall (
  barber_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day       date NOT NULL,
  views     integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  starts    integer NOT NULL DEFAULT 0 CHECK (starts >= 0),
  PRIMARY KEY (barber_id, day)
);

-- Whoever was counted today is not counted again. A mark says nothing of anybody without the day's
-- salt, and both are thrown away with the day. Unlogged: after a crash somebody may count twice,
-- and nothing of it is in any log or standby.
CREATE UNLOGGED TABLE footfall_salts (
  day  date PRIMARY KEY,
  salt bytea NOT NULL
);

CREATE UNLOGGED TABLE footfall_marks (
  day  date NOT NULL,
  mark bytea NOT NULL,
  PRIMARY KEY (day, mark)
);
