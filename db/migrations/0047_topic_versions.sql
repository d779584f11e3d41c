-- The newest event of each public topic whose events have been deleted: pages name these versions, and
-- must be the same on a server that starts later.
CREATE TABLE topic_versions (
  topic   text PRIMARY KEY,
  version bigint NOT NULL
);

-- For the barbers of a shop's page, and for purging that page when one of them changes.
CREATE INDEX barber_profiles_shop ON barber_profiles (shop_id) WHERE shop_id IS NOT NULL;
