ALTER TABLE "request_keys" ADD COLUMN "meta" jsonb;--> statement-breakpoint
ALTER TABLE "request_keys" ADD COLUMN "status" integer;