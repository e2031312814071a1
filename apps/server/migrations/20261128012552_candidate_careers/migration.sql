CREATE TABLE "candidate_careers" (
	"candidate_id" uuid PRIMARY KEY,
	"version" integer NOT NULL,
	"signature" integer[]
);
--> statement-breakpoint
ALTER TABLE "candidate_careers" ADD CONSTRAINT "candidate_careers_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;