CREATE TABLE "profile_shares" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"shared_by" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "profile_shares_of_company" ON "profile_shares" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "profile_shares_candidate" ON "profile_shares" ("candidate_id","created_at");--> statement-breakpoint
ALTER TABLE "profile_shares" ADD CONSTRAINT "profile_shares_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profile_shares" ADD CONSTRAINT "profile_shares_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profile_shares" ADD CONSTRAINT "profile_shares_shared_by_users_id_fkey" FOREIGN KEY ("shared_by") REFERENCES "users"("id");