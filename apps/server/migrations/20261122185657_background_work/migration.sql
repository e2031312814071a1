ALTER TABLE "outbox" ADD COLUMN "set_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "held_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "job_id" uuid;--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" ("run_after") WHERE "held_at" is null;--> statement-breakpoint
CREATE INDEX "mail_deliveries_job" ON "mail_deliveries" ("job_id");--> statement-breakpoint
ALTER TABLE "mail_deliveries" DROP CONSTRAINT "mail_deliveries_attempts", ADD CONSTRAINT "mail_deliveries_attempts" CHECK ("attempts" between 0 and 100);--> statement-breakpoint
-- What a clock that was ahead has written is due at once: its times are recognized by `set_at`.
UPDATE "outbox" SET "set_at" = "created_at";--> statement-breakpoint
-- Nothing stops being retried any more.
UPDATE "outbox" SET "run_after" = now() WHERE "failed_at" is not null;
