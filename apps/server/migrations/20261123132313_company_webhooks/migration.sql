ALTER TABLE "agency_webhooks" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "agency_webhooks" ALTER COLUMN "agency_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "agency_webhooks_company" ON "agency_webhooks" ("company_id","created_at");--> statement-breakpoint
ALTER TABLE "agency_webhooks" ADD CONSTRAINT "agency_webhooks_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "agency_webhooks" ADD CONSTRAINT "agency_webhooks_one_owner" CHECK (num_nonnulls("agency_id", "company_id") = 1);