CREATE TABLE "talent_pool_members" (
	"id" uuid PRIMARY KEY,
	"pool_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"note" text,
	"remind_on" date,
	"reminder_of" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_pool_members_once" UNIQUE("pool_id","candidate_id"),
	CONSTRAINT "talent_pool_members_note_length" CHECK (char_length("note") <= 1000),
	CONSTRAINT "talent_pool_members_reminder" CHECK (num_nulls("remind_on", "reminder_of") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "talent_pools" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"visibility" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_pools_name_length" CHECK (char_length("name") between 2 and 60),
	CONSTRAINT "talent_pools_visibility" CHECK ("visibility" in ('team','private'))
);
--> statement-breakpoint
CREATE INDEX "talent_pool_members_candidate" ON "talent_pool_members" ("candidate_id");--> statement-breakpoint
CREATE INDEX "talent_pool_members_due" ON "talent_pool_members" ("reminder_of","remind_on") WHERE "remind_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "talent_pools_name" ON "talent_pools" ("company_id",lower("name")) WHERE "visibility" = 'team';--> statement-breakpoint
CREATE UNIQUE INDEX "talent_pools_own_name" ON "talent_pools" ("owner_id",lower("name")) WHERE "visibility" = 'private';--> statement-breakpoint
CREATE INDEX "talent_pools_of_company" ON "talent_pools" ("company_id","created_at");--> statement-breakpoint
ALTER TABLE "talent_pool_members" ADD CONSTRAINT "talent_pool_members_pool_id_talent_pools_id_fkey" FOREIGN KEY ("pool_id") REFERENCES "talent_pools"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "talent_pool_members" ADD CONSTRAINT "talent_pool_members_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "talent_pool_members" ADD CONSTRAINT "talent_pool_members_added_by_users_id_fkey" FOREIGN KEY ("added_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "talent_pool_members" ADD CONSTRAINT "talent_pool_members_reminder_of_users_id_fkey" FOREIGN KEY ("reminder_of") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "talent_pools" ADD CONSTRAINT "talent_pools_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "talent_pools" ADD CONSTRAINT "talent_pools_owner_id_users_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id");