CREATE TABLE "company_logos" (
	"company_id" uuid PRIMARY KEY,
	"media_type" text NOT NULL,
	"content" bytea NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "company_logos_media_type" CHECK ("media_type" in ('image/png', 'image/jpeg', 'image/webp')),
	CONSTRAINT "company_logos_size" CHECK (length("content") between 1 and 524288)
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "blind_review" text DEFAULT 'personal' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_currency" CHECK ("currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_blind_review" CHECK ("blind_review" in ('personal', 'reviewers'));