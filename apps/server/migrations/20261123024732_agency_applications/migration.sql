ALTER TABLE "agencies" DROP CONSTRAINT "agencies_domain_key";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "accepted_terms_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "verified_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "decided_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "decision_reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "agencies_domain_once" ON "agencies" ("domain") WHERE "state" in ('approved', 'suspended');--> statement-breakpoint
CREATE INDEX "agencies_by_domain" ON "agencies" ("domain");--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_decided_by_users_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE SET NULL;