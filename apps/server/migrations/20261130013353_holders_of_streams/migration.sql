DROP INDEX "open_streams_session";--> statement-breakpoint
ALTER TABLE "open_streams" ADD COLUMN "holder_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "open_streams_holder" ON "open_streams" ("holder_id");