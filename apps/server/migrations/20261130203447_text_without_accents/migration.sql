-- What lists are searched by: "jose" finds "José", "strasse" "Straße", "محمد" "مُحَمَّد". Composed again at the end, since か is
-- another letter than が, and 하 another than 한. Lower case comes last: with the locale C, PostgreSQL knows it of ASCII only. Text in ASCII is the usual case, and much cheaper.
CREATE FUNCTION plain_text(said text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(said) = length(said) THEN lower(said) ELSE
    lower(normalize(
      regexp_replace(
        normalize(
          replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(said, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ı', 'i'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'), '’', ''''),
          NFD),
        '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]+', '', 'g'),
      NFC))
  END;
--> statement-breakpoint
-- The indexes of names and headlines follow what is compared.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    DROP INDEX IF EXISTS candidates_headline_parts;
    DROP INDEX IF EXISTS candidate_contacts_name_parts;
    CREATE INDEX candidates_headline_parts ON candidates USING gin (plain_text(headline) gin_trgm_ops);
    CREATE INDEX candidate_contacts_name_parts ON candidate_contacts USING gin (plain_text(legal_name) gin_trgm_ops);
  END IF;
END
$$;
