CREATE TABLE "shortlisted_stages" (
	"id" uuid PRIMARY KEY,
	"shortlisted_id" uuid NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"reason_code" text,
	CONSTRAINT "shortlisted_stages_known" CHECK ("to_stage" in ('submitted','duplicate','denied','shortlisted','contactRequested','contactReleased','interviewing','decision','offer','hired','passed','withdrawn','closed')),
	CONSTRAINT "shortlisted_stages_actor" CHECK ("actor_type" in ('user','agency','candidateLink','system','guest')),
	CONSTRAINT "shortlisted_stages_lead_somewhere" CHECK ("from_stage" is distinct from "to_stage")
);
--> statement-breakpoint
CREATE INDEX "shortlisted_stages_of_entry" ON "shortlisted_stages" ("shortlisted_id","at");--> statement-breakpoint
ALTER TABLE "shortlisted_stages" ADD CONSTRAINT "shortlisted_stages_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id") ON DELETE CASCADE;--> statement-breakpoint
INSERT INTO "shortlisted_stages" ("id", "shortlisted_id", "to_stage", "at", "actor_type", "actor_id", "reason_code")
	SELECT gen_random_uuid(), "id", "stage", "stage_since", 'user', "added_by", "pass_code" FROM "shortlisteds";
