ALTER TABLE "teammates" ADD COLUMN "job_access" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "teammates" ADD COLUMN "requirement_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "teammates" ADD COLUMN "sent_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "teammates" ADD COLUMN "sent_on" date;--> statement-breakpoint
ALTER TABLE "teammates" ADD COLUMN "last_sent_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "teammates" ADD COLUMN "joined_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "teammates" ADD COLUMN "ownership_offered_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "teammates" ADD COLUMN "ownership_offered_by" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "teammates_one_invitation" ON "teammates" (coalesce("company_id", "agency_id"),"email") WHERE "state" = 'pending';--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_ownership_offered_by_users_id_fkey" FOREIGN KEY ("ownership_offered_by") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "teammates" ADD CONSTRAINT "teammates_job_access" CHECK ("job_access" in ('all', 'assigned'));--> statement-breakpoint
UPDATE "teammates" SET "joined_at" = "created_at" WHERE "state" in ('active', 'suspended');--> statement-breakpoint
UPDATE "teammates" SET "seat" = 'free' FROM "roles" WHERE "roles"."id" = "teammates"."role_id" AND "roles"."key" = 'employer.viewer';
