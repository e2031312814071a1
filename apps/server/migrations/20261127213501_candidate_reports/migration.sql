CREATE TABLE "candidate_reports" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"search_id" uuid,
	"line" jsonb,
	"reported_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"answer" text,
	"answered_by" uuid,
	"closed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_reports_state_known" CHECK ("state" in ('open','answered','withdrawn')),
	CONSTRAINT "candidate_reports_answered_whole" CHECK (("state" = 'answered') = ("outcome" is not null) and ("state" = 'open') = ("closed_at" is null)),
	CONSTRAINT "candidate_reports_note_length" CHECK (char_length("note") <= 1000)
);
--> statement-breakpoint
CREATE INDEX "candidate_reports_of_company" ON "candidate_reports" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_reports_by_state" ON "candidate_reports" ("state","created_at");--> statement-breakpoint
CREATE INDEX "candidate_reports_candidate" ON "candidate_reports" ("candidate_id");--> statement-breakpoint
ALTER TABLE "candidate_reports" ADD CONSTRAINT "candidate_reports_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_reports" ADD CONSTRAINT "candidate_reports_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "candidate_reports" ADD CONSTRAINT "candidate_reports_reported_by_users_id_fkey" FOREIGN KEY ("reported_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "candidate_reports" ADD CONSTRAINT "candidate_reports_answered_by_users_id_fkey" FOREIGN KEY ("answered_by") REFERENCES "users"("id");