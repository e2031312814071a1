CREATE TABLE "reference_data" (
	"name" text PRIMARY KEY,
	"digest" text NOT NULL,
	"synchronised_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "countries" DROP CONSTRAINT "countries_name_key";--> statement-breakpoint
ALTER TABLE "skills" DROP CONSTRAINT "skills_name_key";--> statement-breakpoint
ALTER TABLE "titles" DROP CONSTRAINT "titles_name_key";--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "roles" DROP CONSTRAINT "roles_key_unique";--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_key_unique" UNIQUE NULLS NOT DISTINCT("company_id","agency_id","key");--> statement-breakpoint
CREATE INDEX "users_mail_domain" ON "users" (split_part("email", '@', 2));--> statement-breakpoint
ALTER TABLE "roles" DROP CONSTRAINT "roles_company_id_companies_id_fkey", ADD CONSTRAINT "roles_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "roles" DROP CONSTRAINT "roles_built_in_belong_to_nobody", ADD CONSTRAINT "roles_built_in_belong_to_nobody" CHECK ("built_in" = (num_nonnulls("company_id", "agency_id") = 0));