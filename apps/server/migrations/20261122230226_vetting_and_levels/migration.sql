CREATE TABLE "vetting_changes" (
	"id" uuid PRIMARY KEY,
	"candidate_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"method" text NOT NULL,
	"assessor_role" text NOT NULL,
	"result" text NOT NULL,
	"score" real,
	"score_max" real,
	"on" date NOT NULL,
	"valid_until" date,
	"document_hash" text,
	"integrity" jsonb,
	"skill_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vetting_changes_state_known" CHECK ("state" in ('proposed','confirmed','rejected')),
	CONSTRAINT "vetting_changes_second_person" CHECK ("state" <> 'confirmed' or "decided_by" <> "proposed_by")
);
--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD COLUMN "imported_evidence" "evidence_grade";--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD COLUMN "imported_evidence_on" date;--> statement-breakpoint
ALTER TABLE "vetting_results" ADD COLUMN "integrity" jsonb;--> statement-breakpoint
ALTER TABLE "vetting_results" ADD COLUMN "skill_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "vetting_results" ADD COLUMN "recorded_by" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "vetting_changes_one_open" ON "vetting_changes" ("result_id") WHERE "state" = 'proposed';--> statement-breakpoint
CREATE INDEX "vetting_changes_candidate" ON "vetting_changes" ("candidate_id");--> statement-breakpoint
ALTER TABLE "vetting_results" ADD CONSTRAINT "vetting_results_recorded_by_users_id_fkey" FOREIGN KEY ("recorded_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "vetting_changes" ADD CONSTRAINT "vetting_changes_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "vetting_changes" ADD CONSTRAINT "vetting_changes_result_id_vetting_results_id_fkey" FOREIGN KEY ("result_id") REFERENCES "vetting_results"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "vetting_changes" ADD CONSTRAINT "vetting_changes_proposed_by_users_id_fkey" FOREIGN KEY ("proposed_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "vetting_changes" ADD CONSTRAINT "vetting_changes_decided_by_users_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id");