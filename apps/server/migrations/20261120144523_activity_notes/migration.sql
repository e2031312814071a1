CREATE TABLE "activity_notes" (
	"id" uuid PRIMARY KEY,
	"tenant_id" uuid NOT NULL,
	"author_id" uuid,
	"requirement_id" uuid,
	"candidate_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_notes_length" CHECK (char_length("body") between 1 and 1000)
);
--> statement-breakpoint
CREATE INDEX "activity_notes_tenant" ON "activity_notes" ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_notes_candidate" ON "activity_notes" ("candidate_id");--> statement-breakpoint
CREATE INDEX "activities_requirement" ON "activities" ("requirement_id","at") WHERE "requirement_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_candidate" ON "activities" ("candidate_id","at") WHERE "candidate_id" is not null;--> statement-breakpoint
ALTER TABLE "activity_notes" ADD CONSTRAINT "activity_notes_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "activity_notes" ADD CONSTRAINT "activity_notes_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "activity_notes" ADD CONSTRAINT "activity_notes_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;