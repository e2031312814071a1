ALTER TABLE "model_versions" ADD COLUMN "rolled_back_by" uuid;--> statement-breakpoint
ALTER TABLE "model_versions" ADD COLUMN "rolled_back_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "model_versions" ADD COLUMN "roll_back_reason" text;--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_rolled_back_by_users_id_fkey" FOREIGN KEY ("rolled_back_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_roll_back_reason_length" CHECK (length("roll_back_reason") between 3 and 500);--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_rolled_back_whole" CHECK (("rolled_back_at" is null) = ("roll_back_reason" is null));--> statement-breakpoint
-- The reason of a roll-back took the place of the promotion's, which the audit log still has.
UPDATE "model_versions" SET "roll_back_reason" = "reason", "rolled_back_at" = "decided_at", "rolled_back_by" = "decided_by" WHERE "state" = 'rolledBack';--> statement-breakpoint
UPDATE "model_versions" AS "m" SET "reason" = "a"."after"->>'reason', "decided_at" = "a"."at", "decided_by" = "a"."actor_id" FROM "activities" AS "a" WHERE "m"."state" = 'rolledBack' AND "a"."verb" = 'model.promote' AND "a"."target_type" = 'model-versions' AND "a"."target_id" = "m"."id" AND "a"."after"->>'reason' IS NOT NULL;
