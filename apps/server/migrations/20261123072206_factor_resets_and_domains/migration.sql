CREATE TABLE "factor_resets" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "factor_resets_state_known" CHECK ("state" in ('proposed','confirmed','rejected')),
	CONSTRAINT "factor_resets_second_person" CHECK ("state" <> 'confirmed' or ("decided_by" <> "proposed_by" and "decided_by" <> "user_id"))
);
--> statement-breakpoint
ALTER TABLE "sign_in_domains" ADD COLUMN "missing_since" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "factor_resets_created" ON "factor_resets" ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "factor_resets_one_open" ON "factor_resets" ("user_id") WHERE "state" = 'proposed';--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_proposed_by_users_id_fkey" FOREIGN KEY ("proposed_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_decided_by_users_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id");