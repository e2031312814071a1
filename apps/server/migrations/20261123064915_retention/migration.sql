CREATE TABLE "retention_policies" (
	"company_id" uuid PRIMARY KEY,
	"applications" integer,
	"searches" integer,
	"notifications" integer,
	"counts_from" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_policies_applications" CHECK ("applications" between 180 and 1460),
	CONSTRAINT "retention_policies_searches" CHECK ("searches" between 30 and 1460),
	CONSTRAINT "retention_policies_notifications" CHECK ("notifications" between 30 and 1460)
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"people" integer NOT NULL,
	"searches" integer NOT NULL,
	"notifications" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shortlisteds" ADD COLUMN "anonymized_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "retention_runs_of_company" ON "retention_runs" ("company_id","at");--> statement-breakpoint
ALTER TABLE "retention_policies" ADD CONSTRAINT "retention_policies_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;