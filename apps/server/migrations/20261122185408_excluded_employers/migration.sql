CREATE TABLE "excluded_employers" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"added_by" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "excluded_employers_name_length" CHECK (char_length("name") between 2 and 200),
	CONSTRAINT "excluded_employers_reason_known" CHECK ("reason" in ('ownGroup','noPoach'))
);
--> statement-breakpoint
CREATE INDEX "candidate_work_employer" ON "candidate_work" USING hash (lower("employer"));--> statement-breakpoint
CREATE UNIQUE INDEX "excluded_employers_once" ON "excluded_employers" ("company_id",lower("name")) WHERE "ends_on" is null;--> statement-breakpoint
ALTER TABLE "excluded_employers" ADD CONSTRAINT "excluded_employers_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "excluded_employers" ADD CONSTRAINT "excluded_employers_added_by_users_id_fkey" FOREIGN KEY ("added_by") REFERENCES "users"("id");--> statement-breakpoint
UPDATE "requirements" SET "criteria" = "criteria" #- '{exclude,companies}' WHERE "criteria" -> 'exclude' ? 'companies';
