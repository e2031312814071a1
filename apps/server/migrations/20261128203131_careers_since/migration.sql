ALTER TABLE "candidate_careers" ADD COLUMN "career_since" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_careers" ADD COLUMN "first_signature" integer[];--> statement-breakpoint
UPDATE "candidate_careers" k SET "career_since" = c."created_at", "first_signature" = k."signature" FROM "candidates" c WHERE c."id" = k."candidate_id";
