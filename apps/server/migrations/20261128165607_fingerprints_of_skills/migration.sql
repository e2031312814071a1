ALTER TABLE "candidate_careers" ADD COLUMN "rules" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_careers" ADD COLUMN IF NOT EXISTS "skills_signature" integer[];