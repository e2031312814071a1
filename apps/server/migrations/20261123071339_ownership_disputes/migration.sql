CREATE TABLE "dispute_statements" (
	"id" uuid PRIMARY KEY,
	"dispute_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_statements_once" UNIQUE("dispute_id","side"),
	CONSTRAINT "dispute_statements_length" CHECK (char_length("body") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "ownership_disputes" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"other_submission_id" uuid,
	"other_agency_id" uuid,
	"opened_by" text NOT NULL,
	"opened_user" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"answer_by" timestamp(3) with time zone NOT NULL,
	"outcome" text,
	"decision_reason" text,
	"decided_by" uuid,
	"decided_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ownership_disputes_state_known" CHECK ("state" in ('open','answered','unanswered','decided','conceded','withdrawn')),
	CONSTRAINT "ownership_disputes_outcome_known" CHECK ("outcome" in ('agency','employer','otherAgency')),
	CONSTRAINT "ownership_disputes_ended" CHECK (("state" in ('decided','conceded')) = ("outcome" is not null)),
	CONSTRAINT "ownership_disputes_other_whole" CHECK (num_nonnulls("other_submission_id", "other_agency_id") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "disputed_since" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "ownership_disputes_once" ON "ownership_disputes" ("submission_id") WHERE "state" in ('open','answered','unanswered');--> statement-breakpoint
CREATE INDEX "ownership_disputes_of_company" ON "ownership_disputes" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "ownership_disputes_of_agency" ON "ownership_disputes" ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "ownership_disputes_of_other" ON "ownership_disputes" ("other_agency_id","created_at");--> statement-breakpoint
CREATE INDEX "ownership_disputes_due" ON "ownership_disputes" ("answer_by") WHERE "state" = 'open';--> statement-breakpoint
ALTER TABLE "dispute_statements" ADD CONSTRAINT "dispute_statements_dispute_id_ownership_disputes_id_fkey" FOREIGN KEY ("dispute_id") REFERENCES "ownership_disputes"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "dispute_statements" ADD CONSTRAINT "dispute_statements_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "ownership_disputes" ADD CONSTRAINT "ownership_disputes_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "ownership_disputes" ADD CONSTRAINT "ownership_disputes_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "ownership_disputes" ADD CONSTRAINT "ownership_disputes_submission_id_submissions_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ownership_disputes" ADD CONSTRAINT "ownership_disputes_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "ownership_disputes" ADD CONSTRAINT "ownership_disputes_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "ownership_disputes" ADD CONSTRAINT "ownership_disputes_other_submission_id_submissions_id_fkey" FOREIGN KEY ("other_submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ownership_disputes" ADD CONSTRAINT "ownership_disputes_other_agency_id_agencies_id_fkey" FOREIGN KEY ("other_agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "ownership_disputes" ADD CONSTRAINT "ownership_disputes_opened_user_users_id_fkey" FOREIGN KEY ("opened_user") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "ownership_disputes" ADD CONSTRAINT "ownership_disputes_decided_by_users_id_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id");