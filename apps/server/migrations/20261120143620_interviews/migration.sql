CREATE TABLE "busy_times" (
	"id" uuid PRIMARY KEY,
	"import_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "busy_times_forward" CHECK ("ends_at" > "starts_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL CONSTRAINT "calendar_feeds_one_each" UNIQUE,
	"token_hash" text NOT NULL CONSTRAINT "calendar_feeds_token" UNIQUE,
	"last_read_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_hash_shape" CHECK ("token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "calendar_imports" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"zone" text NOT NULL,
	"busy_count" integer NOT NULL,
	"skipped_count" integer NOT NULL,
	"first_at" timestamp(3) with time zone,
	"last_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_imports_once" UNIQUE("user_id","name"),
	CONSTRAINT "calendar_imports_name_length" CHECK (char_length("name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "interview_bookings" (
	"interview_id" uuid,
	"person_id" uuid,
	"person_kind" text NOT NULL,
	"during" tstzrange NOT NULL,
	CONSTRAINT "interview_bookings_pkey" PRIMARY KEY("interview_id","person_id"),
	CONSTRAINT "interview_bookings_kind" CHECK ("person_kind" in ('interviewer','candidate')),
	CONSTRAINT "interview_bookings_half_open" CHECK (not isempty("during") and lower_inc("during") and not upper_inc("during"))
);
--> statement-breakpoint
CREATE TABLE "interview_changes" (
	"id" uuid PRIMARY KEY,
	"interview_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by" text NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"from_start" timestamp(3) with time zone,
	"from_end" timestamp(3) with time zone,
	"to_start" timestamp(3) with time zone,
	"to_end" timestamp(3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "interview_panel" (
	"interview_id" uuid,
	"user_id" uuid,
	"required" boolean DEFAULT true NOT NULL,
	"response" text DEFAULT 'needsAction' NOT NULL,
	"responded_at" timestamp(3) with time zone,
	CONSTRAINT "interview_panel_pkey" PRIMARY KEY("interview_id","user_id"),
	CONSTRAINT "interview_panel_response" CHECK ("response" in ('needsAction','accepted','tentative','declined'))
);
--> statement-breakpoint
CREATE TABLE "interview_reminders" (
	"interview_id" uuid,
	"kind" text,
	"sent_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "interview_reminders_pkey" PRIMARY KEY("interview_id","kind")
);
--> statement-breakpoint
CREATE TABLE "interview_scorecards" (
	"interview_id" uuid,
	"user_id" uuid,
	"recommendation" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"summary" text NOT NULL,
	"submitted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "interview_scorecards_pkey" PRIMARY KEY("interview_id","user_id"),
	CONSTRAINT "interview_scorecards_recommendation" CHECK ("recommendation" in ('definitelyNo','no','noDecision','yes','strongYes')),
	CONSTRAINT "interview_scorecards_summary_length" CHECK (char_length("summary") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"interview_id" uuid,
	"starts_at" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"zone" text NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "interview_slots_pkey" PRIMARY KEY("interview_id","starts_at"),
	CONSTRAINT "interview_slots_by" CHECK ("by" in ('employer','candidate')),
	CONSTRAINT "interview_slots_half_hours" CHECK ("ends_at" > "starts_at" and extract(epoch from "ends_at" - "starts_at")::bigint % 1800 = 0)
);
--> statement-breakpoint
CREATE TABLE "scheduled_interviews" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"shortlisted_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"kind" text NOT NULL,
	"minutes" smallint NOT NULL,
	"organizer_id" uuid NOT NULL,
	"zone_organizer" text NOT NULL,
	"zone_candidate" text NOT NULL,
	"place" text NOT NULL,
	"join_url" text,
	"place_note" text,
	"state" text NOT NULL,
	"state_since" timestamp(3) with time zone NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone,
	"ics_uid" text NOT NULL CONSTRAINT "scheduled_interviews_ics_uid" UNIQUE,
	"ics_sequence" integer DEFAULT 0 NOT NULL,
	"respond_by" timestamp(3) with time zone,
	"reminded_at" timestamp(3) with time zone,
	"asked_by" text,
	"reason" text,
	"reschedule_count" smallint DEFAULT 0 NOT NULL,
	"counter_count" smallint DEFAULT 0 NOT NULL,
	"cancel_reason" text,
	"cancelled_by" text,
	"no_show_party" text,
	"no_show_reason" text,
	"no_show_at" timestamp(3) with time zone,
	"contested_at" timestamp(3) with time zone,
	"contest_reason" text,
	"complete_reason" text,
	"scorecard_template_id" uuid,
	"criteria" jsonb NOT NULL,
	"loop_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_interviews_state" CHECK ("state" in ('draft','proposed','countered','scheduled','rescheduling','awaitingFeedback','completed','expired','cancelled','noShow')),
	CONSTRAINT "scheduled_interviews_kind" CHECK ("kind" in ('screen','technical','system','culture','final')),
	CONSTRAINT "scheduled_interviews_place" CHECK ("place" in ('video','phone','onsite')),
	CONSTRAINT "scheduled_interviews_round" CHECK ("round" between 1 and 12),
	CONSTRAINT "scheduled_interviews_minutes" CHECK ("minutes" between 30 and 480 and "minutes" % 30 = 0),
	CONSTRAINT "scheduled_interviews_time_whole" CHECK (num_nulls("starts_at", "ends_at") in (0, 2) and "ends_at" > "starts_at"
          and extract(epoch from "ends_at" - "starts_at")::bigint % 1800 = 0),
	CONSTRAINT "scheduled_interviews_agreed_has_time" CHECK ("state" not in ('scheduled','rescheduling','awaitingFeedback','completed','noShow') or "starts_at" is not null),
	CONSTRAINT "scheduled_interviews_waits_until" CHECK (("state" in ('proposed','countered','rescheduling')) = ("respond_by" is not null)),
	CONSTRAINT "scheduled_interviews_cancelled_with_reason" CHECK ("state" <> 'cancelled' or "cancel_reason" is not null),
	CONSTRAINT "scheduled_interviews_no_show_whole" CHECK (num_nulls("no_show_party", "no_show_at") in (0, 2)),
	CONSTRAINT "scheduled_interviews_no_show_party" CHECK ("state" <> 'noShow' or "no_show_party" is not null),
	CONSTRAINT "scheduled_interviews_join_url" CHECK ("join_url" ~ '^https://')
);
--> statement-breakpoint
CREATE TABLE "scorecard_templates" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"retired_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecard_templates_name_length" CHECK (char_length("name") between 2 and 60),
	CONSTRAINT "scorecard_templates_kind" CHECK ("kind" in ('screen','technical','system','culture','final')),
	CONSTRAINT "scorecard_templates_criteria" CHECK (jsonb_array_length("criteria") between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "plan" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX "busy_times_of_import" ON "busy_times" ("import_id");--> statement-breakpoint
CREATE INDEX "busy_times_of_user" ON "busy_times" ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "interview_changes_of_interview" ON "interview_changes" ("interview_id","at");--> statement-breakpoint
CREATE INDEX "interview_panel_of_user" ON "interview_panel" ("user_id");--> statement-breakpoint
CREATE INDEX "interview_slots_range" ON "interview_slots" ("starts_at");--> statement-breakpoint
CREATE INDEX "scheduled_interviews_of_company" ON "scheduled_interviews" ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "scheduled_interviews_of_requirement" ON "scheduled_interviews" ("requirement_id","candidate_id");--> statement-breakpoint
CREATE INDEX "scheduled_interviews_of_entry" ON "scheduled_interviews" ("shortlisted_id");--> statement-breakpoint
CREATE INDEX "scheduled_interviews_of_candidate" ON "scheduled_interviews" ("candidate_id","starts_at");--> statement-breakpoint
CREATE INDEX "scheduled_interviews_waiting" ON "scheduled_interviews" ("respond_by") WHERE "state" in ('proposed','countered','rescheduling');--> statement-breakpoint
CREATE INDEX "scheduled_interviews_ending" ON "scheduled_interviews" ("ends_at") WHERE "state" in ('scheduled','rescheduling');--> statement-breakpoint
CREATE INDEX "scheduled_interviews_feedback" ON "scheduled_interviews" ("state_since") WHERE "state" = 'awaitingFeedback';--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_interviews_one_per_round" ON "scheduled_interviews" ("shortlisted_id","round") WHERE "state" not in ('expired','cancelled','noShow');--> statement-breakpoint
CREATE UNIQUE INDEX "scorecard_templates_name" ON "scorecard_templates" ("company_id",lower("name")) WHERE "retired_at" is null;--> statement-breakpoint
CREATE INDEX "scorecard_templates_of_company" ON "scorecard_templates" ("company_id","kind");--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_import_id_calendar_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "calendar_imports"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "calendar_imports" ADD CONSTRAINT "calendar_imports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_interview_id_scheduled_interviews_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "scheduled_interviews"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interview_changes" ADD CONSTRAINT "interview_changes_interview_id_scheduled_interviews_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "scheduled_interviews"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interview_changes" ADD CONSTRAINT "interview_changes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "interview_panel" ADD CONSTRAINT "interview_panel_interview_id_scheduled_interviews_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "scheduled_interviews"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interview_panel" ADD CONSTRAINT "interview_panel_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "interview_reminders" ADD CONSTRAINT "interview_reminders_interview_id_scheduled_interviews_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "scheduled_interviews"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interview_scorecards" ADD CONSTRAINT "interview_scorecards_interview_id_scheduled_interviews_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "scheduled_interviews"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interview_scorecards" ADD CONSTRAINT "interview_scorecards_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_scheduled_interviews_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "scheduled_interviews"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scheduled_interviews" ADD CONSTRAINT "scheduled_interviews_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "scheduled_interviews" ADD CONSTRAINT "scheduled_interviews_requirement_id_requirements_id_fkey" FOREIGN KEY ("requirement_id") REFERENCES "requirements"("id");--> statement-breakpoint
ALTER TABLE "scheduled_interviews" ADD CONSTRAINT "scheduled_interviews_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id");--> statement-breakpoint
ALTER TABLE "scheduled_interviews" ADD CONSTRAINT "scheduled_interviews_shortlisted_id_shortlisteds_id_fkey" FOREIGN KEY ("shortlisted_id") REFERENCES "shortlisteds"("id");--> statement-breakpoint
ALTER TABLE "scheduled_interviews" ADD CONSTRAINT "scheduled_interviews_organizer_id_users_id_fkey" FOREIGN KEY ("organizer_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "scheduled_interviews" ADD CONSTRAINT "scheduled_interviews_ypKfnvXUiO4V_fkey" FOREIGN KEY ("scorecard_template_id") REFERENCES "scorecard_templates"("id");--> statement-breakpoint
ALTER TABLE "scorecard_templates" ADD CONSTRAINT "scorecard_templates_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE;