ALTER TABLE "candidate_careers" ADD COLUMN "skills_signature" integer[];--> statement-breakpoint
-- What was noted of the words alone, or not at all of résumés in plain text, is looked at again.
DELETE FROM "candidate_careers";
