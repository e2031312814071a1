CREATE TABLE "candidate_requests" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"shortlisted_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wish" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"written_down_by" uuid,
	"outcome" text,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp(3) with time zone,
	"answer_by" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone,
	"overdue_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_requests_kind" CHECK ("kind" in ('alternative','accommodation','review')),
	CONSTRAINT "candidate_requests_state" CHECK ("state" in ('asked','answered','withdrawn')),
	CONSTRAINT "candidate_requests_wish" CHECK (char_length("wish") between 10 and 2000),
	CONSTRAINT "candidate_requests_answered" CHECK (("state" = 'answered') = ("answer" is not null)
          and ("answer" is null) = ("outcome" is null)
          and ("answer" is null) = ("answered_at" is null)
          and ("answer" is null) = ("answered_by" is null)),
	CONSTRAINT "candidate_requests_outcome" CHECK ("outcome" in ('granted','partly','declined')),
	CONSTRAINT "candidate_requests_answer" CHECK (char_length("answer") between 3 and 2000)
);
--> statement-breakpoint
CREATE TABLE "owed_letters" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"shortlisted_id" uuid NOT NULL,
	"agency_id" uuid,
	"about" text NOT NULL,
	"key" text NOT NULL UNIQUE,
	"stage" text,
	"request_id" uuid,
	"state" text DEFAULT 'owed' NOT NULL,
	"tell_by" timestamp(3) with time zone NOT NULL,
	"how" text,
	"note" text,
	"told_by" uuid,
	"told_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owed_letters_about" CHECK (case "about" when 'end' then "stage" in ('passed','closed')
          and "request_id" is null when 'answer' then "request_id" is not null else false end),
	CONSTRAINT "owed_letters_told" CHECK ("state" in ('owed','told') and ("state" = 'told') = ("how" is not null)
          and ("how" is null) = ("told_at" is null) and ("how" is null) = ("told_by" is null)),
	CONSTRAINT "owed_letters_how" CHECK ("how" in ('phone','inPerson','otherWay')),
	CONSTRAINT "owed_letters_note" CHECK (char_length("note") <= 500),
	CONSTRAINT "owed_letters_key" CHECK (char_length("key") between 1 and 300)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_requests_one_open" ON "candidate_requests" ("shortlisted_id","kind") WHERE "state" = 'asked';--> statement-breakpoint
CREATE INDEX "candidate_requests_company" ON "candidate_requests" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_requests_candidate" ON "candidate_requests" ("candidate_id");--> statement-breakpoint
CREATE INDEX "candidate_requests_waiting" ON "candidate_requests" ("answer_by") WHERE "state" = 'asked';--> statement-breakpoint
CREATE INDEX "owed_letters_company" ON "owed_letters" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "owed_letters_agency" ON "owed_letters" ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "owed_letters_candidate" ON "owed_letters" ("candidate_id");--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id");--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_written_down_by_users_id_fkey" FOREIGN KEY ("written_down_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_answered_by_users_id_fkey" FOREIGN KEY ("answered_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "owed_letters" ADD CONSTRAINT "owed_letters_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "owed_letters" ADD CONSTRAINT "owed_letters_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "owed_letters" ADD CONSTRAINT "owed_letters_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "owed_letters" ADD CONSTRAINT "owed_letters_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id");--> statement-breakpoint
ALTER TABLE "owed_letters" ADD CONSTRAINT "owed_letters_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "owed_letters" ADD CONSTRAINT "owed_letters_request_id_candidate_requests_id_fkey" FOREIGN KEY ("request_id") REFERENCES "candidate_requests"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "owed_letters" ADD CONSTRAINT "owed_letters_told_by_users_id_fkey" FOREIGN KEY ("told_by") REFERENCES "users"("id");