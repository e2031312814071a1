CREATE TABLE "quota_days" (
	"subject" text,
	"day" date,
	"kind" text,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quota_days_pkey" PRIMARY KEY("subject","kind","day"),
	CONSTRAINT "quota_days_used" CHECK ("used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quota_keys" (
	"day" date PRIMARY KEY,
	"key" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quota_uses" (
	"subject" text,
	"day" date,
	"kind" text,
	"key" uuid,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "quota_uses_pkey" PRIMARY KEY("subject","day","kind","key")
);
--> statement-breakpoint
CREATE INDEX "quota_days_day" ON "quota_days" ("day");--> statement-breakpoint
CREATE INDEX "quota_uses_day" ON "quota_uses" ("day");--> statement-breakpoint
-- Takes all keys that are new today, or none: the row lock makes servers that read for one subject take turns.
CREATE FUNCTION take_quota(
  for_subject text, on_day date, of_kind text, keys uuid[], at_most integer, at_time timestamptz,
  OUT granted boolean, OUT used integer, OUT taken integer
) LANGUAGE plpgsql AS $$
DECLARE fresh uuid[];
BEGIN
  INSERT INTO quota_days (subject, day, kind) VALUES (for_subject, on_day, of_kind) ON CONFLICT DO NOTHING;
  SELECT d.used INTO used FROM quota_days d
    WHERE d.subject = for_subject AND d.day = on_day AND d.kind = of_kind FOR UPDATE;
  SELECT array_agg(k) INTO fresh FROM (
    SELECT DISTINCT k FROM unnest(keys) AS k
    EXCEPT SELECT u.key FROM quota_uses u
      WHERE u.subject = for_subject AND u.day = on_day AND u.kind = of_kind AND u.key = ANY (keys)
  ) AS unseen;
  taken := coalesce(cardinality(fresh), 0);
  granted := CASE WHEN cardinality(keys) = 0 THEN used < at_most ELSE taken = 0 OR used + taken <= at_most END;
  IF NOT granted OR taken = 0 THEN
    taken := 0;
    RETURN;
  END IF;
  INSERT INTO quota_uses (subject, day, kind, key, at) SELECT for_subject, on_day, of_kind, k, at_time FROM unnest(fresh) AS k;
  UPDATE quota_days d SET used = d.used + cardinality(fresh)
    WHERE d.subject = for_subject AND d.day = on_day AND d.kind = of_kind RETURNING d.used INTO used;
END $$;
