ALTER TABLE "shortlisteds" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD COLUMN "overridden_by" uuid;--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD COLUMN "overridden_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD CONSTRAINT "shortlisteds_overridden_by_users_id_fkey" FOREIGN KEY ("overridden_by") REFERENCES "users"("id");