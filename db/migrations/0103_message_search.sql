-- Words of messages. Shops write in English and Spanish within one sentence: no stemming, the stop words
-- of both languages, no accents. The last word of a search is a prefix.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE TEXT SEARCH DICTIONARY message_stop_en (TEMPLATE = simple, STOPWORDS = english, ACCEPT = false);
CREATE TEXT SEARCH DICTIONARY message_stop_es (TEMPLATE = simple, STOPWORDS = spanish, ACCEPT = false);
CREATE TEXT SEARCH CONFIGURATION message_words (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION message_words
  ALTER MAPPING FOR asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part,
    hword_numpart WITH message_stop_en, message_stop_es, unaccent, simple;

-- The business, or the nil uuid for support: a search stays within it, also in the index.
ALTER TABLE messages ADD COLUMN scope_id uuid NOT NULL;
CREATE INDEX messages_words ON messages
  USING gin (scope_id, to_tsvector('message_words', body)) WHERE kind IN ('text', 'broadcast');
