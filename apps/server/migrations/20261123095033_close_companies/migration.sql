ALTER TABLE "companies" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "deletes_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "emptied_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_closing_whole" CHECK (("closed_at" is null) = ("deletes_at" is null));