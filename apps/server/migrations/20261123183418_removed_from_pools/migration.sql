CREATE TABLE "talent_pool_removals" (
	"id" uuid PRIMARY KEY,
	"pool_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"note" text,
	"remind_on" date,
	"reminder_of" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"removed_by" uuid NOT NULL,
	"removed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "talent_pool_removals_of_pool" ON "talent_pool_removals" ("pool_id","candidate_id");--> statement-breakpoint
CREATE INDEX "talent_pool_removals_candidate" ON "talent_pool_removals" ("candidate_id");--> statement-breakpoint
CREATE INDEX "talent_pool_removals_at" ON "talent_pool_removals" ("removed_at");--> statement-breakpoint
ALTER TABLE "talent_pool_removals" ADD CONSTRAINT "talent_pool_removals_pool_id_talent_pools_id_fkey" FOREIGN KEY ("pool_id") REFERENCES "talent_pools"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "talent_pool_removals" ADD CONSTRAINT "talent_pool_removals_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "talent_pool_removals" ADD CONSTRAINT "talent_pool_removals_added_by_users_id_fkey" FOREIGN KEY ("added_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "talent_pool_removals" ADD CONSTRAINT "talent_pool_removals_reminder_of_users_id_fkey" FOREIGN KEY ("reminder_of") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "talent_pool_removals" ADD CONSTRAINT "talent_pool_removals_removed_by_users_id_fkey" FOREIGN KEY ("removed_by") REFERENCES "users"("id");