ALTER TABLE "candidates" ADD COLUMN "is_agency_away" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "candidates" SET "is_agency_away" = true FROM "agencies"
WHERE "agencies"."id" = "candidates"."agency_id" AND "agencies"."state" IN ('suspended', 'closed');
