ALTER TABLE "calendar_connections" ADD COLUMN "provider" text DEFAULT 'caldav' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD COLUMN "wait_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_provider" CHECK ("provider" in ('caldav','google','microsoft'));