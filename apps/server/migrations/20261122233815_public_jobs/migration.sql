ALTER TABLE "requirements" ADD COLUMN "return_note" text;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "visibility" text DEFAULT 'private' NOT NULL;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_visibility_known" CHECK ("visibility" in ('private','unlisted','public'));