ALTER TABLE "talent_pool_members" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_pool_removals" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;