CREATE INDEX "candidates_masked_name" ON "candidates" ("masked_name" text_pattern_ops);--> statement-breakpoint
-- How well the words of a text name another one, from 0 to 1. Without trigrams, as where the extension is not installed or may not
-- be created, only words that are contained in it do.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  END IF;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'Misspelled names are not found: %', SQLERRM;
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE FUNCTION text_likeness(needle text, haystack text) RETURNS real
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN word_similarity(needle, haystack);
    CREATE INDEX candidates_headline_parts ON candidates USING gin (headline gin_trgm_ops);
    CREATE INDEX candidate_contacts_name_parts ON candidate_contacts USING gin (legal_name gin_trgm_ops);
  ELSE
    CREATE FUNCTION text_likeness(needle text, haystack text) RETURNS real
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (CASE WHEN position(lower(needle) IN lower(haystack)) > 0 THEN 1 ELSE 0 END)::real;
  END IF;
END
$$;
