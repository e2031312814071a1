ALTER TABLE "companies" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_accent" CHECK ("accent" ~ '^#[0-9a-f]{6}$');