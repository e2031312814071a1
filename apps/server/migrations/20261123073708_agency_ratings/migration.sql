CREATE TABLE "agency_ratings" (
	"id" uuid PRIMARY KEY,
	"agency_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL UNIQUE,
	"rated_by" uuid NOT NULL,
	"accuracy" smallint NOT NULL,
	"speed" smallint NOT NULL,
	"quality" smallint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_ratings_grades" CHECK ("accuracy" between 1 and 5 and "speed" between 1 and 5 and "quality" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX "agency_ratings_of_agency" ON "agency_ratings" ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "agency_ratings_of_company" ON "agency_ratings" ("company_id","created_at");--> statement-breakpoint
ALTER TABLE "agency_ratings" ADD CONSTRAINT "agency_ratings_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "agency_ratings" ADD CONSTRAINT "agency_ratings_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "agency_ratings" ADD CONSTRAINT "agency_ratings_submission_id_submissions_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "agency_ratings" ADD CONSTRAINT "agency_ratings_rated_by_users_id_fkey" FOREIGN KEY ("rated_by") REFERENCES "users"("id");