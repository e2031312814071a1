CREATE TABLE "candidate_duplicates" (
	"id" uuid PRIMARY KEY,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"signals" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_duplicates_once" UNIQUE("first_id","second_id"),
	CONSTRAINT "candidate_duplicates_ordered" CHECK ("first_id" < "second_id"),
	CONSTRAINT "candidate_duplicates_state_known" CHECK ("state" in ('open','dismissed','merged'))
);
--> statement-breakpoint
CREATE TABLE "candidate_merges" (
	"id" uuid PRIMARY KEY,
	"kept_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"state" text NOT NULL,
	"choices" jsonb NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"merged_at" timestamp(3) with time zone,
	"undo_until" timestamp(3) with time zone,
	"undone_at" timestamp(3) with time zone,
	"moved" jsonb DEFAULT '{}' NOT NULL,
	"before" jsonb,
	"written_version" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_merges_state_known" CHECK ("state" in ('proposed','rejected','merged','undone')),
	CONSTRAINT "candidate_merges_two_profiles" CHECK ("kept_id" <> "gone_id"),
	CONSTRAINT "candidate_merges_dated" CHECK (("state" in ('merged','undone')) = ("merged_at" is not null)),
	CONSTRAINT "candidate_merges_second_person" CHECK ("state" not in ('merged','undone') or "decided_by" is distinct from "proposed_by"),
	CONSTRAINT "candidate_merges_reason_length" CHECK (length("reason") between 10 and 300)
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
CREATE INDEX "candidate_duplicates_second" ON "candidate_duplicates" ("second_id");--> statement-breakpoint
CREATE INDEX "candidate_duplicates_created" ON "candidate_duplicates" ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_merges_one_open" ON "candidate_merges" ("gone_id") WHERE "state" = 'proposed';--> statement-breakpoint
CREATE INDEX "candidate_merges_kept" ON "candidate_merges" ("kept_id");--> statement-breakpoint
CREATE INDEX "candidate_merges_gone" ON "candidate_merges" ("gone_id");--> statement-breakpoint
CREATE INDEX "candidate_merges_created" ON "candidate_merges" ("created_at","id");--> statement-breakpoint
CREATE INDEX "candidates_merged" ON "candidates" ("merged_into") WHERE "merged_into" is not null;--> statement-breakpoint
ALTER TABLE "candidate_duplicates" ADD CONSTRAINT "candidate_duplicates_first_id_candidates_id_fkey" FOREIGN KEY ("first_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_duplicates" ADD CONSTRAINT "candidate_duplicates_second_id_candidates_id_fkey" FOREIGN KEY ("second_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_kept_id_candidates_id_fkey" FOREIGN KEY ("kept_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_gone_id_candidates_id_fkey" FOREIGN KEY ("gone_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_proposed_by_users_id_fkey" FOREIGN KEY ("proposed_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_decided_by_users_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_merged_into_candidates_id_fkey" FOREIGN KEY ("merged_into") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_merged_somewhere" CHECK (("state" = 'merged') = ("merged_into" is not null));--> statement-breakpoint
ALTER TABLE "candidates" DROP CONSTRAINT "candidates_state_known", ADD CONSTRAINT "candidates_state_known" CHECK ("state" in ('draft','inVetting','available','engaged','paused','erased','merged'));
--> statement-breakpoint
-- A result never changes; only the profile to which it belongs may, when two profiles of one person become one.
create function keep_vetting_result() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - 'candidate_id' is distinct from to_jsonb(new) - 'candidate_id' then
    raise exception 'a vetting result cannot change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
drop trigger vetting_results_append_only on vetting_results;
--> statement-breakpoint
create trigger vetting_results_append_only before update on vetting_results
  for each row execute function keep_vetting_result();
