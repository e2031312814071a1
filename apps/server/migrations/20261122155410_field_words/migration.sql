ALTER TABLE "work_term_readings" RENAME TO "keyword_readings";--> statement-breakpoint
ALTER TABLE "candidate_profile_history" RENAME COLUMN "edition" TO "pool_version";--> statement-breakpoint
ALTER TABLE "candidate_profile_versions" RENAME COLUMN "edition" TO "pool_version";--> statement-breakpoint
ALTER TABLE "candidates" RENAME COLUMN "work_terms" TO "keywords";--> statement-breakpoint
ALTER TABLE "requirements" RENAME COLUMN "query_card" TO "criteria";--> statement-breakpoint
ALTER TABLE "candidate_anonymous_searches" RENAME COLUMN "query_card" TO "criteria";--> statement-breakpoint
ALTER TABLE "candidate_searches" RENAME COLUMN "query_card" TO "criteria";--> statement-breakpoint
ALTER INDEX "candidate_profile_versions_edition" RENAME TO "candidate_profile_versions_pool_version";--> statement-breakpoint
-- A past ranking is made again from these rows: they may be erased, and say nothing else than they said.
create or replace function keep_profile_version() returns trigger language plpgsql as $$
begin
  if (new.candidate_id, new.pool_version, new.content_hash)
      is distinct from (old.candidate_id, old.pool_version, old.content_hash)
    or new.profile is not null then
    raise exception 'a kept profile can only be erased' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
update requirements set criteria = (criteria - 'workTerms') || jsonb_build_object('keywords', criteria->'workTerms')
  where criteria ? 'workTerms';
