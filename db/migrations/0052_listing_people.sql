-- People by when they joined, a page by its key.
CREATE INDEX users_created ON users (created_at, id);
