CREATE TABLE "candidate_profile_history" (
	"id" smallint PRIMARY KEY DEFAULT 1,
	"edition" bigint DEFAULT 0 NOT NULL,
	"settled_below" text DEFAULT '0' NOT NULL,
	"generation" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "candidate_profile_history_one_row" CHECK ("id" = 1)
);
--> statement-breakpoint
CREATE TABLE "candidate_profile_versions" (
	"candidate_id" uuid,
	"edition" bigint,
	"content_hash" text,
	"profile" text,
	CONSTRAINT "candidate_profile_versions_pkey" PRIMARY KEY("candidate_id","edition"),
	CONSTRAINT "candidate_profile_versions_whole" CHECK ("content_hash" is not null or "profile" is null)
);
--> statement-breakpoint
ALTER TABLE "candidate_anonymous_searches" ADD COLUMN "seal" jsonb;--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD COLUMN "seal" jsonb;--> statement-breakpoint
CREATE INDEX "candidate_profile_versions_edition" ON "candidate_profile_versions" ("edition");
--> statement-breakpoint
-- A past ranking is made again from these rows: they may be erased, and say nothing else than they said.
create function keep_profile_version() returns trigger language plpgsql as $$
begin
  if (new.candidate_id, new.edition, new.content_hash) is distinct from (old.candidate_id, old.edition, old.content_hash)
    or new.profile is not null then
    raise exception 'a kept profile can only be erased' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger candidate_profile_versions_kept before update on candidate_profile_versions
  for each row execute function keep_profile_version();
