CREATE TABLE "hire_check_ins" (
	"hire_id" uuid,
	"day" smallint,
	"due_on" date NOT NULL,
	"asked_at" timestamp(3) with time zone,
	"score" smallint,
	"note" text,
	"answered_by" uuid,
	"answered_at" timestamp(3) with time zone,
	CONSTRAINT "hire_check_ins_pkey" PRIMARY KEY("hire_id","day"),
	CONSTRAINT "hire_check_ins_day" CHECK ("day" in (30, 60, 90)),
	CONSTRAINT "hire_check_ins_score" CHECK ("score" between 1 and 5),
	CONSTRAINT "hire_check_ins_note_length" CHECK (length("note") <= 1000),
	CONSTRAINT "hire_check_ins_answer_whole" CHECK (num_nulls("score", "answered_by", "answered_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "hired_candidates" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"agency_id" uuid,
	"offer_id" uuid NOT NULL CONSTRAINT "hired_candidates_offer" UNIQUE,
	"state" text NOT NULL,
	"engagement" text NOT NULL,
	"rate_amount_minor" bigint NOT NULL,
	"rate_currency" text NOT NULL,
	"rate_period" text NOT NULL,
	"hours_per_week" integer,
	"start_on" date NOT NULL,
	"started_by" text,
	"trial_days" integer NOT NULL,
	"trial_ends_on" date NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"confirmed_by" text,
	"guarantee_until" date NOT NULL,
	"end_on" date,
	"end_code" text,
	"end_note" text,
	"replacement_reason" text,
	"replacement_note" text,
	"replacement_of" uuid CONSTRAINT "hired_candidates_replaced_once" UNIQUE,
	"rating_score" smallint,
	"rating_note" text,
	"is_rating_shared" boolean DEFAULT false NOT NULL,
	"start_asked_at" timestamp(3) with time zone,
	"trial_reminders" smallint DEFAULT 0 NOT NULL,
	"guarantee_reminded_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hired_candidates_state_known" CHECK ("state" in ('awaitingStart','noStart','inTrial','endedInTrial','confirmed','ended','endedInGuarantee','replacementOpen','replaced','refunded')),
	CONSTRAINT "hired_candidates_rate" CHECK ("rate_amount_minor" >= 0 and "rate_currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "hired_candidates_rate_period" CHECK ("rate_period" in ('hour','day','month','year')),
	CONSTRAINT "hired_candidates_engagement_known" CHECK ("engagement" in ('fullTime','contract')),
	CONSTRAINT "hired_candidates_hours" CHECK ("hours_per_week" between 1 and 60),
	CONSTRAINT "hired_candidates_trial" CHECK ("trial_days" between 0 and 180),
	CONSTRAINT "hired_candidates_started" CHECK ("state" in ('awaitingStart','noStart') or "started_by" is not null),
	CONSTRAINT "hired_candidates_confirmed_whole" CHECK ("state" in ('awaitingStart','noStart','inTrial','endedInTrial')
          or num_nulls("confirmed_at", "confirmed_by") = 0),
	CONSTRAINT "hired_candidates_end_with_reason" CHECK ("state" in ('awaitingStart','inTrial','confirmed') or num_nulls("end_on", "end_code") = 0),
	CONSTRAINT "hired_candidates_replacement_with_reason" CHECK ("state" not in ('replacementOpen','replaced','refunded') or "replacement_reason" is not null),
	CONSTRAINT "hired_candidates_rating_range" CHECK ("rating_score" between 1 and 5),
	CONSTRAINT "hired_candidates_trial_reminders" CHECK ("trial_reminders" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "offer_approvals" (
	"id" uuid PRIMARY KEY,
	"offer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"note" text,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "offer_approvals_decision_known" CHECK ("decision" in ('approved','returned')),
	CONSTRAINT "offer_approvals_note_length" CHECK (length("note") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "offer_documents" (
	"offer_id" uuid PRIMARY KEY,
	"bytes" bytea NOT NULL,
	"hash" text NOT NULL,
	"terms" text NOT NULL,
	"position" text NOT NULL,
	"company_name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "offer_documents_hash" CHECK ("hash" = encode(sha256("bytes"), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "offer_templates" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_templates_name_length" CHECK (char_length("name") between 2 and 60),
	CONSTRAINT "offer_templates_body_length" CHECK (char_length("body") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"period" integer NOT NULL,
	"shortlisted_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"title_id" uuid,
	"revision" integer NOT NULL,
	"supersedes" uuid,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"pay_period" text NOT NULL,
	"hourly_minor" integer,
	"engagement" text NOT NULL,
	"hours_per_week" integer,
	"start_on" date NOT NULL,
	"trial_days" integer NOT NULL,
	"terms" text NOT NULL,
	"expiry_days" integer NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"needs_owner" boolean DEFAULT false NOT NULL,
	"approver_id" uuid,
	"author_ids" uuid[] NOT NULL,
	"submitted_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"viewed_at" timestamp(3) with time zone,
	"reminded_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"accepted_name" text,
	"accepted_by" text,
	"evidence" text,
	"seat_given_back_at" timestamp(3) with time zone,
	"decline_code" text,
	"decline_note" text,
	"withdraw_code" text,
	"withdraw_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_revision_once" UNIQUE("shortlisted_id","revision"),
	CONSTRAINT "offers_state_known" CHECK ("state" in ('draft','pendingApproval','approved','sent','viewed','accepted','declined','expired','withdrawn','superseded')),
	CONSTRAINT "offers_amount" CHECK ("amount_minor" >= 0 and "currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "offers_pay_period" CHECK ("pay_period" in ('hour','day','month','year')),
	CONSTRAINT "offers_engagement_known" CHECK ("engagement" in ('fullTime','contract')),
	CONSTRAINT "offers_hours" CHECK ("hours_per_week" between 1 and 60),
	CONSTRAINT "offers_trial" CHECK ("trial_days" between 0 and 180),
	CONSTRAINT "offers_expiry_days" CHECK ("expiry_days" between 1 and 30),
	CONSTRAINT "offers_authors" CHECK (cardinality("author_ids") > 0),
	CONSTRAINT "offers_revision" CHECK ("revision" >= 1 and ("revision" = 1) = ("supersedes" is null)),
	CONSTRAINT "offers_out_with_clock" CHECK ("state" not in ('sent','viewed','accepted','declined','expired','superseded')
          or num_nulls("sent_at", "expires_at") = 0),
	CONSTRAINT "offers_accepted_whole" CHECK ("state" <> 'accepted' or (num_nulls("accepted_name", "accepted_by", "answered_at") = 0
          and ("accepted_by" = 'link' or "evidence" is not null))),
	CONSTRAINT "offers_declined_with_reason" CHECK ("state" <> 'declined' or "decline_code" is not null),
	CONSTRAINT "offers_withdrawn_with_reason" CHECK ("state" <> 'withdrawn' or "withdraw_code" is not null)
);
--> statement-breakpoint
CREATE INDEX "hire_check_ins_due" ON "hire_check_ins" ("due_on") WHERE "asked_at" is null;--> statement-breakpoint
CREATE INDEX "hired_candidates_company" ON "hired_candidates" ("company_id","start_on");--> statement-breakpoint
CREATE INDEX "hired_candidates_requirement" ON "hired_candidates" ("requirement_id");--> statement-breakpoint
CREATE INDEX "hired_candidates_candidate" ON "hired_candidates" ("candidate_id");--> statement-breakpoint
CREATE INDEX "hired_candidates_agency" ON "hired_candidates" ("agency_id","start_on");--> statement-breakpoint
CREATE INDEX "hired_candidates_by_clock" ON "hired_candidates" ("state","start_on") WHERE "state" in ('awaitingStart','inTrial','confirmed');--> statement-breakpoint
CREATE INDEX "offer_approvals_offer" ON "offer_approvals" ("offer_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_once" ON "offer_templates" ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_in_preparation" ON "offers" ("shortlisted_id") WHERE "state" in ('draft','pendingApproval','approved');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_out" ON "offers" ("shortlisted_id") WHERE "state" in ('sent','viewed');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted" ON "offers" ("shortlisted_id") WHERE "state" = 'accepted';--> statement-breakpoint
CREATE INDEX "offers_company" ON "offers" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_requirement" ON "offers" ("requirement_id","state");--> statement-breakpoint
CREATE INDEX "offers_candidate" ON "offers" ("candidate_id");--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" ("expires_at") WHERE "state" in ('sent','viewed');--> statement-breakpoint
CREATE INDEX "offers_comparable" ON "offers" ("title_id","engagement","sent_at");--> statement-breakpoint
ALTER TABLE "hire_check_ins" ADD CONSTRAINT "hire_check_ins_hire_id_hired_candidates_id_fkey" FOREIGN KEY ("hire_id") REFERENCES "hired_candidates"("id");--> statement-breakpoint
ALTER TABLE "hire_check_ins" ADD CONSTRAINT "hire_check_ins_answered_by_users_id_fkey" FOREIGN KEY ("answered_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "hired_candidates" ADD CONSTRAINT "hired_candidates_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "hired_candidates" ADD CONSTRAINT "hired_candidates_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "hired_candidates" ADD CONSTRAINT "hired_candidates_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "hired_candidates" ADD CONSTRAINT "hired_candidates_agency_id_agencies_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agencies"("id");--> statement-breakpoint
ALTER TABLE "hired_candidates" ADD CONSTRAINT "hired_candidates_offer_id_offers_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id");--> statement-breakpoint
ALTER TABLE "hired_candidates" ADD CONSTRAINT "hired_candidates_replacement_of_hired_candidates_id_fkey" FOREIGN KEY ("replacement_of") REFERENCES "hired_candidates"("id");--> statement-breakpoint
ALTER TABLE "offer_approvals" ADD CONSTRAINT "offer_approvals_offer_id_offers_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id");--> statement-breakpoint
ALTER TABLE "offer_approvals" ADD CONSTRAINT "offer_approvals_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "offer_documents" ADD CONSTRAINT "offer_documents_offer_id_offers_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id");--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_title_id_titles_id_fkey" FOREIGN KEY ("title_id") REFERENCES "titles"("id");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_supersedes_offers_id_fkey" FOREIGN KEY ("supersedes") REFERENCES "offers"("id");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_approver_id_users_id_fkey" FOREIGN KEY ("approver_id") REFERENCES "users"("id");--> statement-breakpoint
create trigger offer_documents_frozen before update on offer_documents
  for each row execute function refuse_change();
